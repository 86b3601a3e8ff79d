import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as Plot from '@observablehq/plot'
import { JSDOM } from 'jsdom'
import { root } from '../../commands/root.ts'

/** A picture for the report. */
export interface Chart {
  /** Its file is `speed-<name>.svg`. */
  name: string
  /** What it shows, also to somebody who does not see it. */
  title: string
  svg: string
}

/** What is drawn, in the order of the key → the theme's colour. */
export type Colours = Readonly<Record<string, string>>

const { document } = new JSDOM().window

/** A colour of the theme, which follows the reader's scheme. */
export const paint = (colour: string) => `var(--pl-${colour})`

/** A plot on paper, below the key to its colours. */
export function drawChart(
  { name, title, colours }: { name: string; title: string; colours: Colours },
  { marks = [], ...options }: Plot.PlotOptions,
): Chart {
  const plot = Plot.plot({
    document,
    className: 'plot',
    width: 860,
    marginTop: 64,
    style: `background: ${paint('paper')}; color: ${paint('ink')}; font-size: 12px`,
    color: { domain: Object.keys(colours), range: Object.values(colours).map(paint) },
    marks: [...keyTo(colours), ...marks],
    ...options,
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
