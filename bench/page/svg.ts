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

type Attributes = Record<string, string | number | undefined>

export function element(name: string, attributes: Attributes, ...children: string[]): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? pixels(value) : escape(value)}"`)
    .join('')
  return children.length > 0
    ? `<${name}${written}>${children.join('')}</${name}>`
    : `<${name}${written}/>`
}

const pixels = (value: number) => String(Math.round(value * 10) / 10)

const escape = (value = '') =>
  value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

export const fill = (colour: Colour) => `fill-${colour}`
export const stroke = (colour: Colour) => `stroke-${colour}`

interface Words {
  x: number
  y: number
  /** `name`, `note`, `strong` or `head`, and a colour. */
  class: string
  anchor?: 'start' | 'middle' | 'end'
}

export function text(words: string, { x, y, class: name, anchor = 'start' }: Words): string {
  if (!words) return ''
  const position = { x, y, class: name, 'text-anchor': anchor === 'start' ? undefined : anchor }
  return element('text', position, escape(words))
}

export function line(from: readonly [number, number], to: readonly [number, number], name: string) {
  return element('line', { x1: from[0], y1: from[1], x2: to[0], y2: to[1], class: name })
}

/** Rather too wide than too narrow, since every system has its own typeface. */
export const widthOf = (words: string, size = 12) => words.length * size * 0.56

interface Picture extends Omit<Chart, 'svg'> {
  /** One line below the title: what is drawn. */
  subtitle: string
  /** Of the drawing, which begins at 0, in pixels. */
  height: number
  drawing: string[]
}

/** Puts a drawing on paper, with its title; it follows the reader's colour scheme. */
export function picture({ name, title, subtitle, description, height, drawing }: Picture): Chart {
  const whole = height + titleHeight + margin
  const svg = element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${width} ${Math.ceil(whole)}`,
      width,
      height: Math.ceil(whole),
      role: 'img',
      'aria-labelledby': 'title desc',
    },
    `\n${element('title', { id: 'title' }, escape(title))}`,
    `\n${element('desc', { id: 'desc' }, escape(description))}`,
    `\n${element('style', {}, styles())}\n`,
    element('rect', {
      x: 0.5,
      y: 0.5,
      width: width - 1,
      height: Math.ceil(whole) - 1,
      rx: 6,
      class: `${fill('paper')} ${stroke('hairline')}`,
    }),
    `\n${text(title, { x: margin, y: 32, class: `title ${fill('ink')}` })}`,
    `\n${text(subtitle, { x: margin, y: 50, class: `note ${fill('soft')}` })}`,
    `\n${element('g', { transform: `translate(0 ${titleHeight})` }, `\n${drawing.join('\n')}\n`)}\n`,
  )
  return { name, title, description, svg: `${svg}\n` }
}

function styles(): string {
  const { light, dark } = readPalette()
  const rules = (colours: Record<Colour, string>) =>
    Object.entries(colours)
      .map(([name, value]) => `.fill-${name}{fill:${value}}.stroke-${name}{stroke:${value}}`)
      .join('')
  return [
    'text{font:12px system-ui,-apple-system,"Segoe UI",sans-serif;font-variant-numeric:tabular-nums}',
    '.title{font-size:16px;font-weight:600}.inside{font-size:10px}.head,.strong{font-weight:600}.head{font-size:13px}.note{font-size:11px}',
    // Lines pass behind words, and parts of an interval stand out from its bar.
    '.head,.label{paint-order:stroke;stroke-width:4;stroke-linejoin:round}.behind{stroke-width:3}',
    'line,path{fill:none}.thick{stroke-width:2}.dashed{stroke-dasharray:3 3}',
    rules(light),
    `@media(prefers-color-scheme:dark){${rules(dark)}}`,
  ].join('\n')
}
