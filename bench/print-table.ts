import { bars } from './bars.ts'
import { formatFigure } from './figures.ts'
import { allRows } from './rows.ts'
import type { ResultName, StoredResults } from './stored-results.ts'
import { formatReading, formatVerdict, judge } from './verdict.ts'

/** Prints every bar with its verdict, then every other figure; what did not run now with the date that it is from. */
export function printTable(results: StoredResults): void {
  const dateOf = (name: ResultName) => results[name]?.date.slice(0, 16).replace('T', ' ') ?? ''
  const barRows = bars.map((bar) => {
    const reading = bar.read(results)
    return {
      what: `${bar.name}: ${bar.words}`,
      figure: reading ? formatReading(reading, bar.unit) : '',
      beside: reading?.baseline ?? '',
      verdict: formatVerdict(judge(bar, reading), bar.unit),
      measured: reading ? dateOf(bar.from) : '',
    }
  })
  const others = allRows(results).map(({ name, value, unit, from }) => ({
    what: name,
    figure: formatFigure(value, unit),
    beside: '',
    verdict: '',
    measured: dateOf(from),
  }))
  console.table([...barRows, ...others])
}
