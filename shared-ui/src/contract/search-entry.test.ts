import { expect, test } from 'vitest'
import { parseSearchEntries } from './search-entry.ts'

const entry = { kind: 'Roles', title: 'Data Engineer', path: '/roles/data-engineer', text: '' }

test('takes what fits the contract, and nothing besides', () => {
  expect(parseSearchEntries('catalogue', [{ ...entry, salary: 1 }])).toEqual([entry])
})

test.each([
  [{ ...entry, path: 'https://elsewhere.example' }, '0.path'],
  [{ ...entry, path: '//elsewhere.example' }, '0.path'],
  [{ ...entry, title: '' }, '0.title'],
  [{ ...entry, text: null }, '0.text'],
])('names the remote and what does not fit: %j', (wrong, where) => {
  expect(() => parseSearchEntries('catalogue', [wrong])).toThrow(
    `Remote 'catalogue' breaks the contract of search at ${where}`,
  )
})
