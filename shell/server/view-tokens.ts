import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** How long after its document a browser may report, in milliseconds: a long read. */
const validMs = 30 * 60 * 1_000

/** Of the latest tokens it is known whether they were spent, at a byte each; earlier ones have ended. */
const maxTokens = 100_000

export interface ViewToken {
  /** What its document was made of. */
  about: readonly string[]
  /** False when it was spent before. */
  spend(): boolean
}

/** Tokens of page views: whoever reports on one was sent it, and reports once. */
export interface ViewTokens {
  /** @param about names without dots, commas or spaces */
  issue(about: readonly string[]): string
  /** Null when it is not ours, not of this process, or has ended. */
  open(token: string): ViewToken | null
}

/** Signed with a secret of this process: only the shell that sent a document knows what became of its token. */
export function createViewTokens(limit = maxTokens): ViewTokens {
  const secret = randomBytes(32)
  const spent = new Uint8Array(limit)
  let issued = 0
  const sign = (text: string) => createHmac('sha256', secret).update(text).digest()

  return {
    issue(about) {
      issued++
      spent[issued % limit] = 0
      const text = `${issued}.${Math.round(performance.now() + validMs)}.${about.join()}`
      return `${text}.${sign(text).toString('base64url')}`
    },
    open(token) {
      const [, text = '', number, endsAt, about = '', signature = ''] =
        /^((\d+)\.(\d+)\.([^.]+))\.([\w-]+)$/.exec(token) ?? []
      const given = Buffer.from(signature, 'base64url')
      const expected = sign(text)
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
      if (Number(number) <= issued - limit || Number(endsAt) < performance.now()) return null
      return {
        about: about.split(','),
        spend() {
          const place = Number(number) % limit
          const isFirst = spent[place] === 0
          spent[place] = 1
          return isFirst
        },
      }
    },
  }
}
