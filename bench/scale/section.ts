import { formatFigure } from '../figures/format.ts'
import { slope } from '../figures/statistics.ts'
import { curvesChart, type Chart } from '../figures/chart.ts'
import { listOf, table } from '../figures/markdown.ts'
import type { RemotesPoint, ScaleResults } from './measure.ts'

/** What grows with the number of remotes. */
export function scaleParagraphs({ remotes }: ScaleResults): (string | Chart)[] {
  const counts = listOf(remotes.map(({ remotes }) => String(remotes)))
  return [
    `The site’s own three remotes and signed copies of the largest of them, ${counts} in the registry; the ` +
      'copies are on no page. Each page is asked for on one connection, from a shell without its cache. ' +
      'At 1.00 × a page costs only what is on it.',
    growthChart(remotes),
    growthSentence(remotes),
    costsTable(remotes),
  ]
}

const home = '/'

/** Each a figure of the shell, or of its home page. */
const figures: Record<string, { colour: string; of: (point: RemotesPoint) => number }> = {
  'HTML, brotli': { colour: 'brass', of: ({ uncached }) => uncached[home]?.brotli ?? NaN },
  'processor time of a page': {
    colour: 'link',
    of: ({ uncached }) => uncached[home]?.cpuMs ?? NaN,
  },
  'memory before the first page': { colour: 'ink', of: ({ memory }) => memory.resident },
  'start of the shell': { colour: 'success', of: ({ startMs }) => startMs },
}

function growthChart(remotes: readonly RemotesPoint[]): Chart {
  const [first] = remotes
  return curvesChart({
    name: 'scale-remotes',
    title: `How HTML and processor time of ${home}, memory and start of the shell grow with the number of remotes.`,
    colours: Object.fromEntries(
      Object.entries(figures).map(([name, { colour }]) => [name, colour]),
    ),
    axis: 'remotes',
    unit: '×',
    points: Object.entries(figures).flatMap(([curve, { of }]) =>
      remotes.map((point) => ({ curve, x: point.remotes, y: of(point) / of(first ?? point) })),
    ),
  })
}

/** On the straight line nearest to all points. */
function growthSentence(points: readonly RemotesPoint[]): string {
  const each = (name: string) =>
    slope(points.map((point) => ({ x: point.remotes, y: figures[name]?.of(point) ?? NaN })))
  return (
    `Each further remote adds ${formatFigure(each('HTML, brotli'), 'bytes')} of brotli to the HTML of \`${home}\`, ` +
    `${formatFigure(each('memory before the first page'), 'bytes')} of memory and ${formatFigure(each('start of the shell'), 'ms')} to the start of a shell.`
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
