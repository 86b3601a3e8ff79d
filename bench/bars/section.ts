import { formatDate, formatFigure } from '../figures/format.ts'
import { notMeasured, table } from '../figures/markdown.ts'
import { resultNames, type StoredResults } from '../stored-results.ts'
import type { Machine } from '../running/machine.ts'
import { judgeBars, type JudgedBar } from './bars.ts'
import { formatReading, formatVerdict } from './verdict.ts'

/** Bars with their figures, what those are compared with, and whether they are met. */
export function barRows(judged: readonly JudgedBar[]) {
  return judged.map(({ bar, reading, verdict }) => ({
    bar: bar.name,
    goal: `${bar.is} ${formatFigure(bar.limit, bar.unit)}`,
    figure: reading ? formatReading(reading, bar.unit) : '–',
    beside: reading?.baseline ?? '',
    verdict: formatVerdict(verdict, bar.unit),
  }))
}

/** What is missed is bold. */
export function barsTable(judged: readonly JudgedBar[]): string {
  const rows = barRows(judged).map(({ verdict, ...row }) => [
    ...Object.values(row),
    verdict.startsWith('missed') ? `**${verdict}**` : verdict,
  ])
  return table(['bar', 'goal', 'figure', 'beside', 'verdict'], rows)
}

/** The table of bars, and what it was measured on. */
export function barsParagraphs(results: StoredResults): string[] {
  const judged = judgeBars(results)
  const count = (outcome: string) =>
    judged.filter(({ verdict }) => verdict.outcome === outcome).length
  return [
    '## The bars',
    `${judged.length} bars: ${count('met')} met, ${count('missed')} missed, ${count('not measured')} not measured. Of several pages ` +
      'or loads the worst is shown, of several views the median, in brackets the interval that it lies in with a probability of 95 %. ' +
      'What was tried where a bar is missed stands in decisions [017](decisions/017-speed-that-was-not-bought.md), ' +
      '[026](decisions/026-remotes-run-in-workers.md) and [043](decisions/043-a-document-is-written-where-its-page-is-rendered.md).',
    barsTable(judged),
    '### When, and on what',
    machinesTable(results),
    'Machines of one description differ, some take four times as long for the same: compare what stands in one table.',
  ]
}

function machinesTable(results: StoredResults): string {
  const rows = resultNames.flatMap((name) => {
    const run = results[name]
    return run ? [[`\`${name}\``, formatDate(run.date), ...cellsOf(run.machine)]] : []
  })
  const heads = ['measurement', 'date', 'machine', 'programs', 'load of the minute before']
  return rows.length > 0 ? table(heads, rows) : notMeasured
}

const cellsOf = ({ cores, processor, memoryBytes, node, chromium, load }: Machine) => [
  `${cores} cores, ${processor.replaceAll('(R)', '')}, ${Math.round(memoryBytes / 2 ** 30)} GiB`,
  `Node ${node.slice(1)}, ${chromium}`,
  `${load.toFixed(1)}${load > cores ? ': busy, so times are worth little' : ''}`,
]
