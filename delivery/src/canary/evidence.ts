import * as v from 'valibot'
import { judgeCanary, noEvidence, type Evidence } from './canary-rule.ts'
import { further, type Progress } from './ramp.ts'

/** Where evidence is from: pages as they were rendered, pages that came from the cache, what browsers report. */
export const origins = ['rendered', 'cached', 'reported'] as const
export type Origin = (typeof origins)[number]

const number = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const count = v.pipe(number, v.maxValue(1_000_000_000_000))
const evidence = v.object({ views: count, failures: count, measured: count, poor: count })
const side = v.object({ rendered: evidence, cached: evidence, reported: evidence })

/** What one process saw of a comparison, and how far it takes the canary's ramp to be. All of it only grows. */
export const seenSchema = v.object({
  stable: side,
  canary: side,
  /** Number of the change that the ramp is of. */
  since: number,
  /** Page views with the canary, by step of the ramp. */
  views: v.pipe(v.array(count), v.maxLength(10)),
  reached: v.object({ step: v.pipe(number, v.maxValue(9)), at: number }),
})
export type Seen = v.InferOutput<typeof seenSchema>
export type Side = Seen['stable']
/** Both sides of a comparison. */
export type Sides = Pick<Seen, 'stable' | 'canary'>

/** What all together saw. */
export interface Pooled extends Sides, Progress {}

const noSide: Side = { rendered: noEvidence, cached: noEvidence, reported: noEvidence }

export const nothingSeen = (since: number, startedAt: number): Seen => ({
  ...{ stable: noSide, canary: noSide },
  ...{ since, views: [], reached: { step: 0, at: startedAt } },
})

/** Of the same process, as it was told at different times: an older word takes nothing back. */
export function largest(one: Seen, other: Seen): Seen {
  const sides = combineSides(one, other, Math.max)
  if (one.since !== other.since) return { ...(one.since > other.since ? one : other), ...sides }
  const views = combineLists(one.views, other.views, Math.max)
  return { ...one, ...sides, views, reached: further(one.reached, other.reached) }
}

/** What several processes saw; of their ramps those count that are of the change numbered `since`. */
export function pool(all: readonly Seen[], since: number): Pooled {
  const ramps = all.filter((one) => one.since === since)
  const sides = all.reduce<Sides>(addSides, { stable: noSide, canary: noSide })
  return {
    ...sides,
    claims: ramps.map(({ reached }) => reached),
    views: ramps.reduce<number[]>((sum, { views }) => combineLists(sum, views, plus), []),
  }
}

/**
 * Why the canary is worse, or null. Origins are judged one by one as they add up: no flood of cached pages hides what failed to
 * render, no report what the servers saw.
 */
export function judgeSides({ stable, canary }: Sides): string | null {
  for (const last of origins) {
    const reason = judgeCanary(upTo(last, canary), upTo(last, stable))
    if (reason) return reason
  }
  return null
}

/** All evidence of one side, from the first origin up to this one. */
export function upTo(last: Origin, side: Side): Evidence {
  return origins
    .slice(0, origins.indexOf(last) + 1)
    .map((origin) => side[origin])
    .reduce((one, other) => combine(one, other, plus))
}

export const addSides = (one: Sides, other: Sides): Sides => combineSides(one, other, plus)

type How = (one: number, other: number) => number

export const plus: How = (one, other) => one + other

export function combine(one: Partial<Evidence>, other: Partial<Evidence>, how: How): Evidence {
  const of = (kind: keyof Evidence) => how(one[kind] ?? 0, other[kind] ?? 0)
  return {
    ...{ views: of('views'), failures: of('failures') },
    ...{ measured: of('measured'), poor: of('poor') },
  }
}

function combineSides(one: Sides, other: Sides, how: How): Sides {
  const side = (name: keyof Sides) => {
    const of = (origin: Origin) => combine(one[name][origin], other[name][origin], how)
    return { rendered: of('rendered'), cached: of('cached'), reported: of('reported') }
  }
  return { stable: side('stable'), canary: side('canary') }
}

function combineLists(one: readonly number[], other: readonly number[], how: How): number[] {
  const { length } = one.length > other.length ? one : other
  return Array.from({ length }, (_, index) => how(one[index] ?? 0, other[index] ?? 0))
}
