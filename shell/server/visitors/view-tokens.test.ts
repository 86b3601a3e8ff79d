import { startCanary } from 'delivery'
import { pageRoute } from 'delivery/testing-release'
import { afterEach, expect, test, vi } from 'vitest'
import { makeSite } from '../testing/site.ts'
import { createViewTokens } from './view-tokens.ts'

afterEach(() => void vi.useRealTimers())

test('a token is spent once on each thing, ends by time, and by no number of others', () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const tokens = createViewTokens({ limit: 3 })
  const first = tokens.issue(['catalogue'])
  expect(tokens.open(first)?.about).toEqual(['catalogue'])
  expect(tokens.open(first)?.spend('views')).toBe(true)
  for (let count = 0; count < 100; count++) tokens.issue(['catalogue'])
  expect(tokens.open(first)?.spend('views')).toBe(false)
  expect(tokens.open(first)?.spend('failures')).toBe(true)
  expect(tokens.open(first.replace('catalogue', 'resources'))).toBeNull()
  vi.advanceTimersByTime(31 * 60_000)
  expect(tokens.open(first)).toBeNull()
})

test('a token is for what it was made for, also where a secret is shared', () => {
  const secret = 's'.repeat(32)
  const [views, traces] = [undefined, 'trace'].map((use) =>
    createViewTokens({ secret, ...(use && { use }) }),
  )
  const token = traces?.issue(['catalogue']) ?? ''
  expect(createViewTokens({ secret, use: 'trace' }).open(token)?.about).toEqual(['catalogue'])
  expect(views?.open(token)).toBeNull()
})

test('while a canary runs each visitor of a kept page gets a token beside it, and by these it is withdrawn', async () => {
  const routes = `[${pageRoute('services', 'Services')}]`
  const { app, release, publish, delivery, compositions } = await makeSite(routes)
  const view = async (bucket: number) => {
    const headers = { cookie: `canary-bucket=${bucket}` }
    const answer = await app.request('/services', { headers })
    const timing = answer.headers.get('server-timing') ?? ''
    return { text: await answer.text(), token: /view;desc="([^"]+)"/.exec(timing)?.[1] }
  }
  expect((await view(1)).token).toBeUndefined()

  const canary = await publish({ 'assets/more.css': '' })
  await delivery.store.changeRegistry(startCanary('catalogue', canary, 10), delivery.author)
  await compositions.refresh()
  const visits = await Promise.all([view(1), view(2)])
  expect(visits[0]?.text).toBe(visits[1]?.text)
  expect(visits[0]?.token).not.toBe(visits[1]?.token)

  const report = async (token: string | undefined) => {
    const failure = { kind: 'failure', remote: 'catalogue', path: '/services', message: 'broken' }
    const releases = { catalogue: canary }
    const body = JSON.stringify({ lock: 'f'.repeat(16), releases, events: [failure], token })
    const headers = { 'content-type': 'application/json' }
    expect((await app.request('/_beacon', { method: 'POST', headers, body })).status).toBe(204)
  }
  const percent = async () =>
    (await delivery.store.readRegistry(delivery.author.trusted)).remotes['catalogue']?.canary
      ?.percent
  for (let count = 0; count < 20; count++) await view(50)
  for (let count = 0; count < 20; count++) await report(undefined)
  expect(await percent()).toBe(10)
  for (let count = 0; count < 20; count++) await report((await view(1)).token)
  await expect.poll(percent).toBe(0)
  const visit = { bucket: 1, previews: new Map() }
  await expect
    .poll(async () => (await compositions.of(visit)).lock.remotes['catalogue'])
    .toMatchObject({ release })
})
