/** One figure of a bench run. */
export interface Measurement {
  name: string
  value: number
  unit: 'ms' | 'bytes' | 'count'
}

/** The middle one of some figures; of an even number the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  const high = sorted[middle] ?? NaN
  return sorted.length % 2 ? high : ((sorted[middle - 1] ?? NaN) + high) / 2
}

/** Of the straight line nearest to some points, by least squares: y for each x. */
export function slope(points: readonly { x: number; y: number }[]): number {
  const mean = (axis: 'x' | 'y') =>
    points.reduce((sum, point) => sum + point[axis], 0) / points.length
  const x = mean('x')
  const y = mean('y')
  const covariance = points.reduce((sum, point) => sum + (point.x - x) * (point.y - y), 0)
  return covariance / points.reduce((sum, point) => sum + (point.x - x) ** 2, 0)
}
