import type { Figure } from '../figures/format.ts'
import { median, sumOf } from '../figures/statistics.ts'
import type { FigureResults } from '../running/machine.ts'

/** Milliseconds, round after round. */
export interface ChangeTimes {
  promotions: number[]
  rollbacks: number[]
  verifications: number[]
}

/** Medians of the rounds. */
export const changeFigures = (remote: string, times: ChangeTimes): Figure[] => [
  inMs('promote → first page served with it', median(times.promotions)),
  inMs('rollback → first page served without it', median(times.rollbacks)),
  inMs(`verification of ${remote} (signature and hashes)`, median(times.verifications)),
]

const inMs = (name: string, value: number): Figure => ({ name, value, unit: 'ms' })

/** What one edit in one remote passes until visitors have it, in this order. */
export const steps = ['build', 'test', 'publish', 'live'] as const

/** Milliseconds of each step. */
export type Edit = Record<(typeof steps)[number], number>

/** Medians of several edits, in milliseconds; `whole` is of all the steps of one edit. */
export type EditMedians = Edit & { whole: number }

/** With nothing built or tested before, or with all but the edit. */
export type Start = 'cold' | 'warm'

export interface DeliveryResults extends FigureResults {
  /** By what was built before. */
  edits: Record<Start, EditMedians>
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
