/** The work of a key, begun once and kept; what failed is forgotten, and tried again when it is asked for next. */
export function once<Key, T>(
  known: Map<Key, Promise<T>>,
  key: Key,
  work: () => Promise<T>,
): Promise<T> {
  const kept = known.get(key)
  if (kept) return kept
  const coming = work()
  known.set(key, coming)
  coming.catch(() => known.delete(key))
  return coming
}
