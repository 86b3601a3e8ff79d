/** How long one version lasts at least, in milliseconds. */
const leastMs = 5_000

/**
 * Tells pages that were rendered before the backend's data changed from those after. Answers that are never the same twice, of
 * which one remote may ask for many, leave the pages of others in the cache for some seconds at a time.
 */
export function createDataVersion() {
  let version = 0
  let isChanged = false
  let raisedAt = -Infinity
  return {
    change() {
      isChanged = true
    },
    version() {
      if (isChanged && performance.now() - raisedAt >= leastMs) {
        version++
        isChanged = false
        raisedAt = performance.now()
      }
      return version
    },
  }
}
