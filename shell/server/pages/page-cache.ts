import { limits } from '../limits.ts'
import type { PageOutcome } from '../metrics/metrics.ts'
import { ageOf, createPageStore, nameOf, type PageKey } from './page-store.ts'
import type { PageDocument, Redirect } from './render-document.ts'

/** How long a page is sent without rendering it again, in milliseconds. */
const freshMs = 10_000
/** How long an old page is sent at once while the next one is rendered: longer, and who comes rarely sees what was. */
const staleMs = 5 * 60 * 1_000

/** A page as it goes to a visitor. */
export interface FoundPage {
  page: PageDocument | Redirect
  /** Absent for a page of one visitor. */
  outcome?: PageOutcome
  /** True when it stands in for a page that cannot be rendered. */
  isLastGood: boolean
  /** Since when it is there, in milliseconds. */
  ageMs: number
}

type Render = () => Promise<PageDocument | Redirect>

/** Has a page rendered, or answers with a refusal. */
export type AdmitRender = <T>(render: () => Promise<T>) => Promise<T | Response>

/**
 * Pages as every visitor gets them. A page is rendered once for however many ask for it at the same time; an old one is
 * sent at once while the next is rendered; the last good one stands in when none can be rendered.
 */
export interface PageCache {
  /** @param admit asked before a page is rendered that this request has to wait for */
  get(key: PageKey, render: Render, admit: AdmitRender): Promise<FoundPage | Response>
}

interface Options {
  /** False: every page is rendered for its request, and only last good ones are cached. */
  isOn: boolean
  /** False for a page that must not stand in for another any more. */
  isServed: (page: PageDocument) => boolean
  /** Told of a page that could not be rendered again, for which nobody waited. */
  onRefreshFailed: (key: PageKey, error: unknown) => void
}

export function createPageCache({ isOn, isServed, onRefreshFailed }: Options): PageCache {
  const store = createPageStore()
  const running = new Map<string, Promise<PageDocument | Redirect>>()
  const runningFor = (key: PageKey) => (isOn ? running.get(idOf(key)) : undefined)

  const start = (key: PageKey, render: Render) => {
    const known = runningFor(key)
    if (known) return known
    const started = render().then((page) => {
      store.put(key, page)
      return page
    })
    const rendering = started.finally(() => running.delete(idOf(key)))
    running.set(idOf(key), rendering)
    return rendering
  }

  const refresh = (key: PageKey, render: Render) => {
    if (runningFor(key) || running.size >= limits.pagesAtOnce) return
    start(key, render).catch((error: unknown) => onRefreshFailed(key, error))
  }

  const cachedFor = (key: PageKey): FoundPage | null => {
    const cached = isOn ? store.get(key) : undefined
    if (cached?.version !== key.version || ageOf(cached) > staleMs) return null
    const [{ page, isLastGood }, ageMs] = [cached, ageOf(cached)]
    return { page, outcome: ageMs < freshMs ? 'hit' : 'stale', isLastGood, ageMs }
  }

  /** What everybody got before, for whoever gets a failure now. */
  const lastGoodFor = (key: PageKey): FoundPage | null => {
    const cached = store.lastGood(key)
    if (!cached || !isServed(cached.page)) return null
    return { page: cached.page, outcome: 'miss', isLastGood: true, ageMs: ageOf(cached) }
  }

  return {
    async get(key, render, admit) {
      const cached = cachedFor(key)
      if (cached?.outcome === 'stale') refresh(key, render)
      if (cached) return cached
      const page = await (runningFor(key) ?? admit(() => start(key, render)))
      if (page instanceof Response) return page
      const lastGood = page.status === 503 ? lastGoodFor(key) : null
      return lastGood ?? { page, outcome: 'miss', isLastGood: false, ageMs: 0 }
    },
  }
}

function idOf(key: PageKey): string {
  return `${key.version} ${nameOf(key)}`
}
