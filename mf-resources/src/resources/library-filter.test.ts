import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  filterAddress,
  filterArticles,
  pageOf,
  readFilter,
  type LibraryFilter,
} from './library-filter.ts'
import type { ArticleSummary } from './newest-articles.ts'

const none: LibraryFilter = { type: '', audience: '', category: '', page: 1 }
const read = (query: string) => readFilter(new URLSearchParams(query))

test('reads type, audience, category and page', () => {
  expect(read('type=report&audience=executives&category=market&page=2')).toEqual({
    type: 'report',
    audience: 'executives',
    category: 'market',
    page: 2,
  })
})

test.each([
  '',
  'type=poem&audience=nobody',
  'type=constructor&audience=__proto__',
  'type=REPORT',
  'type=<script>alert(1)</script>',
  'category=%20%00%0A',
  'page=0',
  'page=-1',
  'page=1e9',
  'page=99999',
  'page=2.5',
  'page=NaN',
  'type=%E0%A4%A&%=%',
])('%j filters nothing', (query) => {
  expect(read(query)).toEqual(none)
})

test('any query is a filter with an address that reads the same', () => {
  fc.assert(
    fc.property(
      fc.webQueryParameters(),
      fc.string({ unit: 'binary', maxLength: 300 }),
      (query, category) => {
        const filter = readFilter(
          new URLSearchParams(`${query}&category=${encodeURIComponent(category.toWellFormed())}`),
        )
        expect(filter.category.length).toBeLessThanOrEqual(100)
        expect(readFilter(new URL(filterAddress(filter), 'http://localhost').searchParams)).toEqual(
          filter,
        )
      },
    ),
  )
})

test.each([
  [none, '/resources#articles'],
  [{ ...none, type: 'report', page: 2 } as const, '/resources?type=report&page=2#articles'],
  [
    { ...none, audience: 'executives', category: 'a&b' } as const,
    '/resources?audience=executives&category=a%26b#articles',
  ],
])('%j has its address', (filter, address) => {
  expect(filterAddress(filter)).toBe(address)
})

test('keeps what has both the type and the audience', () => {
  const articles = [
    { slug: 'a', type: 'guide', audiences: ['recruiters'] },
    { slug: 'b', type: 'report', audiences: ['recruiters', 'executives'] },
    { slug: 'c', type: 'report', audiences: [] },
  ] as unknown as ArticleSummary[]
  const kept = (filter: Partial<LibraryFilter>) =>
    filterArticles(articles, { ...none, ...filter }).map(({ slug }) => slug)
  expect(kept({})).toEqual(['a', 'b', 'c'])
  expect(kept({ type: 'report' })).toEqual(['b', 'c'])
  expect(kept({ audience: 'recruiters' })).toEqual(['a', 'b'])
  expect(kept({ type: 'report', audience: 'recruiters' })).toEqual(['b'])
})

test('every item of a list is on exactly one page', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(), { maxLength: 100 }), (items) => {
      const { pages } = pageOf(items, 1)
      const all = Array.from({ length: pages }, (_, index) => pageOf(items, index + 1).items)
      expect(all.flat()).toEqual(items)
      expect(pageOf(items, 9999)).toEqual(pageOf(items, pages))
    }),
  )
})
