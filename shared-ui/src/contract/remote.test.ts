import { expect, test } from 'vitest'
import { parseRemoteRoutes } from './remote.ts'

const lazy = () => Promise.resolve({})

test('what fits the contract is handed on as it is', () => {
  const routes = [
    { path: '/roles', lazy, handle: 1, children: [{ index: true }, { path: ':slug' }] },
  ]
  expect(parseRemoteRoutes('catalogue', { routes, more: 1 })).toBe(routes)
  expect(parseRemoteRoutes('catalogue', { routes, publicPages: lazy })).toBe(routes)
})

test.each([
  ['routes', {}],
  ['routes', null],
  ['routes', { routes: [] }],
  ['routes', { routes: { 0: {}, length: 1 } }],
  ['routes.0', { routes: [null] }],
  ['routes.0', { routes: ['/roles'] }],
  ['routes.1.path', { routes: [{ path: '/a' }, { path: 1 }] }],
  ['routes.0.index', { routes: [{ index: 'yes' }] }],
  ['routes.0.lazy', { routes: [{ lazy: './role-page.js' }] }],
  ['routes.0.children', { routes: [{ children: {} }] }],
  ['routes.0.children.0.path', { routes: [{ children: [{ path: null }] }] }],
  ['publicPages', { routes: [{}], publicPages: [] }],
])('the first thing that does not is named: %s', (where, module) => {
  expect(() => parseRemoteRoutes('catalogue', module)).toThrow(
    new Error(`Remote 'catalogue' breaks the contract at ${where}`),
  )
})
