import { judgeBars } from './bars.ts'
import { formatDate, formatFigure } from './figures.ts'
import { allRows } from './rows.ts'
import type { ResultName, StoredResults } from './stored-results.ts'
import { formatReading, formatVerdict } from './verdict.ts'

/** Prints every bar with its verdict, then every other figure; what did not run now with the date that it is from. */
export function printTable(results: StoredResults): void {
  const dateOf = (name: ResultName) => {
    const run = results[name]
    return run ? formatDate(run.date) : ''
  }
  const barRows = judgeBars(results).map(({ bar, reading, verdict }) => ({
    what: `${bar.name}: ${bar.words}`,
    figure: reading ? formatReading(reading, bar.unit) : '',
    beside: reading?.baseline ?? '',
    verdict: formatVerdict(verdict, bar.unit),
    measured: reading ? dateOf(bar.from) : '',
  }))
  const others = allRows(results).map(({ name, value, unit, from }) => ({
    what: name,
    figure: formatFigure(value, unit),
    beside: '',
    verdict: '',
    measured: dateOf(from),
  }))
  console.table([...barRows, ...others])
}
