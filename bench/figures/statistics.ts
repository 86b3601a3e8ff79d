/** Does some work, and says how long it took in milliseconds. */
export async function timed<T>(work: () => Promise<T>): Promise<{ result: T; ms: number }> {
  const startedAt = performance.now()
  const result = await work()
  return { result, ms: performance.now() - startedAt }
}

/** The middle one of some figures; of an even number the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  const high = sorted[middle] ?? NaN
  return sorted.length % 2 ? high : ((sorted[middle - 1] ?? NaN) + high) / 2
}

export const sumOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0)

export const meanOf = (values: readonly number[]): number => sumOf(values) / values.length

/** Of the straight line nearest to some points, by least squares: y for each x. */
export function slope(points: readonly { x: number; y: number }[]): number {
  const x = meanOf(points.map((point) => point.x))
  const y = meanOf(points.map((point) => point.y))
  const covariance = sumOf(points.map((point) => (point.x - x) * (point.y - y)))
  return covariance / sumOf(points.map((point) => (point.x - x) ** 2))
}
