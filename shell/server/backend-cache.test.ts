import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cachedFetch } from './backend-cache.ts'

let server: Server
let url: string
let requests: string[]
let answer: { status: number; body: string; control?: string }

beforeEach(async () => {
  requests = []
  answer = { status: 200, body: '["first"]' }
  server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`)
    const headers = { 'content-type': 'application/json', 'cache-control': answer.control ?? '' }
    response.writeHead(answer.status, headers).end(answer.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/rest/v1/locations`
})

afterEach(() => {
  vi.useRealTimers()
  server.close()
})

test('many equal reads at once are one request', async () => {
  const get = cachedFetch()
  const bodies = await Promise.all(Array.from({ length: 20 }, async () => (await get(url)).text()))
  expect(new Set(bodies)).toEqual(new Set(['["first"]']))
  expect(requests).toHaveLength(1)
})

test('an old answer stands in while the backend is away', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const get = cachedFetch()
  await get(url)
  vi.advanceTimersByTime(60 * 60 * 1000)
  await new Promise((resolve) => server.close(resolve))
  server.closeAllConnections()
  expect(await (await get(url)).text()).toBe('["first"]')
})

test('a clock that is set back keeps no answer for longer', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] })
  const get = cachedFetch()
  await get(url)
  answer = { status: 200, body: '["second"]' }
  vi.setSystemTime(Date.now() - 60 * 60 * 1000)
  vi.advanceTimersByTime(60_000)
  await get(url)
  await expect.poll(async () => (await get(url)).text()).toBe('["second"]')
})

test.each([401, 404, 429, 503])('an answer of status %d is not kept', async (status) => {
  const get = cachedFetch()
  answer = { status, body: '{}' }
  expect((await get(url)).status).toBe(status)
  answer = { status: 200, body: '["back"]' }
  expect(await (await get(url)).text()).toBe('["back"]')
})

test('another answer than before is told, and one that is not to be stored is no other', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  let changes = 0
  const get = cachedFetch(
    fetch,
    () => {},
    () => changes++,
  )
  const askAgain = async () => {
    vi.advanceTimersByTime(48 * 60 * 60 * 1000)
    await get(url)
  }
  await get(url)
  await askAgain()
  expect(changes).toBe(0)
  answer = { status: 200, body: '["second"]' }
  await askAgain()
  expect(changes).toBe(1)
  answer = { status: 200, body: '["third"]', control: 'no-store' }
  await askAgain()
  expect(changes).toBe(1)
})

test('a write always reaches the backend', async () => {
  const get = cachedFetch()
  await get(url, { method: 'POST' })
  await get(url, { method: 'POST' })
  expect(requests).toHaveLength(2)
})
