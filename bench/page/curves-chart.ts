import { formatFigure, threeDigits, type Unit } from '../figures.ts'
import type { Colour } from './palette.ts'
import { linearScale, logScale, spread, type Scale, type Span } from './scales.ts'
import { element, fill, line, margin, picture, stroke, text, width, widthOf } from './svg.ts'
import type { Chart } from './svg.ts'

interface Curve {
  name: string
  colour: Colour
  points: { x: number; y: number }[]
}

export interface CurvesPanel {
  title: string
  unit: Unit
  curves: Curve[]
}

interface CurvesChart extends Omit<Chart, 'svg'> {
  subtitle: string
  /** What grows from left to right. */
  axis: string
  /** Of the axis: from 0 with a tick for each point unless told otherwise. */
  scale?: keyof typeof scales
  panels: CurvesPanel[]
}

type ScaleOf = (values: readonly number[], span: Span) => Scale

const scales = {
  straight: (values, span) =>
    Object.assign(linearScale(Math.max(...values), span), { ticks: [...values] }),
  /** Straight, with round ticks: there are too many points for a tick each. */
  dense: (values, span) => linearScale(Math.max(...values), span),
  logarithmic: logScale,
} satisfies Record<string, ScaleOf>

const columns = 2
const gap = 32
const panelWidth = (width - 2 * margin - gap * (columns - 1)) / columns
const plotHeight = 120
const headHeight = 30
const panelHeight = headHeight + plotHeight + 46
const labelDistance = 14
const noteLook = `note ${fill('soft')}`

/** Curves over one measure, several panels; each curve's name and last value stand at its end. */
export function curvesChart({ panels, axis, scale = 'straight', ...words }: CurvesChart): Chart {
  const drawing = panels.map((panel, index) => {
    const x = margin + (index % columns) * (panelWidth + gap)
    const y = Math.floor(index / columns) * panelHeight
    const drawn = drawPanel(panel, axis, scales[scale])
    return element('g', { transform: `translate(${x} ${y})` }, drawn.join('\n'))
  })
  return picture({
    ...words,
    height: Math.ceil(panels.length / columns) * panelHeight - 22,
    drawing,
  })
}

function drawPanel({ title, unit, curves }: CurvesPanel, axis: string, scaleOf: ScaleOf) {
  const points = curves.flatMap((curve) => curve.points)
  const xs = [...new Set(points.map(({ x }) => x))]
  const [top, bottom] = [headHeight, headHeight + plotHeight]
  const y = linearScale(Math.max(...points.map((point) => point.y)), { from: bottom, to: top }, 3)
  const ticks = y.ticks.map((value) => formatFigure(value, value === 0 ? 'count' : unit))
  const left = Math.max(...ticks.map((tick) => widthOf(tick, 11))) + 6
  const labels = curves.map((curve) => labelOf(curve, unit))
  const right = panelWidth - Math.max(...labels.map((label) => widthOf(label, 11))) - 10
  const x = scaleOf(xs, { from: left + 8, to: right })
  return [
    text(title, { x: 0, y: 12, class: `strong ${fill('ink')}` }),
    ...y.ticks.flatMap((value, index) => [
      line([left, y(value)], [right, y(value)], stroke('hairline')),
      text(ticks[index] ?? '', {
        x: left - 6,
        y: y(value) + 4,
        class: noteLook,
        anchor: 'end',
      }),
    ]),
    ...x.ticks.map((value) =>
      text(threeDigits(value), {
        x: x(value),
        y: bottom + 16,
        class: noteLook,
        anchor: 'middle',
      }),
    ),
    text(axis, {
      x: (left + right) / 2,
      y: bottom + 30,
      class: noteLook,
      anchor: 'middle',
    }),
    ...drawCurves(curves, labels, { x, y, top, bottom }),
  ]
}

const labelOf = ({ name, points }: Curve, unit: Unit) =>
  `${formatFigure(points.at(-1)?.y ?? NaN, unit)} ${name}`.trim()

interface Plot {
  x: Scale
  y: Scale
  top: number
  bottom: number
}

function drawCurves(curves: Curve[], labels: string[], { x, y, top, bottom }: Plot): string[] {
  const ends = curves.map(({ points }) => y(points.at(-1)?.y ?? 0))
  const places = spread(ends, labelDistance, [top, bottom])
  return curves.flatMap(({ colour, points }, index) => {
    const corners = points.map((point) => `${x(point.x).toFixed(1)} ${y(point.y).toFixed(1)}`)
    const last = points.at(-1) ?? { x: 0, y: 0 }
    const label = {
      x: x(last.x) + 9,
      y: (places[index] ?? 0) + 4,
      class: `note label ${fill(colour)} ${stroke('paper')}`,
    }
    return [
      element('path', { d: `M${corners.join('L')}`, class: `thick ${stroke(colour)}` }),
      ...points.map((point) =>
        element('circle', { cx: x(point.x), cy: y(point.y), r: 3, class: fill(colour) }),
      ),
      text(labels[index] ?? '', label),
    ]
  })
}
