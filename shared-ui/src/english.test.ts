import { expect, test } from 'vitest'
import { alphabetically, groupByName, longDate } from './english.ts'

test('dates read as a browser writes them in American English', () => {
  const written = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
  for (let day = Date.UTC(2023, 11, 30); day < Date.UTC(2025, 0, 3); day += 86_400_000)
    expect(longDate(new Date(day).toISOString())).toBe(written.format(day))
})

test.each([
  ['2024-02-29', 'February 29, 2024'],
  ['2025-01-14T23:59:59Z', 'January 14, 2025'],
  ['2025-01-14T23:59:59-05:00', 'January 15, 2025'],
])('%s is %s', (timestamp, words) => {
  expect(longDate(timestamp)).toBe(words)
})

test.each([null, '', 'yesterday', '2025-02-30T'])('%j is no date', (text) => {
  expect(longDate(text)).toBeNull()
})

test('names sort as in an index', () => {
  const sorted = ['AI & ML', 'Backend', 'iOS', 'Kotlin', 'Kotlin Multiplatform', 'react']
  expect(sorted.toReversed().sort(alphabetically)).toEqual(sorted)
  expect(alphabetically('React', 'react')).toBe(0)
})

test('groups by name in alphabetical order, unnamed things last', () => {
  const items = [
    { name: 'Go', category: 'Languages' },
    { name: 'Whittling', category: null },
    { name: 'Redis', category: 'Databases' },
  ]
  const groups = groupByName(items, ({ category }) => category)
  expect(groups.map(([name]) => name)).toEqual(['Databases', 'Languages', 'Other'])
})
