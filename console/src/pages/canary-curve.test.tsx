import { renderToStaticMarkup } from 'react-dom/server'
import { vitals } from 'shell/vital-ranges'
import { expect, test } from 'vitest'
import type { DatedFigure } from '../field/figures.ts'
import { rowsOf } from '../testing-rows.ts'
import { CanaryCurve } from './canary-curve.tsx'

const [canary, stable] = ['0000000000000001', '0000000000000002']

/** Of a minute: views of so many seconds until the largest paint each. */
function paints(minute: number, release: string, ...seconds: number[]): DatedFigure {
  const { buckets } = vitals.LCP
  const counts = Array.from({ length: buckets.length + 1 }, () => 0)
  for (const value of seconds) {
    const range = buckets.findIndex((end) => value <= end)
    counts[range === -1 ? buckets.length : range]! += 1
  }
  const since = `2026-11-26T10:0${minute}:00.000Z`
  return { since, remote: 'catalogue', release, page: '/roles', name: 'LCP', counts }
}

const read = (figures: DatedFigure[]) => {
  const html = renderToStaticMarkup(<CanaryCurve {...{ figures, canary, stable }} />)
  return { html, rows: rowsOf(html) }
}

test('of each arm it says how many pages were slow, and how sure that is', () => {
  const { html, rows } = read([
    paints(1, stable, 1, 1, 4),
    paints(2, stable, 1),
    paints(1, canary, 4.1),
    paints(2, canary, 30),
  ])
  expect(rows.map(([who, , , , slow]) => [who, slow])).toEqual([
    ['everybody else', expect.stringMatching(/^0\.0 % 0\.0 % to 7\d %$/)],
    ['canary', expect.stringMatching(/^100 % 1\d % to 100 %$/)],
  ])
  expect(html).toContain('Share of page views so far that told of it with LCP above 4 s')
  expect(html).not.toContain('NaN')
})

test('one moment is no curve, and what nobody told of has no share', () => {
  const { html, rows } = read([paints(1, stable, 1)])
  expect(html).not.toContain('role="img"')
  expect(rows[1]).toEqual(['canary', '–', '–', '–', '–', '–', '–'])
})

test('a day by minute is drawn in a hundred points, and its last one counts', () => {
  const day = Array.from({ length: 1_440 }, (_, minute) => ({
    ...paints(1, stable, minute < 1_439 ? 1 : 9),
    since: new Date(Date.UTC(2026, 10, 26, 0, minute)).toISOString(),
  }))
  const { html, rows } = read(day)
  expect(html.match(/<circle/g)?.length).toBeLessThanOrEqual(120)
  expect(rows[0]?.[4]).toMatch(/^0\.1 % /)
})
