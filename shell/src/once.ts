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

/** What is derived from a key, made when it is first asked for, and kept as long as the key. */
export function oncePer<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, Value>()
  return (key) => {
    const value = known.get(key) ?? make(key)
    known.set(key, value)
    return value
  }
}
