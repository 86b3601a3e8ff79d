import { vitals } from 'shell/vital-ranges'
import { expect, test } from 'vitest'
import * as v from 'valibot'
import { datedFigureSchema } from '../../console/src/field/figures.ts'
import { figuresSchema } from '../../supabase/functions/field-figures/figures.ts'

const good = {
  ...{ since: '2026-11-26T04:00:00.000Z', remote: 'catalogue', release: '0123456789abcdef' },
  ...{ page: '/roles/*', name: 'views', counts: [3, 1] },
}
const verdictsOn = (figure: unknown) => ({
  console: v.is(datedFigureSchema, figure),
  backend: v.is(figuresSchema, [figure]),
})

test.each([
  ['views', {}],
  ['no kind of page', { page: '' }],
  ['failures that browsers told of', { name: 'told', counts: [0] }],
  ['a time as the database writes it', { since: '2026-11-26T04:00:00+00:00' }],
  ...Object.entries(vitals).map(([name, { buckets }]): [string, object] => [
    `${name} with all its ranges`,
    { name, counts: Array<number>(buckets.length + 1).fill(1) },
  ]),
])('console and backend take %s', (_, change) => {
  expect(verdictsOn({ ...good, ...change })).toEqual({ console: true, backend: true })
})

test.each([
  ['a name that is none', { name: 'visitor' }],
  ['a remote that is none', { remote: 'Catalogue' }],
  ['a release that is none', { release: 'unknown' }],
  ['a page with words in it', { page: '/contact?email=ada@example.org' }],
  ['a page that is too long', { page: `/${'a'.repeat(80)}` }],
  ['less than nothing', { counts: [-1] }],
  ['a part', { counts: [0.5] }],
  ['no count', { counts: [] }],
  ['too many ranges', { counts: Array<number>(21).fill(1) }],
  ['a time that is none', { since: 'now' }],
])('neither console nor backend takes %s', (_, change) => {
  expect(verdictsOn({ ...good, ...change })).toEqual({ console: false, backend: false })
})
