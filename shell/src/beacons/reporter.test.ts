// @vitest-environment jsdom
import { createMemoryRouter, data } from 'react-router-dom'
import { beforeEach, expect, test } from 'vitest'
import { followErrors, followRouter } from './follow-page.ts'
import { defaultSite } from '../site/site-plan.ts'
import { createOutbox } from './outbox.ts'
import { createReporter } from './reporter.ts'
import { takeBeaconsHere, testLock } from './testing-server.ts'

let server: ReturnType<typeof takeBeaconsHere>

beforeEach(() => {
  server = takeBeaconsHere()
  window.history.replaceState(null, '', '/roles/data-engineer?email=a@b.example')
})

const makeReporter = () => createReporter(createOutbox(testLock), testLock, defaultSite.ownerOf)

test('a failure reaches the server at once, with remote, release and path', async () => {
  makeReporter().fail(new TypeError('no such thing'))
  expect(await server.answers()).toEqual([204])
  expect(server.observed).toEqual([['catalogue', 'aaaaaaaaaaaaaaaa', { failures: 1 }]])
  expect(server.logged[0]).toMatchObject({
    event: 'browser-failure',
    lock: testLock.id,
    remote: 'catalogue',
    path: '/roles/data-engineer',
    message: 'TypeError: no such thing',
  })
})

test('a remote fails once in a page view, and again in the next', async () => {
  const reporter = makeReporter()
  reporter.fail(new Error('first'))
  reporter.fail(new Error('second'))
  reporter.fail(new Error('third'), 'leads')
  reporter.enter('/roles')
  reporter.fail(new Error('fourth'))
  await server.answers()
  expect(server.logged.map(({ remote, message }) => [remote, message])).toEqual([
    ['catalogue', 'Error: first'],
    ['leads', 'Error: third'],
    ['catalogue', 'Error: fourth'],
  ])
  expect(reporter.lastErrors.get('catalogue')).toBe('Error: fourth')
})

test('an error belongs to the remote whose file threw it, else to the page’s, else to the shell', async () => {
  const reporter = makeReporter()
  const fromSlot = new Error('broken form')
  fromSlot.stack = `Error: broken form\n  at Form (https://site.example/remotes/leads/bbbbbbbbbbbbbbbb/form.js:1:2)`
  reporter.fail(fromSlot)
  reporter.enter('/about')
  reporter.fail('just text')
  reporter.enter('/services')
  reporter.fail(new Error('Failed to fetch https://site.example/remotes/unknown/1/x.js'))
  expect(await server.answers()).toEqual([204, 204, 204])
  expect(server.logged.map(({ remote, release }) => [remote, release])).toEqual([
    ['leads', 'bbbbbbbbbbbbbbbb'],
    ['shell', testLock.shell],
    ['catalogue', 'aaaaaaaaaaaaaaaa'],
  ])
})

test('long texts are cut to what the server takes, and queries of addresses are left out', async () => {
  const reporter = makeReporter()
  reporter.enter(`/roles/${'x'.repeat(500)}`)
  reporter.fail(new Error(`GET /rest/v1/leads?email=eq.a@b.example failed ${'y'.repeat(500)}`))
  expect(await server.answers()).toEqual([204])
  expect(server.logged[0]?.['path']).toHaveLength(200)
  expect(server.logged[0]?.['message']).toHaveLength(300)
  expect(server.logged[0]?.['message']).not.toContain('a@b.example')
})

test('the development server is told nothing', async () => {
  createReporter(
    createOutbox({ ...testLock, shell: 'source' }),
    testLock,
    defaultSite.ownerOf,
  ).fail(new Error('x'))
  expect(await server.answers()).toEqual([])
})

test('uncaught errors and rejections are reported; remarks without an error are not', async () => {
  const reporter = makeReporter()
  followErrors(reporter)
  window.dispatchEvent(new ErrorEvent('error', { message: 'Script error.' }))
  window.dispatchEvent(new ErrorEvent('error', { error: new Error('uncaught') }))
  reporter.enter('/roles')
  const rejection = Object.assign(new Event('unhandledrejection'), { reason: new Error('refused') })
  window.dispatchEvent(rejection)
  await server.answers()
  expect(server.logged.map(({ message }) => message)).toEqual(['Error: uncaught', 'Error: refused'])
})

test('a page that shows an unexpected error is reported, an unknown address is not', async () => {
  const fail = (error: unknown) => () => {
    throw error
  }
  const router = createMemoryRouter(
    [
      { path: '/', element: null },
      { path: '/services', loader: fail(new Error('broken loader')), element: null },
      { path: '/industries', loader: fail(data(null, { status: 404 })), element: null },
      {
        path: '/roles',
        loader: fail(data(null, { status: 503, statusText: 'Away' })),
        element: null,
      },
    ],
    { initialEntries: ['/'] },
  )
  followRouter(router, makeReporter())
  for (const path of ['/services', '/industries', '/roles', '/', '/services'])
    await router.navigate(path)
  await server.answers()
  expect(server.logged.map(({ path, message }) => [path, message])).toEqual([
    ['/services', 'Error: broken loader'],
    ['/roles', 'Status 503 Away'],
    ['/services', 'Error: broken loader'],
  ])
})

test('a remote that does not come is reported once for the page that wanted it', async () => {
  const reporter = makeReporter()
  const router = createMemoryRouter(
    [
      { path: '/', element: null },
      {
        path: '/services',
        loader: () => {
          reporter.fail(new Error('did not answer in time'), 'catalogue')
          throw data(null, { status: 503 })
        },
        element: null,
      },
    ],
    { initialEntries: ['/'] },
  )
  followRouter(router, reporter)
  await router.navigate('/services')
  await server.answers()
  expect(server.logged.map(({ path, message }) => [path, message])).toEqual([
    ['/services', 'Error: did not answer in time'],
  ])
})
