import { expect, test } from 'vitest'
import { readCrumbs } from './page-handle.ts'

const handle = { crumbs: ({ name }: { name: string }) => [name] }

function failing(): never {
  throw new Error('not now')
}

test('a page names itself from its data', () => {
  expect(readCrumbs(handle, { name: 'Washington, DC' })).toEqual(['Washington, DC'])
})

test.each([
  ['no handle', undefined, {}],
  ['a handle of something else', { title: 'x' }, {}],
  ['data that did not come', handle, undefined],
  ['data of another shape', handle, null],
  ['labels that are none', { crumbs: () => [1] }, {}],
  ['a handle that fails when it is looked at', new Proxy({}, { get: failing, has: failing }), {}],
  [
    'labels that fail when they are read',
    { crumbs: () => Object.defineProperty([], 0, { get: failing, enumerable: true }) },
    {},
  ],
])('%s brings no label, and breaks nothing', (_what, given, data) => {
  expect(readCrumbs(given, data)).toEqual([])
})
