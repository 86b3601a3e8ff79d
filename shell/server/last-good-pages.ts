import type { Visit } from './compositions.ts'
import type { ComposedPage } from './page-composer.ts'

/** A document as it was sent, with what its headers need. It carries the lock that it was made with. */
export interface KeptPage {
  text: string
  /** Hash of its import map, for `script-src`. */
  importMapHash: string
  /** Milliseconds on the server's own clock. */
  madeAt: number
}

/** The last good documents by address, for when a page cannot be made any more. */
export interface LastGoodPages {
  /** Keeps the document when it is what every visitor gets. */
  keep(request: Request, visit: Visit, page: ComposedPage, text: string): void
  /** The document to answer with in place of a failure, or null. */
  find(request: Request, visit: Visit): KeptPage | null
}

/** In characters; a page has about 100 thousand. */
const maxSize = 48_000_000
const maxAgeMs = 24 * 60 * 60 * 1_000

export function createLastGoodPages(limit = maxSize): LastGoodPages {
  const kept = new Map<string, KeptPage>()
  let size = 0

  const remove = (path: string) => {
    size -= kept.get(path)?.text.length ?? 0
    kept.delete(path)
  }

  return {
    keep(request, visit, page, text) {
      const path = addressOf(request)
      if (path === null || !isOrdinary(visit, page) || !isGood(page)) return
      remove(path)
      const importMapHash = page.composition.importMap.cspHash
      kept.set(path, { text, importMapHash, madeAt: performance.now() })
      size += text.length
      for (const oldest of kept.keys()) {
        if (size <= limit) break
        remove(oldest)
      }
    },
    find(request, visit) {
      const path = addressOf(request)
      const page = path === null || visit.previews.size > 0 ? undefined : kept.get(path)
      return page && performance.now() - page.madeAt < maxAgeMs ? page : null
    },
  }
}

/** Null for what is not kept: forms, and queries, of which anybody can make any number. */
function addressOf({ method, url }: Request): string | null {
  const { pathname, search } = new URL(url)
  return method === 'POST' || search ? null : pathname
}

function isOrdinary({ previews }: Visit, { composition }: ComposedPage): boolean {
  const reasons = Object.values(composition.lock.remotes).map(({ why }) => why)
  return previews.size === 0 && !reasons.includes('canary')
}

function isGood({ context, parts }: ComposedPage): boolean {
  return context.statusCode === 200 && [...parts.values()].every(({ isWhole }) => isWhole)
}
