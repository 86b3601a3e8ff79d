import * as v from 'valibot'
import { limits } from '../limits.ts'

const stepSchema = v.object({
  /** To whom it goes; 100 is everybody. */
  percent: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)),
  /** What comes first at the step before: a time, and page views with the canary. */
  minutes: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_080)),
  views: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000)),
})

/** How a canary goes on by itself from its first share of the visitors, which the change names beside it. */
export const rampSchema = v.pipe(
  v.array(stepSchema),
  v.minLength(1),
  v.maxLength(9, 'has more than ten steps'),
  v.check(
    (steps) => steps.every(({ percent }, index) => percent > (steps[index - 1]?.percent ?? 0)),
    'does not go up at each step',
  ),
)
export type Ramp = v.InferOutput<typeof rampSchema>

/** What somebody signed of a canary: a first share, and how it goes on. */
export interface Course {
  percent: number
  ramp?: Ramp | undefined
  /** When it was signed, in milliseconds since 1970. */
  startedAt: number
}

/** A step of a ramp, 0 for the first, and when it was reached, in milliseconds since 1970. */
export interface Reached {
  step: number
  at: number
}

/** What all shells know of a ramp: how far each says that it is, and page views with the canary, by step. */
export interface Progress {
  claims: readonly Reached[]
  views: readonly number[]
}

/**
 * The step that a ramp is at: the furthest that any shell has reached, and on from there when its time and its views have come.
 *
 * @param now in milliseconds since 1970
 */
export function rampStep(course: Course, { claims, views }: Progress, now: number): Reached {
  let reached = furthest(course, claims, now)
  for (;;) {
    const next = course.ramp?.[reached.step]
    const isDue =
      next && now - reached.at >= next.minutes * 60_000 && (views[reached.step] ?? 0) >= next.views
    if (!isDue) return reached
    reached = { step: reached.step + 1, at: now }
  }
}

/** The furthest step that any shell has reached, and the earliest that it did. No key makes times shorter than the author signed. */
export function furthest(course: Course, claims: readonly Reached[], now: number): Reached {
  const { ramp = [], startedAt } = course
  const isPossible = ({ step, at }: Reached) => {
    const minutes = ramp.slice(0, step).reduce((sum, one) => sum + one.minutes, 0)
    return step <= ramp.length && at >= startedAt + minutes * 60_000 && at <= now + limits.aheadMs
  }
  return claims.filter(isPossible).reduce(further, { step: 0, at: startedAt })
}

export function further(one: Reached, other: Reached): Reached {
  if (one.step !== other.step) return one.step > other.step ? one : other
  return one.at <= other.at ? one : other
}

export const percentAt = ({ percent, ramp }: Course, step: number): number =>
  ramp?.[step - 1]?.percent ?? percent

export const isForEverybody = (ramp: Ramp | undefined) => ramp?.at(-1)?.percent === 100

export function describeSteps({ percent, ramp = [] }: Omit<Course, 'startedAt'>): string {
  const steps = ramp.map(
    ({ percent, minutes, views }) =>
      `${percent} % after ${counted(minutes, 'minute')} and ${counted(views, 'view')}`,
  )
  return [`${percent} % of visitors`, ...steps].join(', then ')
}

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`

/** What a ramp waits for, for people. */
export function describeRamp(course: Course, progress: Progress, now: number): string {
  const reached = furthest(course, progress.claims, now)
  const since = new Date(reached.at).toISOString().slice(0, 16).replace('T', ' ')
  const here = `${percentAt(course, reached.step)} % since ${since} UTC`
  const next = course.ramp?.[reached.step]
  if (!next) return `${here}, the last step: 'promote' makes it stable`
  const minutes = Math.max(0, Math.floor((now - reached.at) / 60_000))
  const views = progress.views[reached.step] ?? 0
  return `${here}; the next step, ${next.percent} %, comes after ${next.views} views (has ${views}) and ${next.minutes} minutes (has ${minutes})`
}
