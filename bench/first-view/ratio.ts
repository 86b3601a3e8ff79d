import { median } from '../measurement.ts'

/** How many times `b` something is, with the interval that it lies in with a probability of 95 %. */
export interface Ratio {
  ratio: number
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
export function ratioOf(a: readonly number[], b: readonly number[]): Ratio | null {
  const pairs = a.map((value, i) => [value, b[i] ?? NaN] as const)
  const ratio = ratioOfMedians(pairs)
  if (!Number.isFinite(ratio)) return null
  const random = seededRandom(pairs.length)
  const ratios = Array.from({ length: resamples }, () =>
    ratioOfMedians(pairs.map(() => pairs[Math.floor(random() * pairs.length)] ?? [NaN, NaN])),
  ).sort((left, right) => left - right)
  return { ratio, low: quantile(ratios, 0.025), high: quantile(ratios, 0.975) }
}

/** The value below which `share` of the sorted values lie; between two values in proportion. */
export function quantile(sorted: readonly number[], share: number): number {
  const at = (sorted.length - 1) * share
  const below = sorted[Math.floor(at)] ?? NaN
  const above = sorted[Math.ceil(at)] ?? NaN
  return below + (above - below) * (at - Math.floor(at))
}

type Pair = readonly [number, number]

function ratioOfMedians(pairs: readonly Pair[]): number {
  return median(pairs.map(([a]) => a)) / median(pairs.map(([, b]) => b))
}

/** Numbers from 0 to 1 that are the same in every run (mulberry32). */
function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
