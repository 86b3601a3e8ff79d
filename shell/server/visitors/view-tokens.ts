import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import { LRUCache } from 'lru-cache'

/** How long after its document a browser may report, in milliseconds: a long read. */
const validMs = 30 * 60 * 1_000

/** Tokens that are known to be spent, the latest: each took a report, which has a budget. */
const maxSpent = 20_000

export interface ViewToken {
  /** What its document was made of. */
  about: readonly string[]
  /** False when it was spent on that before. */
  spend(on: string): boolean
}

interface Kind {
  /** What shells share that take each other's tokens; each has one of its own where nothing is said. */
  secret?: string | undefined
  /** What they are for: another's are none of these. */
  use?: string
  limit?: number
}

/**
 * Tokens of page views: whoever reports on one was sent it, and reports each thing once to each shell that takes it. Signed, so
 * that nobody makes one up.
 */
export function createViewTokens({ secret, use = 'view-token', limit = maxSpent }: Kind = {}) {
  const key = secret ? Buffer.from(hkdfSync('sha256', secret, '', use, 32)) : randomBytes(32)
  /** Tells its tokens from those of other shells. */
  const issuer = randomBytes(6).toString('hex')
  /** On what, by name of the token. */
  const spent = new LRUCache<string, Set<string>>({ max: limit })
  let issued = 0
  const sign = (text: string) => createHmac('sha256', key).update(text).digest()

  return {
    /** @param about names without dots, commas or spaces */
    issue(about: readonly string[]): string {
      issued++
      const text = `${issuer}${issued}.${Date.now() + validMs}.${about.join()}`
      return `${text}.${sign(text).toString('base64url')}`
    },
    /** Null when nobody of us signed it, or it has ended. */
    open(token: string): ViewToken | null {
      const [, text = '', name = '', endsAt, about = '', signature = ''] =
        /^(([0-9a-f]{13,40})\.(\d+)\.([^.]+))\.([\w-]+)$/.exec(token) ?? []
      const given = Buffer.from(signature, 'base64url')
      const expected = sign(text)
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
      if (Number(endsAt) < Date.now()) return null
      return {
        about: about.split(','),
        spend(on) {
          const before = spent.get(name) ?? new Set()
          if (before.has(on)) return false
          spent.set(name, before.add(on))
          return true
        },
      }
    },
  }
}
