import type { PageCost } from '../scale/page-costs.ts'
import type { RemotesPoint } from '../scale/remotes-curve.ts'
import type { ScaleResults } from '../scale/scale.ts'
import { curvesChart } from './curves-chart.ts'
import type { Colour } from './palette.ts'
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
