import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
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

/**
 * Tokens of page views: whoever reports on one was sent it, and reports each thing once. Signed with a secret of this process:
 * only the shell that sent a document knows what became of its token.
 */
export function createViewTokens(limit = maxSpent) {
  const secret = randomBytes(32)
  /** On what, by number of the token. */
  const spent = new LRUCache<number, Set<string>>({ max: limit })
  let issued = 0
  const sign = (text: string) => createHmac('sha256', secret).update(text).digest()

  return {
    /** @param about names without dots, commas or spaces */
    issue(about: readonly string[]): string {
      issued++
      const text = `${issued}.${Math.round(performance.now() + validMs)}.${about.join()}`
      return `${text}.${sign(text).toString('base64url')}`
    },
    /** Null when it is not ours, not of this process, or has ended. */
    open(token: string): ViewToken | null {
      const [, text = '', number, endsAt, about = '', signature = ''] =
        /^((\d+)\.(\d+)\.([^.]+))\.([\w-]+)$/.exec(token) ?? []
      const given = Buffer.from(signature, 'base64url')
      const expected = sign(text)
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
      if (Number(endsAt) < performance.now()) return null
      return {
        about: about.split(','),
        spend(on) {
          const before = spent.get(Number(number)) ?? new Set()
          if (before.has(on)) return false
          spent.set(Number(number), before.add(on))
          return true
        },
      }
    },
  }
}
