import { formatFigure } from '../figures/format.ts'
import { slope } from '../figures/statistics.ts'
import { listOf, table } from '../figures/markdown.ts'
import type { RemotesPoint, ScaleResults } from './measure.ts'

/** What grows with the number of remotes. */
export function scaleParagraphs({ remotes }: ScaleResults): string[] {
  const counts = listOf(remotes.map(({ remotes }) => String(remotes)))
  return [
    `The site’s own three remotes and signed copies of the largest of them, ${counts} in the registry; the ` +
      'copies are on no page. Each page is asked for on one connection, from a shell without its cache. ' +
      'At 1.00 × a page costs only what is on it.',
    growthSentence(remotes),
    costsTable(remotes),
  ]
}

const home = '/'

/** On the straight line nearest to all points. */
function growthSentence(points: readonly RemotesPoint[]): string {
  const each = (figureOf: (point: RemotesPoint) => number) =>
    slope(points.map((point) => ({ x: point.remotes, y: figureOf(point) })))
  const html = each(({ uncached }) => uncached[home]?.brotli ?? NaN)
  const memory = each((point) => point.memory.resident)
  const start = each(({ startMs }) => startMs)
  return (
    `Each further remote adds ${formatFigure(html, 'bytes')} of brotli to the HTML of \`${home}\`, ` +
    `${formatFigure(memory, 'bytes')} of memory and ${formatFigure(start, 'ms')} to the start of a shell.`
  )
}

function costsTable(points: readonly RemotesPoint[]): string {
  const heads = ['remotes', 'page', 'HTML', 'brotli', 'made anew', 'memory', 'start']
  const rows = points.flatMap(({ remotes, startMs, memory, uncached }) =>
    Object.entries(uncached).map(([path, { bytes, brotli, cpuMs }]) => [
      String(remotes),
      `\`${path}\``,
      formatFigure(bytes, 'bytes'),
      formatFigure(brotli, 'bytes'),
      formatFigure(cpuMs, 'ms'),
      formatFigure(memory.resident, 'bytes'),
      formatFigure(startMs, 'ms'),
    ]),
  )
  return `${table(heads, rows)}\n\nA page costs processor time; memory is that of the shell before its first page.`
}
