import { LRUCache } from 'lru-cache'
import { limits } from '../limits.ts'
import type { PageOutcome } from '../metrics/metrics.ts'
import type { PageDocument, Redirect } from './render-document.ts'

/** How long a page is sent without rendering it again, in milliseconds. */
const freshMs = 10_000
/** How long an old page is sent at once while the next one is rendered: longer, and who comes rarely sees what was. */
const staleMs = 5 * 60 * 1_000
/** How long a page stands in for one that cannot be rendered. */
const lastGoodMs = 24 * 60 * 60 * 1_000

/** What decides which document answers a request. */
export interface PageKey {
  /** Path and query. */
  address: string
  /** A page at its own address, of which there are only so many: nothing else takes its room. */
  isPinned: boolean
  /** The canaries among its releases, whose pages are cached beside everybody's; empty when there are none. */
  canaries: string
  /** Releases, data, and whether browsers report: a page rendered with others is not the one asked for. */
  version: string
}

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

interface CachedPage {
  page: PageDocument
  version: string
  storedAt: number
  /** True from when it could not be rendered again. */
  isLastGood: boolean
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
  const pinned = createStore(limits.pinnedPages)
  const others = createStore(limits.otherPages)
  const rendering = new Map<string, Promise<PageDocument | Redirect>>()
  const storeOf = ({ isPinned }: PageKey) => (isPinned ? pinned : others)

  const start = (key: PageKey, render: Render) => {
    const id = idOf(key)
    const running = isOn ? rendering.get(id) : undefined
    if (running) return running
    const started = render()
      .then((page) => {
        store(storeOf(key), key, page)
        return page
      })
      .finally(() => rendering.delete(id))
    rendering.set(id, started)
    return started
  }

  const refresh = (key: PageKey, render: Render) => {
    if (rendering.has(idOf(key)) || rendering.size >= limits.pagesAtOnce) return
    start(key, render).catch((error: unknown) => onRefreshFailed(key, error))
  }

  /** What everybody got before, for whoever gets a failure now. */
  const lastGoodFor = ({ address }: PageKey): FoundPage | null => {
    const cached = pinned.get(address)
    const ageMs = ageOf(cached)
    if (!cached || ageMs > lastGoodMs || !isServed(cached.page)) return null
    return { page: cached.page, outcome: 'miss', isLastGood: true, ageMs }
  }

  return {
    async get(key, render, admit) {
      const cached = isOn ? storeOf(key).get(keyOf(key)) : undefined
      const ageMs = ageOf(cached)
      if (cached?.version === key.version && ageMs <= staleMs) {
        const outcome = ageMs < freshMs ? 'hit' : 'stale'
        if (outcome === 'stale') refresh(key, render)
        return { page: cached.page, outcome, isLastGood: cached.isLastGood, ageMs }
      }
      const running = isOn ? rendering.get(idOf(key)) : undefined
      const page = await (running ?? admit(() => start(key, render)))
      if (page instanceof Response) return page
      const lastGood = page.status === 503 ? lastGoodFor(key) : null
      return lastGood ?? { page, outcome: 'miss', isLastGood: false, ageMs: 0 }
    },
  }
}

type Store = LRUCache<string, CachedPage>

function createStore({ bytes, count }: { bytes: number; count: number }): Store {
  return new LRUCache({
    max: count,
    maxSize: bytes,
    // With what it is compressed to.
    sizeCalculation: ({ page }, key) => Math.ceil(page.body.bytes.byteLength * 1.5) + key.length,
  })
}

function store(pages: Store, key: PageKey, page: PageDocument | Redirect): void {
  const cached = pages.get(keyOf(key))
  if ('location' in page || page.worth === 'nothing') pages.delete(keyOf(key))
  else if (page.worth === 'good') {
    // One that came out the same is compressed already.
    const isSame = cached?.page.body.etag === page.body.etag
    const body = isSame ? cached.page.body : page.body
    const [{ version }, storedAt] = [key, performance.now()]
    pages.set(keyOf(key), { page: { ...page, body }, version, storedAt, isLastGood: false })
  } else if (cached?.version === key.version) cached.isLastGood = true
}

function ageOf(cached: CachedPage | undefined): number {
  return cached ? performance.now() - cached.storedAt : Infinity
}

/** Rendered with other releases or data, a page takes the place of the one before. */
function keyOf({ address, canaries }: PageKey): string {
  return canaries ? `${address} ${canaries}` : address
}

function idOf(key: PageKey): string {
  return `${key.version} ${keyOf(key)}`
}
