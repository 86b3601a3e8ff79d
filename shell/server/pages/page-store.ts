export interface StoreLimits {
  bytes: number
  count: number
}

/** A store of pages that forgets what was not asked for the longest when it has no room. */
export interface PageStore<Page> {
  get(key: string): Page | undefined
  /** @param size in bytes */
  keep(key: string, page: Page, size: number): void
  remove(key: string): void
}

/** @param limits how much there is room for */
export function createPageStore<Page>(limits: StoreLimits): PageStore<Page> {
  /** What was asked for last is last. */
  const entries = new Map<string, { page: Page; size: number }>()
  let total = 0

  const remove = (key: string) => {
    total -= entries.get(key)?.size ?? 0
    entries.delete(key)
  }

  return {
    get(key) {
      const entry = entries.get(key)
      if (!entry) return undefined
      entries.delete(key)
      entries.set(key, entry)
      return entry.page
    },
    keep(key, page, size) {
      remove(key)
      entries.set(key, { page, size })
      total += size
      for (const oldest of entries.keys()) {
        if (total <= limits.bytes && entries.size <= limits.count) break
        remove(oldest)
      }
    },
    remove,
  }
}
