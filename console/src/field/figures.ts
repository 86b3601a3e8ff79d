import { releaseIdSchema, remoteNameSchema } from 'delivery'
import * as v from 'valibot'
import { vitals } from 'shell/vital-ranges'

export type VitalName = keyof typeof vitals
export const vitalNames = Object.keys(vitals) as readonly VitalName[]

const countSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** So many of something, of one release, and of a kind of page where it is about one; the backend's `field-figures` takes the same. */
export const figureSchema = v.object({
  remote: remoteNameSchema,
  release: releaseIdSchema,
  page: v.pipe(v.string(), v.regex(/^[a-z0-9/*-]{0,80}$/)),
  /** views: views, and those that failed on the server; told: failures that browsers told of; a vital: views by range, the last one open. */
  name: v.picklist(['views', 'told', ...vitalNames]),
  counts: v.pipe(v.array(countSchema), v.minLength(1), v.maxLength(20)),
})
export type Figure = v.InferOutput<typeof figureSchema>

/** What was counted from a moment on. */
export const datedFigureSchema = v.object({
  ...figureSchema.entries,
  since: v.pipe(v.string(), v.isoTimestamp()),
})
export type DatedFigure = v.InferOutput<typeof datedFigureSchema>

export const steps = ['minute', 'hour', 'day', 'week'] as const
export type Step = (typeof steps)[number]

/** Which figures are asked for: from the first moment to before the last, of one remote or all, of each kind of page or the sums of all. */
export interface Question {
  first: Date
  last: Date
  step: Step
  remote?: string | undefined
  pages?: 'each' | 'all'
}

/** The beginning of the minute, hour, day or week (from Monday) that a moment is in, in UTC. */
export function beginningOf(step: Step, at: Date): Date {
  const start = new Date(at)
  if (step === 'minute') start.setUTCSeconds(0, 0)
  else if (step === 'hour') start.setUTCMinutes(0, 0, 0)
  else start.setUTCHours(0, 0, 0, 0)
  if (step === 'week') start.setUTCDate(start.getUTCDate() - ((start.getUTCDay() + 6) % 7))
  return start
}

export const keyOf = ({ remote, release, page, name }: Figure) =>
  [remote, release, page, name].join(' ')

export const addCounts = (one: readonly number[], other: readonly number[]): number[] =>
  Array.from(
    { length: Math.max(one.length, other.length) },
    (_, index) => (one[index] ?? 0) + (other[index] ?? 0),
  )

export const sum = (counts: readonly number[]): number => counts.reduce((all, one) => all + one, 0)

/** One figure of all that are about the same, as the key says. */
export function sumBy<T extends Figure>(
  figures: readonly T[],
  keyOf: (figure: T) => string,
): Map<string, T> {
  const sums = new Map<string, T>()
  for (const figure of figures) {
    const key = keyOf(figure)
    const before = sums.get(key)
    sums.set(key, before ? { ...before, counts: addCounts(before.counts, figure.counts) } : figure)
  }
  return sums
}

/**
 * The value that three quarters of views were at or below, as far as ranges tell: even within its range; the last one's
 * beginning where it is there. Null of no views.
 */
export function p75(name: VitalName, counts: readonly number[]): number | null {
  const ends = vitals[name].buckets
  const wanted = sum(counts) * 0.75
  if (wanted === 0) return null
  let before = 0
  for (const [index, count] of counts.entries()) {
    const [from = 0, to] = [ends[index - 1], ends[index]]
    if (before + count >= wanted)
      return to === undefined ? from : from + ((to - from) * (wanted - before)) / count
    before += count
  }
  return null
}
