import * as Plot from '@observablehq/plot'
import { formatFigure, type Unit } from './format.ts'
import { sumOf } from './statistics.ts'
import { drawChart, paint, type Chart, type Colours } from './chart.ts'

/** A row's pieces lie behind each other in the order of the colours. */
export interface Row {
  name: string
  pieces: Readonly<Record<string, number>>
}

interface BarsChart {
  name: string
  title: string
  colours: Colours
  unit: Unit
  /** Rows by the heading above them; an empty heading is left out. */
  groups: Readonly<Record<string, readonly Row[]>>
}

/** Rows of bars from 0, each with its sum behind it. */
export function barsChart({ unit, groups, ...words }: BarsChart): Chart {
  const lines = Object.entries(groups).flatMap(([heading, rows]) => [
    ...(heading ? [{ id: heading, name: heading, isHeading: true, pieces: {} }] : []),
    ...rows.map((row) => ({ ...row, id: `${heading} ${row.name}`, isHeading: false })),
  ])
  const pieces = lines.flatMap(({ id, pieces }) =>
    Object.entries(pieces).map(([kind, value]) => ({ id, kind, value })),
  )
  const sums = lines.filter(({ isHeading }) => !isHeading)
  const marginLeft = 32 + 7 * Math.max(...lines.map(({ name }) => name.length))
  const nameOf = new Map(lines.map(({ id, name }) => [id, name]))
  const names = (isHeading: boolean) =>
    Plot.axisY(
      lines.filter((line) => line.isHeading === isHeading).map(({ id }) => id),
      {
        tickSize: 0,
        tickFormat: (id: string) => nameOf.get(id) ?? '',
        textAnchor: 'start',
        dx: 24 - marginLeft,
        fontWeight: isHeading ? 600 : 400,
      },
    )
  return drawChart(words, {
    height: 84 + lines.length * 21,
    marginLeft,
    marginRight: 72,
    x: { axis: 'top', grid: true, label: null, tickFormat: (x: number) => formatFigure(x, unit) },
    y: { domain: lines.map(({ id }) => id), label: null, axis: null, padding: 0.3 },
    marks: [
      names(true),
      names(false),
      Plot.barX(pieces, {
        x: 'value',
        y: 'id',
        fill: 'kind',
        order: Object.keys(words.colours),
        stroke: paint('paper'),
      }),
      Plot.text(sums, {
        x: ({ pieces }: Row) => sumOf(Object.values(pieces)),
        y: 'id',
        text: ({ pieces }: Row) => formatFigure(sumOf(Object.values(pieces)), unit),
        textAnchor: 'start',
        dx: 6,
      }),
    ],
  })
}
