import { median, sumOf, type Measurement } from './measurement.ts'
import type { RowResults } from './measurement.ts'

/** Milliseconds, round after round. */
export interface ChangeTimes {
  promotions: number[]
  rollbacks: number[]
  verifications: number[]
}

/** Medians of the rounds. */
export function rowsOfChanges(remote: string, times: ChangeTimes): Measurement[] {
  const row = (name: string, values: number[]): Measurement => ({
    name,
    value: median(values),
    unit: 'ms',
  })
  return [
    row('promote → first page served with it', times.promotions),
    row('rollback → first page served without it', times.rollbacks),
    row(`verification of ${remote} (signature and hashes)`, times.verifications),
  ]
}

/** What one edit in one remote passes until visitors have it, in this order. */
export const steps = ['build', 'test', 'publish', 'live'] as const

/** Milliseconds of each step. */
export type Edit = Record<(typeof steps)[number], number>

/** Medians of several edits, in milliseconds. */
interface EditMedians extends Edit {
  /** Of all the steps of one edit. */
  whole: number
}

/** With nothing built or tested before, or with all but the edit. */
export const starts = ['cold', 'warm'] as const
export type Start = (typeof starts)[number]

/** By what was built before. */
export type Edits = Record<Start, EditMedians>

export interface DeliveryResults extends RowResults {
  edits: Edits
}

export function mediansOf(edits: readonly Edit[]): EditMedians {
  const middle = (step: keyof Edit) => median(edits.map((edit) => edit[step]))
  const wholes = edits.map((edit) => sumOf(steps.map((step) => edit[step])))
  return {
    whole: median(wholes),
    build: middle('build'),
    test: middle('test'),
    publish: middle('publish'),
    live: middle('live'),
  }
}

/** What is stored as rows, then the edits. */
export function rowsOf({ rows, edits }: DeliveryResults): Measurement[] {
  return [...rows, ...rowsOfEdits(edits)]
}

/** Of each start, the whole and then its steps in their order. */
export function rowsOfEdits(edits: Edits): Measurement[] {
  return starts.flatMap((start) => {
    const { whole, build, test, publish, live } = edits[start]
    const isCold = start === 'cold'
    const row = (name: string, value: number): Measurement => ({
      name: isCold ? `${name}, with nothing built before` : name,
      value,
      unit: 'ms',
    })
    return [
      row('edit in one remote → live, its tests included', whole),
      row(`of that, building ${isCold ? 'every app' : 'the remote'}`, build),
      row('its tests', test),
      row('publishing, with the gate’s look at every page', publish),
      row('promoting, until the first page is served', live),
    ]
  })
}
