// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import type { CompositionLock } from 'shared-ui/contract'
import { createRemotes, remoteDeadlineMs, type Remotes } from './remotes.ts'

const lock = {
  id: 'lock',
  shell: 'shell',
  remotes: { catalogue: { release: 'r1', entry: '/remotes/catalogue/r1/remoteEntry.js' } },
}

afterEach(() => vi.useRealTimers())

test('a remote’s routes are loaded once', async () => {
  const load = vi.fn(() => Promise.resolve({ routes: [{ path: 'roles' }] }))
  const remotes = createRemotes(lock, load)
  await remotes.loadRoutes('catalogue')
  await remotes.loadRoutes('catalogue')
  expect(load).toHaveBeenCalledTimes(1)
  expect(remotes.loaded.get('catalogue')).toEqual([{ path: 'roles' }])
})

test('a failure is not kept: the next attempt loads again', async () => {
  const load = vi
    .fn()
    .mockRejectedValueOnce(new Error('down'))
    .mockResolvedValue({ routes: [{}] })
  const remotes = createRemotes(lock, load)
  await expect(remotes.loadRoutes('catalogue')).rejects.toThrow('down')
  await expect(remotes.loadRoutes('catalogue')).resolves.toHaveLength(1)
})

test('a module that is no remote is refused by name', async () => {
  const remotes = createRemotes(lock, () => Promise.resolve({ routes: 'none' }))
  await expect(remotes.loadRoutes('catalogue')).rejects.toThrow(
    "Remote 'catalogue' breaks the contract at routes",
  )
})

test('a remote without a release is refused', async () => {
  const remotes = createRemotes(lock, () => Promise.resolve({ routes: [{}] }))
  await expect(remotes.loadRoutes('leads')).rejects.toThrow("Remote 'leads' has no release")
})

test('a remote that the lock left out is asked for before it is refused', async () => {
  const document: CompositionLock = { ...lock, remotes: {} }
  const load = vi.fn(() => Promise.resolve({ routes: [{}] }))
  const remotes = createRemotes(document, load, {
    complete: () => {
      document.remotes = lock.remotes
      return Promise.resolve()
    },
  })
  await expect(remotes.loadRoutes('catalogue')).resolves.toHaveLength(1)
  await expect(remotes.loadRoutes('leads')).rejects.toThrow("Remote 'leads' has no release")
})

test('a remote that never answers is given up', async () => {
  vi.useFakeTimers()
  const remotes = createRemotes(lock, () => new Promise(() => undefined))
  const attempt = expect(remotes.loadRoutes('catalogue')).rejects.toThrow('did not answer in time')
  await vi.advanceTimersByTimeAsync(remoteDeadlineMs)
  await attempt
})

test('every attempt that fails is told, with the remote it was for', async () => {
  const onFailure = vi.fn()
  const remotes = createRemotes(lock, () => Promise.reject(new Error('down')), { onFailure })
  await expect(remotes.loadRoutes('catalogue')).rejects.toThrow('down')
  await expect(remotes.load('leads/contact-form')).rejects.toThrow('no release')
  expect(onFailure.mock.calls.map(([remote, error]) => [remote, String(error)])).toEqual([
    ['catalogue', 'Error: down'],
    ['leads', "Error: Remote 'leads' has no release"],
  ])
})

test('a page’s code is asked for once, and that it does not come is told', async () => {
  const onFailure = vi.fn()
  const lazy = vi.fn(() => Promise.reject(new Error('lost')))
  const load = () => Promise.resolve({ routes: [{ path: 'roles', children: [{ lazy }] }] })
  const beforePage = () => Promise.resolve()
  const page = await pageOf(createRemotes(lock, load, { onFailure, beforePage }))
  await expect(page()).rejects.toThrow('lost')
  await expect(page()).rejects.toThrow('lost')
  expect(lazy).toHaveBeenCalledTimes(1)
  expect(onFailure).toHaveBeenCalledExactlyOnceWith('catalogue', expect.any(Error))
})

test('what a page’s code needs is asked for before it, and again when it did not come', async () => {
  const lazy = vi.fn(() => Promise.resolve({ Component: () => null }))
  const load = () => Promise.resolve({ routes: [{ path: 'roles', children: [{ lazy }] }] })
  const beforePage = vi.fn(() => Promise.resolve())
  beforePage.mockRejectedValueOnce(new Error('lost'))
  const page = await pageOf(createRemotes(lock, load, { beforePage }))
  await expect(page()).rejects.toThrow('lost')
  expect(lazy).not.toHaveBeenCalled()
  await expect(page()).resolves.toHaveProperty('Component')
  expect(beforePage.mock.calls).toEqual([['catalogue'], ['catalogue']])
})

test('what a layout’s code needs is asked for before it, as that of the pages in it', async () => {
  const lazy = vi.fn(() => Promise.resolve({ Component: () => null }))
  const children = [{ path: 'roles', lazy }]
  const load = () => Promise.resolve({ routes: [{ lazy, children }] })
  const beforePage = vi.fn(() => Promise.resolve())
  const [layout] = await createRemotes(lock, load, { beforePage }).loadRoutes('catalogue')
  for (const route of [layout, layout?.children?.[0]]) {
    expect(route).toHaveProperty('lazy', expect.any(Function))
    await (route as { lazy: () => Promise<unknown> }).lazy()
  }
  expect(lazy).toHaveBeenCalledTimes(2)
  expect(beforePage).toHaveBeenCalledTimes(2)
})

test('a page whose needs did not come in time is asked for again, by the next who wants it', async () => {
  const lazy = vi.fn(() => Promise.resolve({ Component: () => null }))
  const load = () => Promise.resolve({ routes: [{ path: 'roles', children: [{ lazy }] }] })
  const beforePage = vi.fn(() => Promise.resolve())
  beforePage.mockReturnValueOnce(new Promise(() => undefined))
  const page = await pageOf(createRemotes(lock, load, { beforePage, deadlineMs: 20 }))
  await expect(page()).rejects.toThrow('did not answer in time')
  await expect(page()).resolves.toHaveProperty('Component')
})

/** What loads the code of the first page of `catalogue`. */
async function pageOf(remotes: Remotes): Promise<() => Promise<unknown>> {
  const [route] = await remotes.loadRoutes('catalogue')
  const page = route?.children?.[0]?.lazy
  if (typeof page !== 'function') throw new Error('The page is gone')
  return page
}
