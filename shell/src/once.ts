/** The work of a key, begun once and kept; what failed is forgotten, and tried again when it is asked for next. */
export function once<Key, T>(
  known: Map<Key, Promise<T>>,
  key: Key,
  work: () => Promise<T>,
): Promise<T> {
  const begun = known.get(key)
  if (begun) return begun
  const loading = work()
  known.set(key, loading)
  loading.catch(() => known.delete(key))
  return loading
}
