import * as Plot from '@observablehq/plot'
import { formatFigure, type Unit } from '../figures.ts'
import { middleOf, type Middle } from '../first-view/ratio.ts'
import { sumOf } from '../measurement.ts'
import { margin, paint, picture, width, widthOf, type Chart, type Words } from './drawing.ts'
import type { Colour } from './palette.ts'

/** A piece of a bar. */
export interface Segment {
  value: number
  colour: Colour
  /** Stands in the piece where it is wide enough. */
  label?: string
}

/** What stands in one row of one panel: a bar from 0. */
export interface Cell {
  segments: Segment[]
  interval?: Pick<Middle, 'low' | 'high'>
  /** Behind the bar. */
  label: string
}

export interface Row {
  name: string
  isOurs?: boolean
  /** One for each panel; null where there is nothing. */
  cells: (Cell | null)[]
}

interface Panel {
  title: string
  unit: Unit
  /** Goals, as lines. */
  limits?: { value: number; label: string }[]
}

interface RowsChart extends Words {
  panels: Panel[]
  groups: { title: string; rows: Row[] }[]
  /** Equal lengths are equal figures in all panels. */
  isOneScale?: boolean
  /** What the colours mean, where pieces are too narrow for words. */
  key?: { colour: Colour; label: string }[]
}

/** A cell with the median of some figures and its interval; null when nothing was measured. */
export function medianCell(values: readonly number[], unit: Unit, colour: Colour): Cell | null {
  const middle = middleOf(values)
  if (!middle) return null
  const { value, low, high } = middle
  return {
    segments: [{ value, colour }],
    label: formatFigure(value, unit),
    interval: { low, high },
  }
}

const lineHeight = 21
const axisHeight = 22
const titleHeight = 18
const panelGap = 28

/** A line of the chart: a row, or the heading of a group. */
interface Line {
  id: string
  words: string
  isStrong: boolean
  cells: (Cell | null)[]
}

/** Rows in groups, drawn as bars, in one panel or several beside each other. */
export function rowsChart({ panels, groups, key, isOneScale = false, ...words }: RowsChart): Chart {
  const lines = groups.flatMap(linesOf)
  const namesWidth = Math.max(...lines.map(({ words }) => widthOf(words))) + 14
  const gaps = panelGap * (panels.length - 1)
  const panelWidth = (width - 2 * margin - namesWidth - gaps) / panels.length
  const headHeight = axisHeight + (panels.some(({ title }) => title) ? titleHeight : 0)
  const height = headHeight + lines.length * lineHeight
  const plots = panels.map((panel, index) => {
    const highest = Math.max(
      ...(isOneScale ? panels.map((_, other) => other) : [index]).map((column) =>
        endOf(panels[column] ?? panel, columnOf(lines, column)),
      ),
    )
    const x = margin + index * (panelWidth + panelGap) + (index === 0 ? 0 : namesWidth)
    const marginLeft = index === 0 ? namesWidth : 0
    const options = plotOf(panel, lines, index, { highest, panelWidth, marginLeft, headHeight })
    return { x, y: 0, options: { ...options, width: panelWidth + marginLeft, height } }
  })
  return picture(words, height, plots, key)
}

function linesOf({ title, rows }: RowsChart['groups'][number], group: number): Line[] {
  const head = { id: `${group}`, words: title, isStrong: true, cells: [] }
  const body = rows.map(({ name, isOurs = false, cells }, row) => ({
    id: `${group}.${row}`,
    words: name,
    isStrong: isOurs,
    cells,
  }))
  return title ? [head, ...body] : body
}

interface Placed {
  id: string
  cell: Cell
}

const columnOf = (lines: readonly Line[], index: number): Placed[] =>
  lines.flatMap(({ id, cells }) => (cells[index] ? [{ id, cell: cells[index] }] : []))

const lengthOf = ({ segments }: Cell) => sumOf(segments.map(({ value }) => value))
const reachOf = (cell: Cell) => Math.max(lengthOf(cell), cell.interval?.high ?? 0)

const endOf = ({ limits = [] }: Panel, placed: readonly Placed[]) =>
  Math.max(0, ...placed.map(({ cell }) => reachOf(cell)), ...limits.map(({ value }) => value))

interface Size {
  highest: number
  panelWidth: number
  marginLeft: number
  headHeight: number
}

function plotOf(
  { title, unit, limits = [] }: Panel,
  lines: readonly Line[],
  index: number,
  { highest, panelWidth, marginLeft, headHeight }: Size,
): Plot.PlotOptions {
  const placed = columnOf(lines, index)
  const labelRoom = Math.max(0, ...placed.map(({ cell }) => widthOf(cell.label, 11))) + 12
  const scale = (panelWidth - labelRoom) / (highest || 1)
  const ticks = Math.max(1, Math.floor((panelWidth - labelRoom) / 80))
  const intervals = placed.flatMap(({ id, cell }) =>
    cell.interval ? [{ id, ...cell.interval }] : [],
  )
  return {
    marginLeft,
    marginTop: headHeight,
    marginBottom: 0,
    marginRight: labelRoom,
    x: { domain: [0, highest || 1], axis: null },
    y: { domain: lines.map(({ id }) => id), axis: null, padding: 0.35 },
    marks: [
      Plot.gridX({ ticks, stroke: paint('hairline'), strokeOpacity: 1 }),
      Plot.axisX({
        anchor: 'top',
        ticks,
        tickSize: 0,
        label: null,
        tickFormat: (value: number) => formatFigure(value, value === 0 ? 'count' : unit),
      }),
      Plot.text([title], {
        frameAnchor: 'top-left',
        dy: -34,
        fontWeight: 600,
        text: (words: string) => words,
      }),
      index === 0 ? namesOf(lines, marginLeft) : null,
      barsOf(placed, scale),
      Plot.link(intervals, {
        x1: 'low',
        x2: 'high',
        y: 'id',
        stroke: paint('ink'),
        strokeWidth: 1.5,
        markerStart: 'tick',
        markerEnd: 'tick',
      }),
      Plot.ruleX(limits, { x: 'value', stroke: paint('danger'), strokeDasharray: '3 3' }),
      Plot.text(limits, {
        x: 'value',
        text: 'label',
        frameAnchor: 'bottom',
        dy: 12,
        fill: paint('danger'),
      }),
      Plot.text(placed, {
        x: ({ cell }: Placed) => reachOf(cell),
        y: 'id',
        text: ({ cell }: Placed) => cell.label,
        textAnchor: 'start',
        dx: 8,
        stroke: paint('paper'),
        fill: paint('ink'),
      }),
    ],
  }
}

const namesOf = (lines: readonly Line[], marginLeft: number) => [
  ...[true, false].map((isStrong) =>
    Plot.text(
      lines.filter((line) => line.isStrong === isStrong),
      {
        y: 'id',
        text: 'words',
        frameAnchor: 'left',
        textAnchor: 'start',
        dx: -marginLeft,
        fontWeight: isStrong ? 600 : 400,
      },
    ),
  ),
]

interface Piece extends Segment {
  id: string
  from: number
  to: number
}

function barsOf(placed: readonly Placed[], scale: number): Plot.Markish {
  const pieces = placed.flatMap(({ id, cell: { segments } }): Piece[] =>
    segments.map((segment, index) => {
      const from = sumOf(segments.slice(0, index).map(({ value }) => value))
      return { ...segment, id, from, to: from + segment.value }
    }),
  )
  const labelled = pieces.filter(
    ({ label, value }) => label && widthOf(label, 11) + 6 < value * scale,
  )
  return [
    // A line of paper parts the pieces, so that colour alone does not have to.
    Plot.barX(pieces, {
      x1: 'from',
      x2: 'to',
      y: 'id',
      fill: ({ colour }: Piece) => paint(colour),
      stroke: paint('paper'),
      strokeWidth: 0.5,
    }),
    Plot.text(labelled, {
      x: 'from',
      y: 'id',
      text: 'label',
      textAnchor: 'start',
      dx: 4,
      fill: paint('paper'),
    }),
  ]
}
