import { rowsOf as attackRows } from './attacks/rows.ts'
import { rowsOf as deliveryRows } from './delivery-rows.ts'
import { rowsOf as firstViewRows } from './first-view/rows.ts'
import { rowsOf as lighthouseRows } from './lighthouse-rows.ts'
import type { Measurement } from './measurement.ts'
import { rowsOf as scaleRows } from './scale/rows.ts'
import { rowsOf as serverRows } from './server/rows.ts'
import type { RowResults } from './measurement.ts'
import type { ResultName, StoredResults } from './stored-results.ts'

const plainRows = ({ rows }: RowResults) => rows

/** The figures of every measurement there are results of, each with its measurement's name. */
export function allRows(results: StoredResults): (Measurement & { from: ResultName })[] {
  const rows = <N extends ResultName>(
    from: N,
    rowsOf: (results: NonNullable<StoredResults[N]>) => Measurement[],
  ) => {
    const stored = results[from]
    return stored ? rowsOf(stored).map((row) => ({ ...row, from })) : []
  }
  return [
    ...rows('first-view', firstViewRows),
    ...rows('lighthouse', lighthouseRows),
    ...rows('server', serverRows),
    ...rows('scale', scaleRows),
    ...rows('delivery', deliveryRows),
    ...rows('leads', plainRows),
    ...rows('soak', plainRows),
    ...rows('attacks', ({ outcomes }) => attackRows(outcomes)),
  ]
}
