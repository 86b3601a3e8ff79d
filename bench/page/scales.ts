/** From 0 (or, logarithmic, from the lowest value) to pixels. */
export interface Scale {
  (value: number): number
  ticks: number[]
}

export interface Span {
  /** Pixels of the lowest and of the highest value. */
  from: number
  to: number
}

/**
 * A straight scale from 0 that holds `highest`, with about as many ticks as wanted at round values.
 *
 * @param highest 0 or less makes a scale of 0 to 1
 */
export function linearScale(highest: number, { from, to }: Span, tickCount = 4): Scale {
  const top = highest > 0 ? highest : 1
  const step = roundStep(top / tickCount)
  const scale = (value: number) => from + (value / top) * (to - from)
  const ticks = Array.from({ length: Math.floor(top / step + 1e-9) + 1 }, (_, index) =>
    Number((index * step).toPrecision(12)),
  )
  return Object.assign(scale, { ticks })
}

/** A scale on which equal multiples are equally far; its ticks are the values themselves. */
export function logScale(values: readonly number[], { from, to }: Span): Scale {
  const low = Math.log(Math.min(...values))
  const high = Math.log(Math.max(...values))
  const span = high - low || 1
  const scale = (value: number) => from + ((Math.log(value) - low) / span) * (to - from)
  return Object.assign(scale, { ticks: [...values] })
}

/** The round number (1, 2 or 5 times a power of ten) next to `step`, not below it. */
export function roundStep(step: number): number {
  const power = 10 ** Math.floor(Math.log10(step))
  const round = [1, 2, 5, 10].find((factor) => factor * power >= step * (1 - 1e-9)) ?? 10
  return round * power
}

/**
 * Moves positions apart until none is nearer than `distance` to the next, keeping their order, between `low` and `high`.
 *
 * @returns the new positions, in the order of the given ones
 */
export function spread(
  positions: readonly number[],
  distance: number,
  [low, high]: readonly [number, number],
): number[] {
  const order = positions.map((_, index) => index)
  order.sort((a, b) => (positions[a] ?? 0) - (positions[b] ?? 0))
  const placed: number[] = []
  let free = low
  for (const index of order) {
    placed[index] = Math.max(positions[index] ?? 0, free)
    free = (placed[index] ?? 0) + distance
  }
  let limit = high
  for (const index of order.toReversed()) {
    placed[index] = Math.min(placed[index] ?? 0, limit)
    limit = (placed[index] ?? 0) - distance
  }
  return placed
}
