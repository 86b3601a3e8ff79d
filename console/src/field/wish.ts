import type { Now } from '../read/now.ts'
import { beginningOf } from './figures.ts'

const weekMs = 7 * 24 * 60 * 60 * 1_000
const weeksShown = 12

/** What somebody wants to see of the field. */
export interface FieldWish {
  /** Undefined for all. */
  remote: string | undefined
  /** Mondays that can be chosen, the latest first, and the one that was. */
  weeks: readonly Date[]
  week: Date
  /** The beginning of the first of them. */
  first: Date
}

/** @param query a remote and a week by its Monday; what is none is the usual: all of them, and this week */
export function readFieldWish(
  { remote, week }: Record<string, string | undefined>,
  now: Now,
): FieldWish {
  const monday = beginningOf('week', new Date())
  const weeks = Array.from(
    { length: weeksShown },
    (_, index) => new Date(monday.getTime() - index * weekMs),
  )
  return {
    remote: now.remotes.some(({ name }) => name === remote) ? remote : undefined,
    weeks,
    week: weeks.find((one) => dayOf(one) === week) ?? monday,
    first: weeks.at(-1) ?? monday,
  }
}

/** As 2026-11-23. */
export const dayOf = (at: Date): string => at.toISOString().slice(0, 10)
