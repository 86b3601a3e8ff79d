import * as Plot from '@observablehq/plot'
import { JSDOM } from 'jsdom'
import { readPalette, type Colour } from './palette.ts'

/** A picture for the page of results. */
export interface Chart {
  /** Its file is `speed-<name>.svg`. */
  name: string
  title: string
  /** What somebody who does not see it should know. */
  description: string
  svg: string
}

/** Of every chart, in pixels. */
export const width = 860
export const margin = 24
const titleHeight = 66

const { document } = new JSDOM().window

/** A colour of the theme, which follows the reader's scheme. */
export const paint = (colour: Colour) => `var(--${colour})`

/** Rather too wide than too narrow, since every system has its own typeface. */
export const widthOf = (words: string, size = 12) => words.length * size * 0.56

/** What Observable Plot draws, with its left upper corner at a place of the picture. */
export interface Plotted {
  x: number
  y: number
  options: Plot.PlotOptions
}

export interface Words extends Omit<Chart, 'svg'> {
  /** One line below the title: what is drawn. */
  subtitle: string
}

interface Key {
  colour: Colour
  label: string
}

/** Puts plots on paper, with title, what colours mean, and words for who does not see it. */
export function picture(
  { name, title, subtitle, description }: Words,
  height: number,
  plots: readonly Plotted[],
  key: readonly Key[] = [],
): Chart {
  const keyHeight = key.length > 0 ? 26 : 0
  const whole = Math.ceil(titleHeight + keyHeight + height + margin)
  const drawn = plots.map(({ x, y, options }) => {
    const plot = Plot.plot({ document, className: 'plot', ...options })
    plot.setAttribute('x', String(x))
    plot.setAttribute('y', String(titleHeight + keyHeight + y))
    // Its style is the picture's.
    plot.querySelector('style')?.remove()
    return plot.outerHTML.replace(/\d+\.\d{3,}/g, (digits) => Number(digits).toFixed(1))
  })
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${whole}" width="${width}" height="${whole}" role="img" aria-labelledby="title desc">`,
    `<title id="title">${escape(title)}</title>`,
    `<desc id="desc">${escape(description)}</desc>`,
    `<style>${styles()}</style>`,
    `<rect x="0.5" y="0.5" width="${width - 1}" height="${whole - 1}" rx="6" fill="var(--paper)" stroke="var(--hairline)"/>`,
    `<text x="${margin}" y="32" class="title">${escape(title)}</text>`,
    `<text x="${margin}" y="50" fill="var(--soft)">${escape(subtitle)}</text>`,
    ...drawKey(key),
    ...drawn,
    '</svg>',
  ]
  return { name, title, description, svg: `${svg.join('\n')}\n` }
}

function drawKey(key: readonly Key[]): string[] {
  let x = margin
  return key.map(({ colour, label }) => {
    const swatch = `<rect x="${x}" y="${titleHeight}" width="11" height="11" fill="${paint(colour)}"/>`
    const words = `<text x="${x + 17}" y="${titleHeight + 10}">${escape(label)}</text>`
    x += 17 + widthOf(label, 11) + 22
    return swatch + words
  })
}

const escape = (words: string) =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

function styles(): string {
  const { light, dark } = readPalette()
  const tokens = (colours: Record<Colour, string>) =>
    `svg{${Object.entries(colours)
      .map(([name, value]) => `--${name}:${value}`)
      .join(';')}}`
  return [
    tokens(light),
    `@media(prefers-color-scheme:dark){${tokens(dark)}}`,
    'svg{font:11px system-ui,-apple-system,"Segoe UI",sans-serif;font-variant-numeric:tabular-nums;fill:var(--ink)}',
    '.title{font-size:16px;font-weight:600}',
    'svg svg{overflow:visible}',
  ].join('\n')
}
