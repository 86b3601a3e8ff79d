import type { Page } from '@playwright/test'
import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect } from '../site/fixtures.ts'

/** A figure with what it counts, and the first page that says so. */
export interface Figure {
  figure: string
  caption: string
  path: string
}

/** What roles and articles say of themselves: years, minutes, examples. */
const ownFigures = /^\/(roles\/|resources\/(?!how-to-hire-|technical-screening-process))/

/** Lists of a term and its figure, and every other text with a figure of the firm's kind (98%, 500+, 24h, 4.9 out of 5). */
export function readFigures(parser: Page, html: string, address: string): Promise<Figure[]> {
  const path = new URL(address).pathname
  if (ownFigures.test(path)) return Promise.resolve([])
  return parser.evaluate(
    ([html, path]) => {
      const page = new DOMParser().parseFromString(html, 'text/html')
      for (const hidden of page.querySelectorAll('main [aria-hidden="true"]')) hidden.remove()
      const textOf = (node: Element | null | undefined) =>
        (node?.textContent ?? '').replace(/\s+/g, ' ').trim()
      const listed = [...page.querySelectorAll('main dt')].map((term) => {
        const [figure, ...counted] = [...(term.parentElement?.querySelectorAll('dd') ?? [])]
        return {
          figure: textOf(figure),
          caption: [term, ...counted].map(textOf).filter(Boolean).join(' — '),
          path,
        }
      })
      const kinds = /\d+(?:\.\d+)? out of \d(?: from \d+)?|\d+(?:\.\d+)?%|\d+\+|\b24h\b/g
      const told = [...page.querySelectorAll('main :is(p, li, figcaption):not(:has(p, li))')]
        .filter((element) => !element.closest('dl'))
        .flatMap((element) => {
          const subject = textOf(element.closest('article')?.querySelector('h2, h3'))
          return textOf(element)
            .split(/(?<=[.!?:]) /)
            .map((sentence) => ({
              figure: sentence.match(kinds)?.join(', ') ?? '',
              caption: sentence.replace(kinds, '…').concat(subject && ` (${subject})`),
              path,
            }))
        })
      return [...listed, ...told].filter(({ figure }) => /\d/.test(figure) && figure.length < 70)
    },
    [html, path] as const,
  )
}

/** Captions that stand beside more than one figure. */
export function disagreements(figures: readonly Figure[]): string[] {
  const captions = Map.groupBy(figures, ({ caption }) => caption.toLowerCase())
  return [...captions].flatMap(([caption, said]) => {
    const different = new Map(said.map(({ figure, path }) => [figure, path]))
    return different.size > 1 ? [`'${caption}' is ${[...different].join(' and ')}`] : []
  })
}

const table = resolve(import.meta.dirname, '../../docs/figures.md')

/** Expects the figures to be those that were reviewed in `docs/figures.md`, or writes them there with `UPDATE_DOCS=1`. */
export function checkFigureTable(figures: readonly Figure[]): void {
  const byPlace = figures.toSorted((a, b) => compare(a.path, b.path))
  const first = [...new Map(byPlace.toReversed().map((each) => [keyOf(each), each])).values()]
  const rows = first
    .toSorted((a, b) => compare(keyOf(a), keyOf(b)))
    .map(({ figure, caption, path }) => `| ${figure} | ${caption} | ${path} |`)
  const [intro = '', reviewed = ''] = readFileSync(table, 'utf8').split(/(?=^\| Figure)/m)
  const head = ['| Figure | What it counts | First page |', '| - | - | - |']
  if (process.env['UPDATE_DOCS']) writeFileSync(table, `${intro}${[...head, ...rows].join('\n')}\n`)
  else {
    const held = reviewed.split('\n').slice(2).filter(Boolean).map(squeeze)
    expect(rows.map(squeeze), 'UPDATE_DOCS=1 writes the table anew; read what changed').toEqual(
      held,
    )
  }
}

const keyOf = ({ figure, caption }: Figure) => `${caption}: ${figure}`
const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b))

/** Without the spaces that align columns. */
const squeeze = (line: string) => line.replace(/ +/g, ' ').trim()
