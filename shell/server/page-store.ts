/** A store of pages that forgets what was not asked for the longest when it has no room. */
export interface PageStore<Page> {
  get(key: string): Page | undefined
  /** @param size in bytes */
  keep(key: string, page: Page, size: number): void
  remove(key: string): void
}

/** @param limit in bytes */
export function createPageStore<Page>(limit: number): PageStore<Page> {
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
        if (total <= limit) break
        remove(oldest)
      }
    },
    remove,
  }
}
