import { expect, test } from 'vitest'
import { mayBePage, ownPaths } from './ownership.ts'
import { ownPages } from './router.tsx'

test('the shell’s own paths are those of its pages', () => {
  expect(ownPages.map(({ path = '' }) => `/${path}`)).toEqual(ownPaths)
})

test.each(['/', '/about', '/services/none', '/glossary'])('%s may be a page', (path) => {
  expect(mayBePage(path)).toBe(true)
})

test('what nobody owns is no page', () => {
  expect(mayBePage('/none')).toBe(false)
})
