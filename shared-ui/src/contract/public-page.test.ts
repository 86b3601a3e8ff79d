import { expect, test } from 'vitest'
import { parsePublicPages } from './public-page.ts'

const search = { kind: 'Roles', title: 'Data Engineer', text: '' }
const page = { path: '/roles/data-engineer', changed: '2026-11-01T10:00:00+00:00', search }

test('takes what fits the contract, and nothing besides', () => {
  expect(parsePublicPages('catalogue', [{ ...page, salary: 1 }])).toEqual([page])
  expect(parsePublicPages('catalogue', [{ path: '/roles' }])).toEqual([{ path: '/roles' }])
})

test.each([
  [{ ...page, path: 'https://elsewhere.example' }, '0.path'],
  [{ ...page, path: '//elsewhere.example' }, '0.path'],
  [{ ...page, changed: 'yesterday' }, '0.changed'],
  [{ ...page, search: { ...search, title: '' } }, '0.search.title'],
  [{ ...page, search: { ...search, text: null } }, '0.search.text'],
])('names the remote and what does not fit: %j', (wrong, where) => {
  expect(() => parsePublicPages('catalogue', [wrong])).toThrow(
    `Remote 'catalogue' breaks the contract at publicPages.${where}`,
  )
})
