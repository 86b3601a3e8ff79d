import * as Plot from '@observablehq/plot'
import { parseHTML } from 'linkedom'

/** One line of a chart. */
export interface Point {
  at: Date
  /** Whose line it is. */
  who: string
  value: number
  /** Where the value may be, as far as is known. */
  range?: readonly [number, number]
}

const { document } = parseHTML('<!doctype html><html><body></body></html>')

interface LineChartProps {
  title: string
  unit: string
  points: readonly Point[]
  /** Whether values are fractions that are shown as percentages. */
  percent?: boolean
}

/** Lines over time, below the key to their colours; a table beside it says the same. */
export function LineChart({ title, unit, points, percent = false }: LineChartProps) {
  const names = [...new Set(points.map(({ who }) => who))]
  const lines = { x: 'at', y: 'value', z: 'who', stroke: 'who' } as const
  const ranged = points.flatMap(({ range, ...point }) =>
    range ? { ...point, low: range[0], high: range[1] } : [],
  )
  const plot = Plot.plot({
    document,
    className: 'chart',
    ...{ width: 720, height: 240, marginRight: 24, marginBottom: 32 },
    x: { type: 'utc', label: null, ticks: 6 },
    y: { label: unit, grid: true, zero: true, nice: true, ticks: 5, percent },
    color: { domain: names, range: names.map(paintOf) },
    marks: [
      Plot.areaY(ranged, {
        x: 'at',
        y1: 'low',
        y2: 'high',
        z: 'who',
        fill: 'who',
        fillOpacity: 0.12,
      }),
      Plot.lineY(points, { ...lines, strokeWidth: 2 }),
      Plot.dot(points, { ...lines, fill: 'who', r: 3 }),
    ],
  })
  // What the console's policy lets in is its stylesheet only.
  plot.querySelector('style')?.remove()
  // The picture has one name; its parts have none.
  for (const part of plot.querySelectorAll('[aria-label]')) part.removeAttribute('aria-label')
  return (
    <figure>
      <figcaption className="key">
        {names.map((name, index) => (
          <span key={name}>
            <svg width="12" height="12" aria-hidden="true">
              <rect width="12" height="12" fill={paintOf(name, index)} />
            </svg>{' '}
            {name}
          </span>
        ))}
      </figcaption>
      <div
        className="scroll"
        role="img"
        aria-label={title}
        dangerouslySetInnerHTML={{ __html: plot.outerHTML }}
      />
    </figure>
  )
}

const paintOf = (_: string, index: number) => `var(--chart-${(index % 6) + 1})`
