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
