/** Does some work, and says how long it took in milliseconds. */
export async function timed<T>(work: () => Promise<T>): Promise<{ result: T; ms: number }> {
  const startedAt = performance.now()
  const result = await work()
  return { result, ms: performance.now() - startedAt }
}

/** The value below which a share of the values lie; between two values in proportion. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (sorted.length - 1) * share
  const below = sorted[Math.floor(at)] ?? NaN
  const above = sorted[Math.ceil(at)] ?? NaN
  return below + (above - below) * (at - Math.floor(at))
}

/** The middle one of some figures; of an even number the mean of the two in the middle. */
export const median = (values: readonly number[]): number => quantile(values, 0.5)

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
