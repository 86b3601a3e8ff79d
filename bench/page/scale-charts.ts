import { formatFigure } from '../figures.ts'
import type { PageCost } from '../scale/page-costs.ts'
import type { RemotesPoint } from '../scale/remotes-curve.ts'
import type { ScaleResults } from '../scale/scale.ts'
import { curvesChart, type CurvesPanel } from './curves-chart.ts'
import { listOf } from './markdown.ts'
import type { Colour } from './palette.ts'
import { figureCell, rowsChart } from './rows-chart.ts'
import type { Chart } from './drawing.ts'

const colours: Colour[] = ['brass', 'ink', 'link', 'success']
const colourAt = (index: number) => colours[index % colours.length] ?? 'ink'

export function remotesChart({ remotes }: ScaleResults): Chart {
  const paths = Object.keys(remotes[0]?.uncached ?? {})
  const curve = (name: string, colour: Colour, figure: (point: RemotesPoint) => number) => ({
    name,
    colour,
    points: remotes.map((point) => ({ x: point.remotes, y: figure(point) })),
  })
  const ofPages = (of: 'uncached' | 'cached', cost: keyof PageCost) =>
    paths.map((path, index) =>
      curve(path, colourAt(index), (point) => point[of][path]?.[cost] ?? NaN),
    )
  return curvesChart({
    name: 'scale-remotes',
    title: 'More remotes in the registry',
    subtitle:
      'The same three pages of the site over a registry of its own remotes and copies of one of them',
    description:
      'How HTML, processor time with and without cache, memory and start of the shell grow with the number of remotes.',
    axis: 'remotes',
    panels: [
      { title: 'HTML, brotli', unit: 'bytes', curves: ofPages('uncached', 'brotli') },
      {
        title: 'Processor time of a page made anew',
        unit: 'ms',
        curves: ofPages('uncached', 'cpuMs'),
      },
      { title: 'Processor time of a cached page', unit: 'ms', curves: ofPages('cached', 'cpuMs') },
      {
        title: 'Memory before the first page',
        unit: 'bytes',
        curves: [
          curve('resident', 'ink', ({ memory }) => memory.resident),
          curve('heap', 'brass', ({ memory }) => memory.heap),
        ],
      },
      {
        title: 'Start of the shell',
        unit: 'ms',
        curves: [curve('', 'brass', ({ startMs }) => startMs)],
      },
      { title: 'HTML as it is', unit: 'bytes', curves: ofPages('uncached', 'bytes') },
    ],
  })
}

export function articlesChart({ articles }: ScaleResults): Chart {
  const panel = (title: string, unit: CurvesPanel['unit'], cost: keyof PageCost): CurvesPanel => ({
    title,
    unit,
    curves: (['list', 'article'] as const).map((page, index) => ({
      name: page === 'list' ? 'list' : 'an article',
      colour: colourAt(index),
      points: articles.map((point) => ({ x: point.articles, y: point[page][cost] })),
    })),
  })
  return curvesChart({
    name: 'scale-articles',
    title: 'More articles in the library',
    subtitle: 'The list of articles and the longest of them, nothing cached',
    description:
      'How HTML and processor time of the library’s list and of an article change with the number of articles.',
    axis: 'articles, logarithmic',
    isLogarithmic: true,
    panels: [
      panel('HTML, brotli', 'bytes', 'brotli'),
      panel('Processor time of a page made anew', 'ms', 'cpuMs'),
    ],
  })
}

const wholeSitemap = [{ figure: 'indexMs', name: 'the document' }] as const
const sitemapInParts = [
  { figure: 'indexMs', name: 'the index' },
  { figure: 'partMs', name: 'a part, median' },
  { figure: 'slowestMs', name: 'the slowest part' },
] as const

export function sitemapChart({ sitemap }: ScaleResults): Chart {
  const groups = sitemap.map((point) => {
    const isWhole = point.parts === 1
    const pages = formatFigure(point.pages, 'count')
    const parts = isWhole ? 'one document' : `${point.parts} parts`
    return {
      title: `${pages} pages: ${parts} of up to ${formatFigure(point.bytes, 'bytes')}`,
      rows: (isWhole ? wholeSitemap : sitemapInParts).map(({ figure, name }) => ({
        name,
        isOurs: true,
        cells: [figureCell(point[figure], 'ms', 'brass')],
      })),
    }
  })
  return rowsChart({
    name: 'scale-sitemap',
    title: 'More pages in the sitemap',
    subtitle: 'Time until the whole answer, from the embedded backend, one request at a time',
    description: `How long the sitemap takes with ${listOf(sitemap.map(({ pages }) => formatFigure(pages, 'count')))} pages: its index and its parts.`,
    panels: [{ title: '', unit: 'ms', mark: 'bar' }],
    groups,
  })
}
