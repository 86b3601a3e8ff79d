import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as Plot from '@observablehq/plot'
import { JSDOM } from 'jsdom'
import { root } from '../../commands/root.ts'
import { formatFigure, type Unit } from './format.ts'

/** A picture for the report. */
export interface Chart {
  /** Its file is `speed-<name>.svg`. */
  name: string
  /** What it shows, also to somebody who does not see it. */
  title: string
  svg: string
}

/** What is drawn, in the order of the key → the theme's colour. */
type Colours = Readonly<Record<string, string>>

interface CurvesChart {
  name: string
  title: string
  colours: Colours
  /** What grows from left to right. */
  axis: string
  unit: Unit
  points: { curve: string; x: number; y: number }[]
}

const { document } = new JSDOM().window

/** A colour of the theme, which follows the reader's scheme. */
const paint = (colour: string) => `var(--pl-${colour})`

/** Curves over one measure, on paper, below the key to their colours. */
export function curvesChart({ name, title, colours, axis, unit, points }: CurvesChart): Chart {
  const plot = Plot.plot({
    document,
    className: 'plot',
    width: 860,
    height: 320,
    marginTop: 64,
    marginLeft: 72,
    marginBottom: 44,
    style: `background: ${paint('paper')}; color: ${paint('ink')}; font-size: 12px`,
    color: { domain: Object.keys(colours), range: Object.values(colours).map(paint) },
    x: { label: axis, labelAnchor: 'center', labelArrow: 'none', zero: true, tickSize: 0 },
    y: {
      grid: true,
      label: null,
      ticks: 5,
      tickSize: 0,
      tickFormat: (y: number) => formatFigure(y, unit),
      zero: true,
    },
    marks: [
      ...keyTo(colours),
      Plot.lineY(points, { x: 'x', y: 'y', stroke: 'curve', strokeWidth: 2 }),
      Plot.dot(points, { x: 'x', y: 'y', fill: 'curve', r: 2.5 }),
    ],
  })
  plot.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  const style = plot.querySelector('style')
  if (style) style.textContent += tokens()
  const svg = plot.outerHTML.replace(/\d+\.\d{3,}/g, (digits) => Number(digits).toFixed(1))
  return { name, title, svg: `${svg}\n` }
}

function keyTo(colours: Colours): Plot.Markish[] {
  let dx = 0
  return Object.entries(colours).map(([label, colour]) => {
    const place = { frameAnchor: 'top-left', dx, dy: -48, fill: paint(colour) } as const
    dx += label.length * 7 + 32
    return Plot.text([`■ ${label}`], place)
  })
}

/** The site's own colours in both schemes. */
function tokens(): string {
  const css = readFileSync(join(root, 'shared-ui/src/theme/tokens.css'), 'utf8')
  const pairs = [...css.matchAll(/(--pl-[a-z-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)]
  const rule = (place: 2 | 3) =>
    `svg{${pairs.map((pair) => `${pair[1]}: ${pair[place]};`).join('')}}`
  return `${rule(2)}@media(prefers-color-scheme:dark){${rule(3)}}`
}
