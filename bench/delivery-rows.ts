import { median, type Measurement } from './measurement.ts'

/** Milliseconds, round after round. */
export interface ChangeTimes {
  promotions: number[]
  rollbacks: number[]
  verifications: number[]
}

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

/** With nothing built or tested before, or with all but the edit. */
export type Start = 'cold' | 'warm'

/** The rows of an edit are found again by these names. */
function namesOf(start: Start): Record<keyof Edit | 'whole', string> {
  const when = start === 'cold' ? ', with nothing built before' : ''
  return {
    whole: `edit in one remote → live, its tests included${when}`,
    build: `of that, building ${start === 'cold' ? 'every app' : 'the remote'}${when}`,
    test: `its tests${when}`,
    publish: `publishing, with the gate’s look at every page${when}`,
    live: `promoting, until the first page is served${when}`,
  }
}

export function rowsOfEdits(start: Start, edits: readonly Edit[]): Measurement[] {
  const names = namesOf(start)
  const row = (name: string, read: (edit: Edit) => number): Measurement => ({
    name,
    value: median(edits.map(read)),
    unit: 'ms',
  })
  const whole = (edit: Edit) => steps.reduce((sum, step) => sum + edit[step], 0)
  return [row(names.whole, whole), ...steps.map((step) => row(names[step], (edit) => edit[step]))]
}

/** Whether a row is one of an edit's. */
export const isOfEdit = ({ name }: Measurement): boolean =>
  [namesOf('cold'), namesOf('warm')].some((names) => Object.values(names).includes(name))

/** The medians of edits with one start, in milliseconds; null when the rows have none. */
export function editIn(
  rows: readonly Measurement[],
  start: Start,
): Record<keyof Edit | 'whole', number> | null {
  const names = namesOf(start)
  const valueOf = (wanted: string) => rows.find(({ name }) => name === wanted)?.value ?? NaN
  if (!rows.some(({ name }) => name === names.whole)) return null
  return {
    whole: valueOf(names.whole),
    build: valueOf(names.build),
    test: valueOf(names.test),
    publish: valueOf(names.publish),
    live: valueOf(names.live),
  }
}
