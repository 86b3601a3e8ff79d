// @vitest-environment node
import { expect, test } from 'vitest'
import type { WrittenPage } from '../rendering/write-page.ts'
import { parseAnswer } from './parse-answer.ts'

const remotes = new Set(['resources', 'leads'])

const page: WrittenPage = {
  document: { bytes: Buffer.from('brotli'), surroundings: { start: 0, end: 0 } },
  linked: ['leads'],
  status: 200,
  sources: ['src/glossary.tsx'],
  remotes: ['resources'],
  slots: [],
  results: [['resources', { isWhole: true, fault: null }]],
  seconds: { load: 0, loaders: 0, render: 0 },
  timings: [{ phase: 'loaders', remote: 'resources', from: 1, ms: 2 }],
}

/** Tells how much of it is read. */
function endless() {
  let reads = 0
  const list = new Proxy(new Array<unknown>(1_000_000), {
    get: (target, name, receiver): unknown =>
      /^\d/.test(String(name)) ? void reads++ : Reflect.get(target, name, receiver),
  })
  return { list, reads: () => reads }
}

test('a page is what it was, with one result of a remote', () => {
  expect(parseAnswer(page, remotes)).toEqual(page)
  const results = [['resources', { isWhole: false, fault: null }], ...page.results]
  expect(parseAnswer({ ...page, results }, remotes)).toEqual(page)
})

test.each(['linked', 'sources', 'remotes', 'slots', 'results'])(
  'of a page whose %s are without end none is read',
  (name) => {
    const { list, reads } = endless()
    expect(() => parseAnswer({ ...page, [name]: list }, remotes)).toThrow(
      'is no list of at most 100',
    )
    expect(reads()).toBe(0)
  },
)

test('of a redirect nothing but its status and address is taken', () => {
  const redirect = { status: 302, location: '/roles' }
  expect(parseAnswer({ ...redirect, headers: [['set-cookie', 'x']] }, remotes)).toEqual(redirect)
})

test.each([
  ['no address', undefined],
  ['an empty one', ''],
  ['two', ['/roles', '/services']],
  ['one that is no text of a header', '/roles\u0001'],
  ['one without end', '/'.repeat(5_000)],
])('a redirect with %s is none', (_, location) => {
  expect(() => parseAnswer({ status: 302, location }, remotes)).toThrow()
})

test.each([204, 206, 301, 304, 401, 200.5])('no page has the status %s', (status) => {
  expect(() => parseAnswer({ ...page, status }, remotes)).toThrow()
})

test.each([
  { start: -1, end: 1 },
  { start: 0, end: 1e9 },
  { start: 0.5, end: 1 },
])('no document has its surroundings at %o', (surroundings) => {
  const document = { ...page.document, surroundings }
  expect(() => parseAnswer({ ...page, document }, remotes)).toThrow()
})

test('a slot is of a remote that there is', () => {
  expect(() => parseAnswer({ ...page, slots: ['nobody/x'] }, remotes)).toThrow('no remote')
})

test('a page names remotes of its composition only', () => {
  expect(() => parseAnswer(page, new Set(['resources']))).toThrow('names leads, which is no remote')
})
