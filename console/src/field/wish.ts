import type { Now } from '../read/now.ts'
import type { Field, Found } from './field.ts'
import { beginningOf } from './figures.ts'

const weekMs = 7 * 24 * 60 * 60 * 1_000
const weeksShown = 12

/** What somebody wants to see of the field. */
export type FieldWish = ReturnType<typeof readFieldWish>

/** @param query a remote and a week by its Monday; what is none is the usual: all of them, and this week */
export function readFieldWish({ remote, week }: Record<string, string | undefined>, now: Now) {
  const monday = beginningOf('week', new Date())
  const weeks = Array.from(
    { length: weeksShown },
    (_, index) => new Date(monday.getTime() - index * weekMs),
  )
  return {
    /** Undefined for all. */
    remote: now.remotes.some(({ name }) => name === remote) ? remote : undefined,
    /** Mondays that can be chosen, the latest first, and the one that was. */
    weeks,
    week: weeks.find((one) => dayOf(one) === week) ?? weeks[0] ?? monday,
  }
}

/** Each of these weeks by itself: the wished one with its kinds of page, of the others the sums, which are kept once they are over. */
export async function readWeeks(field: Field, { remote, weeks, week }: FieldWish): Promise<Found> {
  const parts = weeks.map((first) => {
    const last = new Date(first.getTime() + weekMs)
    return field.read({ first, last, step: 'week', remote, pages: first === week ? 'each' : 'all' })
  })
  const found = await Promise.all(parts)
  return {
    figures: found.flatMap(({ figures }) => figures),
    isWhole: found.every(({ isWhole }) => isWhole),
    silent: found[0]?.silent ?? 0,
  }
}

/** As 2026-11-23. */
export const dayOf = (at: Date): string => at.toISOString().slice(0, 10)
