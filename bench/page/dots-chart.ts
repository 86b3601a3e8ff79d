import type { Colour } from './palette.ts'
import { linearScale, type Scale } from './scales.ts'
import { element, fill, line, margin, picture, stroke, text, width, widthOf } from './svg.ts'
import type { Chart } from './svg.ts'

/** A disc with a figure in it. */
interface Dot {
  name: string
  value: number
  figure: string
  colour: Colour
}

interface DotsChart extends Omit<Chart, 'svg'> {
  subtitle: string
  axis: string
  rows: { name: string; dots: Dot[] }[]
}

const radius = 9
const levelHeight = 2 * radius + 2
const rowHeight = 30
const nameHeight = 12
const headHeight = 38

/** Discs on one scale, a row each; whose a disc is stands by it where it comes first. */
export function dotsChart({ rows, axis, ...words }: DotsChart): Chart {
  const from = margin + Math.max(...rows.map(({ name }) => widthOf(name))) + 24
  const values = rows.flatMap(({ dots }) => dots.map(({ value }) => value))
  const scale = linearScale(Math.max(...values), { from, to: width - margin - 30 }, 8)
  const named = new Set<string>()
  const drawing: string[] = []
  let y = headHeight
  for (const { name, dots } of rows) {
    const placed = placeDots(dots, scale, named)
    dots.forEach((dot) => named.add(dot.name))
    y += placed.some(({ isNamed }) => isNamed) ? rowHeight + nameHeight : rowHeight
    drawing.push(text(name, { x: margin, y: y + 4, class: fill('soft') }))
    drawing.push(line([from, y], [width - margin, y], stroke('hairline')))
    for (const dot of placed) drawing.push(...drawDot(dot, y + dot.level * levelHeight))
    y += Math.max(...placed.map(({ level }) => level)) * levelHeight
  }
  const title = text(axis, { x: from, y: 10, class: `strong ${fill('ink')}` })
  return picture({
    ...words,
    height: y + 18,
    drawing: [title, ...drawTicks(scale, y + 16), ...drawing],
  })
}

interface PlacedDot extends Dot {
  x: number
  /** 0 on the row's line; what would cover its neighbour stands below it. */
  level: number
  isNamed: boolean
}

export function placeDots(
  dots: readonly Dot[],
  scale: (value: number) => number,
  named: ReadonlySet<string>,
): PlacedDot[] {
  const ends: number[] = []
  return dots
    .toSorted((a, b) => a.value - b.value)
    .map((dot) => {
      const x = scale(dot.value)
      const isNamed = !named.has(dot.name)
      const half = isNamed ? Math.max(radius, widthOf(dot.name) / 2) : radius
      let level = 0
      while (x - half <= (ends[level] ?? -Infinity)) level += 1
      ends[level] = x + (level > 0 && isNamed ? radius + widthOf(dot.name) : half)
      return { ...dot, x, level, isNamed }
    })
}

function drawDot({ name, figure, colour, x, level, isNamed }: PlacedDot, y: number): string[] {
  const inside = { x, y: y + 4, class: `strong note ${fill('paper')}`, anchor: 'middle' } as const
  const look = `strong label ${fill(colour)} ${stroke('paper')}`
  const above = { x, y: y - radius - 5, class: look, anchor: 'middle' } as const
  const beside = { x: x + radius + 5, y: y + 4, class: look }
  return [
    element('circle', { cx: x, cy: y, r: radius, class: fill(colour) }),
    text(figure, inside),
    ...(isNamed ? [text(name, level === 0 ? above : beside)] : []),
  ]
}

function drawTicks(scale: Scale, bottom: number): string[] {
  return scale.ticks.flatMap((value) => {
    const x = scale(value)
    const look = `note ${fill('soft')}`
    return [
      line([x, headHeight - 8], [x, bottom], stroke('hairline')),
      text(String(value), { x, y: headHeight - 14, class: look, anchor: 'middle' }),
    ]
  })
}
