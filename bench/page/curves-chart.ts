import * as Plot from '@observablehq/plot'
import { formatFigure, threeDigits, type Unit } from '../figures.ts'
import { margin, paint, picture, width, widthOf, type Chart, type Words } from './drawing.ts'
import type { Colour } from './palette.ts'

interface Point {
  x: number
  y: number
}

interface Curve {
  name: string
  colour: Colour
  points: Point[]
}

export interface CurvesPanel {
  title: string
  unit: Unit
  curves: Curve[]
}

interface CurvesChart extends Words {
  /** What grows from left to right. */
  axis: string
  panels: CurvesPanel[]
}

const columns = 2
const gap = 32
const panelWidth = (width - 2 * margin - gap * (columns - 1)) / columns
const panelHeight = 196
const labelDistance = 0.09

/** Curves over one measure, several panels; each curve's name and last value stand at its end. */
export function curvesChart({ panels, axis, ...words }: CurvesChart): Chart {
  const plots = panels.map((panel, index) => ({
    x: margin + (index % columns) * (panelWidth + gap),
    y: Math.floor(index / columns) * panelHeight,
    options: plotOf(panel, axis),
  }))
  return picture(words, Math.ceil(panels.length / columns) * panelHeight - 20, plots)
}

function plotOf({ title, unit, curves }: CurvesPanel, axis: string) {
  const points = curves.flatMap((curve) => curve.points)
  const highest = Math.max(...points.map(({ y }) => y))
  const places = [...new Set(points.map(({ x }) => x))]
  const labels = endsOf(curves, unit, highest)
  const written = (value: number) => formatFigure(value, value === 0 ? 'count' : unit)
  return {
    width: panelWidth,
    height: panelHeight - 16,
    marginTop: 30,
    marginBottom: 36,
    marginLeft: widthOf(written(highest), 11) + 12,
    marginRight: Math.max(...labels.map(({ words }) => widthOf(words, 11))) + 12,
    x: { domain: [0, Math.max(...places)] },
    y: { domain: [0, highest] },
    marks: [
      Plot.gridY({ ticks: 3, stroke: paint('hairline'), strokeOpacity: 1 }),
      Plot.axisY({ ticks: 3, tickSize: 0, label: null, tickFormat: written }),
      // Few points have a tick each.
      Plot.axisX({
        ticks: places.length > 12 ? 4 : places,
        tickSize: 0,
        label: axis,
        labelAnchor: 'center',
        labelArrow: 'none',
        tickFormat: threeDigits,
      }),
      Plot.text([title], {
        frameAnchor: 'top-left',
        dy: -28,
        dx: -widthOf(written(highest), 11) - 12,
        fontWeight: 600,
        text: (words: string) => words,
      }),
      curves.map(({ colour, points }) => [
        Plot.lineY(points, { x: 'x', y: 'y', stroke: paint(colour), strokeWidth: 2 }),
        Plot.dot(points, { x: 'x', y: 'y', fill: paint(colour), r: points.length > 12 ? 2 : 3 }),
      ]),
      Plot.text(labels, {
        x: 'x',
        y: 'y',
        text: 'words',
        textAnchor: 'start',
        dx: 9,
        fill: ({ colour }: End) => paint(colour),
      }),
    ],
  } satisfies Plot.PlotOptions
}

interface End extends Point {
  words: string
  colour: Colour
}

/** The last value of each curve; moved up until none covers another. */
function endsOf(curves: readonly Curve[], unit: Unit, highest: number): End[] {
  const ends = curves.map(({ name, colour, points }) => {
    const { x, y } = points.at(-1) ?? { x: 0, y: 0 }
    return { x, y, words: `${formatFigure(y, unit)} ${name}`.trim(), colour }
  })
  let free = -Infinity
  return ends
    .toSorted((a, b) => a.y - b.y)
    .map((end) => {
      const y = Math.max(end.y, free)
      free = y + highest * labelDistance
      return { ...end, y }
    })
}
