import { formatFigure, type Unit } from '../figures.ts'
import { middleOf, type Middle } from '../first-view/ratio.ts'
import { sumOf } from '../measurement.ts'
import type { Colour } from './palette.ts'
import { linearScale, type Scale, type Span } from './scales.ts'
import { element, fill, line, margin, picture, stroke, text, width, widthOf } from './svg.ts'
import type { Chart } from './svg.ts'

/** A piece of a bar. */
export interface Segment {
  value: number
  colour: Colour
  /** Stands in the piece where it is wide enough. */
  label?: string
}

/** What stands in one row of one panel: a bar from 0, or a dot. */
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
  mark: 'bar' | 'dot'
  /** Goals, as lines. */
  limits?: { value: number; label: string }[]
}

interface RowsChart extends Omit<Chart, 'svg'> {
  subtitle: string
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
  return { ...figureCell(value, unit, colour), interval: { low, high } }
}

/** A cell with one figure. */
export const figureCell = (value: number, unit: Unit, colour: Colour): Cell => ({
  segments: [{ value, colour }],
  label: formatFigure(value, unit),
})

const rowHeight = 20
const barHeight = 13
const groupHeight = 30
const panelGap = 28
const keyHeight = 26
const headHeight = 20
const panelTitleHeight = 18

/** Rows in groups, drawn as bars or dots, in one panel or several beside each other. */
export function rowsChart({ panels, groups, key, isOneScale = false, ...words }: RowsChart): Chart {
  const rows = groups.flatMap((group) => group.rows)
  const namesEnd = margin + Math.max(...rows.map(({ name }) => widthOf(name))) + 14
  const isHeaded = panels.some(({ title }) => title)
  const top = (key ? keyHeight : 0) + (isHeaded ? panelTitleHeight : 0) + headHeight
  const isTitled = groups.some(({ title }) => title)
  const places = placesOf(groups, top, isTitled)
  const bottom = (places.at(-1)?.at ?? top) + rowHeight
  const panelWidth = (width - margin - namesEnd - panelGap * (panels.length - 1)) / panels.length
  const hasLimits = panels.some(({ limits }) => limits?.length)

  const drawing = key ? [drawKey(key)] : []
  panels.forEach((panel, index) => {
    const from = namesEnd + index * (panelWidth + panelGap)
    const cells = rows.flatMap(({ cells }) => (isOneScale ? cells : (cells[index] ?? [])))
    const span = { from, to: from + panelWidth }
    const scale = scaleOf(panel, cells, span)
    drawing.push(...drawHead(panel, scale, span, [top, bottom]))
    places.forEach(({ row, at }) => {
      const cell = row && row.cells[index]
      if (cell) drawing.push(...drawCell(panel, cell, scale, at + rowHeight / 2))
    })
  })
  drawing.push(...places.map(drawName))
  return picture({ ...words, height: bottom + (hasLimits ? 18 : 0), drawing })
}

interface Place {
  title: string
  /** Absent at the head of a group. */
  row?: Row
  /** Upper edge. */
  at: number
}

function placesOf(groups: RowsChart['groups'], top: number, isTitled: boolean): Place[] {
  const places: Place[] = []
  let at = top + (isTitled ? 0 : 6)
  for (const { title, rows } of groups) {
    if (isTitled) {
      places.push({ title, at })
      at += groupHeight
    }
    for (const row of rows) {
      places.push({ title, row, at })
      at += rowHeight
    }
  }
  return places
}

function drawName({ title, row, at }: Place): string {
  const head = { y: at + groupHeight - 9, class: `head ${fill('ink')} ${stroke('paper')}` }
  if (!row) return text(title, { x: margin, ...head })
  const look = row.isOurs ? `strong ${fill('ink')}` : fill('soft')
  return text(row.name, { x: margin, y: at + rowHeight / 2 + 4, class: look })
}

const endOf = ({ segments, interval }: Cell) => Math.max(valueOf(segments), interval?.high ?? 0)

const valueOf = (segments: readonly Segment[]) => sumOf(segments.map(({ value }) => value))

/** As long as the labels leave room for. */
function scaleOf(
  { limits = [] }: Panel,
  cells: readonly (Cell | null)[],
  { from, to }: Span,
): Scale {
  const present = cells.filter((cell) => cell !== null)
  const room = Math.max(0, ...present.map(({ label }) => widthOf(label, 11))) + 10
  const highest = Math.max(0, ...present.map(endOf), ...limits.map(({ value }) => value))
  const tickCount = Math.max(2, Math.min(6, Math.round((to - room - from) / 80)))
  return linearScale(highest, { from, to: to - room }, tickCount)
}

function drawKey(key: NonNullable<RowsChart['key']>): string {
  let x = margin
  return key
    .map(({ colour, label }) => {
      const swatch = element('rect', { x, y: 6, width: 11, height: 11, class: fill(colour) })
      const words = text(label, { x: x + 17, y: 16, class: fill('soft') })
      x += 17 + widthOf(label) + 22
      return swatch + words
    })
    .join('')
}

function drawHead(
  { title, unit, limits = [] }: Panel,
  scale: Scale,
  { from }: Span,
  [top, bottom]: readonly [number, number],
): string[] {
  const head = text(title, { x: from, y: top - 20, class: `strong ${fill('ink')}` })
  const ticks = scale.ticks.flatMap((value) => [
    line([scale(value), top], [scale(value), bottom], stroke('hairline')),
    text(formatFigure(value, value === 0 ? 'count' : unit), {
      x: scale(value),
      y: top - 5,
      class: `note ${fill('soft')}`,
      anchor: value === 0 ? 'start' : 'middle',
    }),
  ])
  const goals = limits.flatMap(({ value, label }) => [
    line([scale(value), top], [scale(value), bottom + 3], `dashed ${stroke('danger')}`),
    text(label, {
      x: scale(value),
      y: bottom + 15,
      class: `note ${fill('danger')}`,
      anchor: 'middle',
    }),
  ])
  return [head, ...ticks, ...goals]
}

function drawCell({ mark }: Panel, { segments, interval, label }: Cell, scale: Scale, y: number) {
  const drawn: string[] = []
  const end = valueOf(segments)
  const colour = segments[0]?.colour ?? 'ink'
  if (mark === 'bar') drawn.push(...drawBar(segments, scale, y))
  if (interval) drawn.push(drawInterval(interval, scale, y, mark === 'bar' ? 'ink' : colour))
  if (mark === 'dot')
    drawn.push(element('circle', { cx: scale(end), cy: y, r: 4, class: fill(colour) }))
  const x = scale(Math.max(end, interval?.high ?? 0)) + (mark === 'dot' ? 9 : 6)
  return [
    ...drawn,
    text(label, { x, y: y + 4, class: `note label ${fill('ink')} ${stroke('paper')}` }),
  ]
}

function drawBar(segments: readonly Segment[], scale: Scale, y: number): string[] {
  let begin = 0
  return segments.flatMap(({ value, colour, label = '' }) => {
    const x = scale(begin)
    begin += value
    // A line of paper parts the pieces, so that colour alone does not have to.
    const length = Math.max(scale(begin) - x - (segments.length > 1 ? 1 : 0), 0.5)
    const bar = { x, y: y - barHeight / 2, width: length, height: barHeight, class: fill(colour) }
    const fits = label && widthOf(label, 10) + 6 < length
    const words = { x: x + 4, y: y + 3.6, class: `inside ${fill('paper')}` }
    return [element('rect', bar), ...(fits ? [text(label, words)] : [])]
  })
}

function drawInterval(
  { low, high }: Pick<Middle, 'low' | 'high'>,
  scale: Scale,
  y: number,
  colour: Colour,
) {
  const [from, to] = [scale(low), scale(high)]
  const path = `M${from.toFixed(1)} ${y - 3}v6m0-3H${to.toFixed(1)}m0-3v6`
  const behind = element('path', { d: path, class: `behind ${stroke('paper')}` })
  return behind + element('path', { d: path, class: stroke(colour) })
}
