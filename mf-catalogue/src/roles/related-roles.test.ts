import { expect, test } from 'vitest'
import { relatedRoles } from './related-roles.ts'

const role = (slug: string, category: string | null) => ({
  title: slug,
  slug,
  category,
  level: null,
})
const all = [role('a', null), role('b', 'Data'), role('c', 'Web'), role('d', 'Web')]

test('puts roles of the same category first and leaves the role itself out', () => {
  expect(relatedRoles(role('c', 'Web'), all, 2).map(({ slug }) => slug)).toEqual(['d', 'a'])
})

test('treats no category as none in common', () => {
  expect(relatedRoles(role('x', null), all, 2).map(({ slug }) => slug)).toEqual(['a', 'b'])
})
