import { LRUCache } from 'lru-cache'
import { limits } from '../limits.ts'
import type { Redirect } from '../rendering/render-page.ts'
import type { PageDocument } from './render-document.ts'

/** How long a page stands in for one that cannot be rendered. */
const lastGoodMs = 24 * 60 * 60 * 1_000

/** What decides which document answers a request. */
export interface PageKey {
  /** Path and query. */
  address: string
  /** The remote whose pages are at this address, or nothing for the shell's. */
  owner: string
  /** A page at its own address, of which there are only so many: nothing else takes its room. */
  isPinned: boolean
  /** The canaries among its releases, whose pages are cached beside everybody's; empty when there are none. */
  canaries: string
  /** Releases, data, and whether browsers report: a page rendered with others is not the one asked for. */
  version: string
  /** The last part of the version: what the backend says. */
  data: string
}

export interface CachedPage {
  page: PageDocument
  version: string
  data: string
  storedAt: number
  /** True from when it could not be rendered again. */
  isLastGood: boolean
}

/**
 * Pages that were rendered, as many as there is room for. Of the owner that has the most, what was asked for the longest ago is
 * evicted: however many pages a remote makes up, and however large, those of others stay.
 */
export function createPageStore() {
  const pinned = createCache(limits.pinnedPages)
  const others = createCache(limits.otherPages)
  const cacheOf = ({ isPinned }: PageKey) => (isPinned ? pinned : others)
  return {
    /** Whatever its version. */
    get: (key: PageKey) => cacheOf(key).of(key).get(nameOf(key)),
    /** Stores a good page, marks the one before when it failed, and forgets it when there is none any more. */
    put(key: PageKey, page: PageDocument | Redirect): void {
      const [cache, name] = [cacheOf(key), nameOf(key)]
      const own = cache.of(key)
      const cached = own.get(name)
      if ('location' in page || page.worth === 'nothing') own.delete(name)
      else if (page.worth === 'good') {
        own.set(name, stored(page, key, cached))
        cache.trim()
      } else if (cached?.version === key.version) cached.isLastGood = true
    },
    /** Takes the place of a page that differs in what is beside it only. */
    replace(key: PageKey, cached: CachedPage): void {
      cacheOf(key).of(key).set(nameOf(key), cached)
      cacheOf(key).trim()
    },
    /** What everybody got before at the same address, not too long ago. */
    lastGood(key: PageKey): CachedPage | undefined {
      const cached = pinned.of(key).get(key.address)
      return cached && ageOf(cached) <= lastGoodMs ? cached : undefined
    },
  }
}

/** Since when it is there, in milliseconds. */
export const ageOf = ({ storedAt }: CachedPage): number => performance.now() - storedAt

function createCache({ bytes, count }: { bytes: number; count: number }) {
  const byOwner = new Map<string, LRUCache<string, CachedPage>>()
  const open = (owner: string) => {
    const opened = new LRUCache<string, CachedPage>({
      max: count,
      maxSize: bytes,
      // As it came, as small as it gets, and in the other encoding.
      sizeCalculation: ({ page: { body, policy } }, name) =>
        body.size * 4 + policy.length + name.length,
    })
    byOwner.set(owner, opened)
    return opened
  }
  const trimBy = (measure: 'size' | 'calculatedSize', most: number) => {
    const all = [...byOwner.values()]
    let sum = all.reduce((total, cache) => total + cache[measure], 0)
    while (sum > most) {
      const largest = all.reduce((one, other) => (other[measure] > one[measure] ? other : one))
      sum -= largest[measure]
      largest.pop()
      sum += largest[measure]
    }
  }
  return {
    of: ({ owner }: PageKey) => byOwner.get(owner) ?? open(owner),
    trim() {
      trimBy('size', count)
      trimBy('calculatedSize', bytes)
    },
  }
}

function stored(page: PageDocument, { version, data }: PageKey, before?: CachedPage): CachedPage {
  // One that came out the same is compressed already.
  const isSame = before?.page.body.etag === page.body.etag
  const body = isSame ? before.page.body : page.body
  return { page: { ...page, body }, version, data, storedAt: performance.now(), isLastGood: false }
}

/** Rendered with other releases or data, a page takes the place of the one before. */
export const nameOf = ({ address, canaries }: PageKey): string =>
  canaries ? `${address} ${canaries}` : address
