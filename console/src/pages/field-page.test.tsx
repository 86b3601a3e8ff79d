import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { DatedFigure } from '../field/figures.ts'
import { readFieldWish } from '../field/wish.ts'
import { rowsOf } from '../testing-rows.ts'
import { FieldPage } from './field-page.tsx'

const now = { sequence: 1, at: undefined, remotes: [], retired: [] }
const wish = readFieldWish({}, now)
const figure = (more: Partial<DatedFigure>): DatedFigure => ({
  ...{ since: wish.week.toISOString(), remote: 'catalogue', release: '0000000000000000', page: '' },
  ...{ name: 'views', counts: [1, 0], ...more },
})

/** The rows of the page's tables. */
const read = (figures: DatedFigure[]) => {
  const found = { figures, isWhole: true, silent: 0 }
  const html = renderToStaticMarkup(<FieldPage {...{ now, wish, shells: 1, ...found }} />)
  return rowsOf(html.replace(/<!-- -->/g, ''))
}

test('of more than anybody reads, releases with the most views are shown, in the order of their names', () => {
  const release = (index: number) => index.toString(16).padStart(16, '0')
  const figures = Array.from({ length: 201 }, (_, index) =>
    figure({ release: release(index), counts: [index === 7 ? 1 : 2, 0] }),
  )
  // What browsers told of a release makes it none that more people saw.
  figures.push(figure({ release: release(7), name: 'told', counts: [99] }))
  const shown = read(figures).flatMap(([, id = '']) => (/^[0-9a-f]{16}$/.test(id) ? [id] : []))
  const expected = Array.from({ length: 201 }, (_, index) => release(index))
  expect(shown).toEqual(expected.filter((id) => id !== release(7)))
})

test('of more than anybody reads, kinds of page are shown that browsers told of most', () => {
  const figures = Array.from({ length: 201 }, (_, index) =>
    figure({ page: `/p${index}`, name: 'CLS', counts: [index === 7 ? 1 : 2] }),
  )
  const shown = read(figures).flatMap(([page = '']) => (page.startsWith('/p') ? [page] : []))
  expect(shown).toHaveLength(200)
  expect(shown).not.toContain('/p7')
})

test('weeks stand with the latest first, and remotes of a week by name', () => {
  const weeks = wish.weeks.slice(0, 2).map((week) => week.toISOString())
  const figures = weeks
    .toReversed()
    .flatMap((since) => [
      figure({ since, remote: 'leads' }),
      figure({ since, remote: 'catalogue' }),
    ])
  const days = weeks.map((week) => week.slice(0, 10))
  expect(
    read(figures).flatMap(([day = '', remote]) => (days.includes(day) ? [[day, remote]] : [])),
  ).toEqual(
    days.flatMap((day) => [
      [day, 'catalogue'],
      [day, 'leads'],
    ]),
  )
})
