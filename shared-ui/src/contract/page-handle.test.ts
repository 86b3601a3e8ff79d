import { expect, test } from 'vitest'
import { readCrumbs } from './page-handle.ts'

const handle = { crumbs: ({ name }: { name: string }) => [name] }

test('a page names itself from its data', () => {
  expect(readCrumbs(handle, { name: 'Washington, DC' })).toEqual(['Washington, DC'])
})

test.each([
  ['no handle', undefined, {}],
  ['a handle of something else', { title: 'x' }, {}],
  ['data that did not come', handle, undefined],
  ['data of another shape', handle, null],
  ['labels that are none', { crumbs: () => [1] }, {}],
])('%s brings no label, and breaks nothing', (_what, given, data) => {
  expect(readCrumbs(given, data)).toEqual([])
})
