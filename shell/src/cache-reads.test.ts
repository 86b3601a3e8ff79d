import { afterEach, expect, test, vi } from 'vitest'
import { cacheReads } from './cache-reads.ts'

const roles = 'https://project.example.com/rest/v1/job_roles?select=slug'

afterEach(() => {
  vi.useRealTimers()
})

/** A backend that counts: each answer is another one. */
function makeBackend(status = 200) {
  let count = 0
  return async () => new Response(`${++count}`, { status })
}

const textOf = async (answer: Promise<Response>) => (await answer).text()

test('what was read is there when it is asked for again, for half a minute', async () => {
  vi.useFakeTimers()
  const fetch = cacheReads(makeBackend())
  expect(await textOf(fetch(roles))).toBe('1')
  vi.advanceTimersByTime(29_999)
  expect(await textOf(fetch(roles))).toBe('1')
  vi.advanceTimersByTime(1)
  expect(await textOf(fetch(roles))).toBe('2')
})

test('nothing is left unread of the request: browsers take that away when its time is over', async () => {
  const answer = Response.json('read')
  const fetch = cacheReads(() => Promise.resolve(answer))
  expect(await textOf(fetch(roles))).toBe('"read"')
  expect(answer.bodyUsed).toBe(true)
})

test.each([
  ['another query', roles.replace('slug', 'title'), {}],
  ['another reader', roles, { headers: { authorization: 'Bearer other' } }],
  ['a call', roles, { method: 'POST' }],
])('%s is another answer', async (_, address, init) => {
  const fetch = cacheReads(makeBackend())
  await fetch(roles)
  expect(await textOf(fetch(address, init))).toBe('2')
})

test.each([
  ['a call', roles, { method: 'POST' }],
  ['a function', 'https://project.example.com/functions/v1/generate-sitemap', {}],
])('%s is made every time', async (_, address, init) => {
  const fetch = cacheReads(makeBackend())
  await fetch(address, init)
  expect(await textOf(fetch(address, init))).toBe('2')
})

test('a refusal is an answer, and is asked for again', async () => {
  const fetch = cacheReads(makeBackend(404))
  expect(await textOf(fetch(roles))).toBe('1')
  expect(await textOf(fetch(roles))).toBe('2')
})

const away = () => Promise.reject(new TypeError('Failed to fetch'))

/** A backend that behaves in turn as told, and the last way from then on. */
function makeMoods(...moods: (() => Promise<Response>)[]) {
  return vi.fn(() => (moods.length > 1 ? moods.shift() : moods[0])?.() ?? away())
}

test.each([
  ['cannot be reached', away],
  ['says that it is away', makeBackend(503)],
  ['stops within its answer', async () => new Response(new ReadableStream({ pull: away }))],
  ['somebody on the way answers for', async () => new Response('<h1>Welcome')],
])('a backend that %s is tried again while a visitor waits', async (_, mood) => {
  vi.useFakeTimers()
  const backend = makeMoods(mood, mood, makeBackend())
  const answer = textOf(cacheReads(backend)(roles))
  await vi.advanceTimersByTimeAsync(1_499)
  expect(await answer).toBe('1')
  expect(backend).toHaveBeenCalledTimes(3)
})

test.each([
  ['cannot be reached', away],
  ['does not answer', () => new Promise<Response>(() => {})],
])('a backend that %s has failed after 1.5 s, and may be asked again at once', async (_, mood) => {
  vi.useFakeTimers()
  const backend = vi.fn(mood)
  const fetch = cacheReads(backend)
  const failure = fetch(roles).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(1_500)
  expect(await failure).toBeInstanceOf(Error)
  backend.mockImplementation(makeBackend())
  expect(await textOf(fetch(roles))).toBe('1')
})

test('what comes too late for one try is there for the next', async () => {
  vi.useFakeTimers()
  const slow = () => new Promise<Response>((done) => setTimeout(done, 3_000, Response.json('slow')))
  const fetch = cacheReads(makeMoods(slow, away))
  const failure = fetch(roles).catch((error: unknown) => String(error))
  await vi.advanceTimersByTimeAsync(3_000)
  expect(await failure).toMatch('did not answer in time')
  expect(await textOf(fetch(roles))).toBe('"slow"')
})

test('a slow line is no backend that is away: it has more time', async () => {
  vi.useFakeTimers()
  const line = { connectStart: 100, connectEnd: 1_200 } as PerformanceNavigationTiming
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([line])
  const slow = () => new Promise<Response>((done) => setTimeout(done, 3_000, Response.json('slow')))
  const answer = textOf(cacheReads(makeMoods(slow))(roles))
  await vi.advanceTimersByTimeAsync(3_000)
  expect(await answer).toBe('"slow"')
})

test('a call that fails is not made again', async () => {
  const backend = vi.fn(makeBackend(503))
  await cacheReads(backend)(roles, { method: 'POST' })
  expect(backend).toHaveBeenCalledOnce()
})
