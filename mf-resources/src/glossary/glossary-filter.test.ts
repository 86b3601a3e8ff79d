import { expect, test } from 'vitest'
import { filterAddress, filterTerms, readFilter } from './glossary-filter.ts'
import { glossaryTerms } from './terms.ts'

const read = (query: string) => readFilter(new URLSearchParams(query))
const names = (query: string) => filterTerms(read(query)).map(({ term }) => term)

test('shows every term without a filter', () => {
  expect(filterTerms(read(''))).toEqual(glossaryTerms)
})

test('keeps the terms of a category', () => {
  const terms = filterTerms(read('category=Interview+Formats'))
  expect(terms.length).toBeGreaterThan(2)
  expect(new Set(terms.map(({ category }) => category))).toEqual(new Set(['Interview Formats']))
})

test('searches every word in name and definition, whatever its case, names first', () => {
  expect(names('q=LOOP+interview').length).toBeGreaterThan(1)
  expect(names('q=scorecard')[0]).toBe('Scorecard')
  expect(names('q=c%2B%2B')[0]).toBe('C++ Screening')
})

test('searches within the category', () => {
  const all = names('q=interview')
  const some = names('q=interview&category=Interview+Formats')
  expect(some.length).toBeLessThan(all.length)
  expect(all).toEqual(expect.arrayContaining(some))
})

test.each([
  ['an unknown category', 'category=Nonsense'],
  ['markup', 'category=<script>alert(1)</script>'],
  ['a name of every object', 'category=constructor'],
  ['blanks', 'q=%20%09%0A'],
  ['control characters', 'q=%00%1B'],
  ['broken encodings', 'category=%E0%A4%A&%=%'],
])('%s filters nothing', (_, query) => {
  expect(filterTerms(read(query))).toHaveLength(32)
})

test.each(['q=(', 'q=[', 'q=\\', 'q=.*', 'q=%27%20or%201=1--', `q=${'x'.repeat(100_000)}`])(
  'takes %.30s as plain text',
  (query) => {
    expect(names(query).length).toBeLessThan(32)
  },
)

test('reads the first of repeated values, at most a hundred characters', () => {
  expect(read('q=a&q=b').search).toBe('a')
  expect(read(`q=${'x'.repeat(500)}`).search).toHaveLength(100)
})

test('never splits a character in two', () => {
  expect(read(`q=${'x'.repeat(99)}😀`).search.isWellFormed()).toBe(true)
})

test.each([
  [{ category: '', search: '' }, '/glossary'],
  [{ category: 'Metrics & Outcomes', search: '' }, '/glossary?category=Metrics+%26+Outcomes'],
  [{ category: '', search: 'c++' }, '/glossary?q=c%2B%2B'],
])('%j has its address', (filter, address) => {
  expect(filterAddress(filter)).toBe(address)
  expect(read(address.split('?')[1] ?? '')).toEqual(filter)
})
