import * as Plot from '@observablehq/plot'
import { formatFigure, type Unit } from './format.ts'
import { drawChart, type Chart, type Colours } from './chart.ts'

interface CurvesChart {
  name: string
  title: string
  colours: Colours
  /** What grows from left to right. */
  axis: string
  unit: Unit
  points: { curve: string; x: number; y: number }[]
}

/** Curves over one measure, from 0. */
export const curvesChart = ({ axis, unit, points, ...words }: CurvesChart): Chart =>
  drawChart(words, {
    height: 320,
    marginLeft: 72,
    marginBottom: 44,
    x: { label: axis, labelAnchor: 'center', labelArrow: 'none', zero: true, tickSize: 0 },
    y: {
      grid: true,
      label: null,
      zero: true,
      ticks: 5,
      tickSize: 0,
      tickFormat: (y: number) => formatFigure(y, unit),
    },
    marks: [
      Plot.lineY(points, { x: 'x', y: 'y', stroke: 'curve', strokeWidth: 2 }),
      Plot.dot(points, { x: 'x', y: 'y', fill: 'curve', r: 2.5 }),
    ],
  })
