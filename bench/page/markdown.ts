import { formatFigure } from '../figures.ts'
import type { Measurement } from '../measurement.ts'
import type { Chart } from './drawing.ts'

/** A table; a cell may hold any inline Markdown but a bar. */
export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n')
}

/** Figures, one below the other. */
export const rowsTable = (rows: readonly Measurement[]): string =>
  table(
    ['what', 'figure'],
    rows.map(({ name, value, unit }) => [name, formatFigure(value, unit)]),
  )

export const pictureOf = ({ name, title, description }: Chart): string =>
  `![${title}. ${description}](pictures/speed-${name}.svg)`

/** What not every reader wants. */
export const details = (summary: string, content: string): string =>
  `<details><summary>${summary}</summary>\n\n${content}\n\n</details>`

/** What the page says where there are no results. */
export const notMeasured = '_Not measured._'

/** A part of the page: its text, and the pictures that it shows. */
export interface Section {
  paragraphs: string[]
  charts: Chart[]
}

/** What stands under a heading until there are results. */
export const unmeasuredSection = (heading: string): Section => ({
  charts: [],
  paragraphs: [heading, notMeasured],
})

/** `1, 25 and 100` */
export const listOf = (words: readonly string[]): string =>
  [words.slice(0, -1).join(', '), ...words.slice(-1)].filter(Boolean).join(' and ')
