// @vitest-environment node
import { expect, test } from 'vitest'
import type { PlainPage } from '../rendering/worker-functions.ts'
import { parseAnswer } from './parse-answer.ts'

const remotes = new Set(['resources', 'leads'])

const page: PlainPage = {
  html: Buffer.from('<html></html>'),
  linked: ['leads'],
  status: 200,
  sources: ['src/glossary.tsx'],
  remotes: ['resources'],
  slots: [],
  state: Buffer.from('{}'),
  results: [['resources', { isWhole: true, fault: null }]],
  seconds: { load: 0, loaders: 0, render: 0 },
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

test('a page is what it was, its results by remote', () => {
  const results = new Map(page.results)
  expect(parseAnswer(page, remotes)).toEqual({ ...page, results })
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

test('of a redirect with headers without end none is read', () => {
  const { list, reads } = endless()
  const redirect = { status: 302, headers: list, body: null }
  expect(() => parseAnswer(redirect, remotes)).toThrow('is no list of at most 50')
  expect(reads()).toBe(0)
})

test('a redirect has no body', () => {
  const redirect = { status: 302, headers: [['location', '/roles']], body: null }
  expect(parseAnswer(redirect, remotes)).toEqual(redirect)
  expect(() => parseAnswer({ ...redirect, body: Buffer.from('x') }, remotes)).toThrow()
})

test('of a redirect nothing but its address is taken', () => {
  const headers = [
    ['location', '/roles'],
    ['content-length', '1000'],
    ['cache-control', 'immutable'],
  ]
  const answer = parseAnswer({ status: 302, headers, body: null }, remotes)
  expect(answer).toMatchObject({ headers: [['location', '/roles']] })
})

test.each([
  ['two addresses', ['/roles', '/services']],
  ['none', []],
  ['one that is no text of a header', ['/roles\u0001']],
  ['one without end', ['/'.repeat(5_000)]],
])('a redirect with %s is none', (_, addresses) => {
  const headers = addresses.map((address) => ['location', address])
  expect(() => parseAnswer({ status: 302, headers, body: null }, remotes)).toThrow()
})

test.each([204, 206, 301, 304, 401, 200.5])('no page has the status %s', (status) => {
  expect(() => parseAnswer({ ...page, status }, remotes)).toThrow()
})

test('a slot is of a remote that there is', () => {
  expect(() => parseAnswer({ ...page, slots: ['nobody/x'] }, remotes)).toThrow('no remote')
})

test('a page names remotes of its composition only', () => {
  expect(() => parseAnswer(page, new Set(['resources']))).toThrow('names leads, which is no remote')
})
