import { random as seededRandom } from 'delivery/testing-random'
import { formatFigure, formatRange, type Unit } from './format.ts'
import { median, quantile } from './statistics.ts'

/** A median, or one as a multiple of another, with the interval that it lies in with a probability of 95 %. */
export interface Middle {
  value: number
  low: number
  high: number
}

const resamples = 2_000

/**
 * The ratio of the medians of `a` and `b`, which were measured in pairs. The interval comes from a bootstrap over the pairs, and
 * is the same for the same figures.
 *
 * @returns null when the median of `b` is 0, or nothing was measured
 */
export function ratioOf(a: readonly number[] = [], b: readonly number[] = []): Middle | null {
  const pairs = a.map((value, i) => [value, b[i] ?? NaN] as const)
  const value = ratioOfMedians(pairs)
  return Number.isFinite(value) ? { value, ...intervalOf(pairs, ratioOfMedians) } : null
}

/** The median, its interval from the same bootstrap; null when nothing was measured. */
export const middleOf = (values: readonly number[]): Middle | null =>
  values.length > 0 ? { value: median(values), ...intervalOf(values, median) } : null

/** `58.0 ms (55.9 ms to 61.4 ms)` */
export function formatMiddle(middle: Middle | null, unit: Unit): string {
  if (!middle) return '–'
  const { value, low, high } = middle
  return `${formatFigure(value, unit)} (${formatRange(low, high, unit)})`
}

function intervalOf<T>(samples: readonly T[], figure: (some: readonly T[]) => number) {
  const random = seededRandom(samples.length)
  const draw = () => samples[Math.floor(random() * samples.length)] as T
  const figures = Array.from({ length: resamples }, () => figure(samples.map(draw)))
  return { low: quantile(figures, 0.025), high: quantile(figures, 0.975) }
}

type Pair = readonly [number, number]

const ratioOfMedians = (pairs: readonly Pair[]): number =>
  median(pairs.map(([a]) => a)) / median(pairs.map(([, b]) => b))
