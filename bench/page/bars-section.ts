import { bars, judgeBars, type JudgedBar } from '../bars.ts'
import { formatDate } from '../figures.ts'
import type { Machine, Run } from '../first-view/machine.ts'
import { resultNames, type StoredResults } from '../stored-results.ts'
import { formatReading, formatVerdict } from '../verdict.ts'
import { notMeasured, table, type Section } from './markdown.ts'

/** Bars with their figures, what those are compared with, and whether they are met. */
export function barsTable(judged: readonly JudgedBar[]): string {
  const rows = judged.map(({ bar, reading, verdict }) => {
    const said = formatVerdict(verdict, bar.unit)
    return [
      bar.name,
      bar.words,
      reading ? formatReading(reading, bar.unit) : '–',
      reading?.baseline ?? '',
      verdict.outcome === 'missed' ? `**${said}**` : said,
    ]
  })
  return table(['bar', 'goal', 'figure', 'beside', 'verdict'], rows)
}

/** The table of bars, what was tried where one is missed, and what it was measured on. */
export function barsSection(results: StoredResults): Section {
  const judged = judgeBars(results)
  const count = (outcome: string) =>
    judged.filter(({ verdict }) => verdict.outcome === outcome).length
  const tried = judged
    .filter(({ bar, verdict }) => bar.tried && verdict.outcome === 'missed')
    .map(({ bar }) => `- ${bar.name}, ${bar.words}: [decision ${bar.tried}](decisions/)`)
  return {
    charts: [],
    paragraphs: [
      '## The bars',
      `${bars.length} bars: ${count('met')} met, ${count('missed')} missed, ${count('not measured')} not measured. Of several pages ` +
        'or loads the worst is shown. A figure that was measured several times is a median, with the interval in brackets that ' +
        'it lies in with a probability of 95 %; the verdict is the median’s, and says so when the interval holds the limit. ' +
        'Times and rates were taken side by side with what they are compared with, in turns.',
      barsTable(judged),
      ...(tried.length > 0 ? ['What was tried where a bar is missed:', tried.join('\n')] : []),
      '### When, and on what',
      machinesTable(results),
    ],
  }
}

function machinesTable(results: StoredResults): string {
  const rows = resultNames.flatMap((name) => {
    const run = results[name]
    return run ? [[`\`${name}\``, ...cellsOf(run)]] : []
  })
  if (rows.length === 0) return notMeasured
  const heads = ['measurement', 'date', 'machine', 'programs', 'load']
  return `${table(heads, rows)}\n\nLoad: programs that wanted to run, on average of the minute before.`
}

function cellsOf({ date, machine }: Run): string[] {
  const { cores, processor, memoryBytes, load } = machine
  const memory = `${Math.round(memoryBytes / 2 ** 30)} GiB`
  const isBusy = load > cores
  return [
    formatDate(date),
    `${cores} cores, ${processor.replaceAll('(R)', '')}, ${memory}`,
    programsOf(machine),
    `${load.toFixed(1)}${isBusy ? ': busy, so times are worth little' : ''}`,
  ]
}

/** `Node 24.21.0, Chromium 156.0.8078.79` */
export const programsOf = ({ node, chromium }: Machine): string =>
  `Node ${node.slice(1)}, ${chromium}`
