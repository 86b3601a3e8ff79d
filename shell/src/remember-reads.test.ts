import { afterEach, expect, test, vi } from 'vitest'
import { rememberReads } from './remember-reads.ts'

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
  const fetch = rememberReads(makeBackend())
  expect(await textOf(fetch(roles))).toBe('1')
  vi.advanceTimersByTime(29_999)
  expect(await textOf(fetch(roles))).toBe('1')
  vi.advanceTimersByTime(1)
  expect(await textOf(fetch(roles))).toBe('2')
})

test.each([
  ['another query', roles.replace('slug', 'title'), {}],
  ['another reader', roles, { headers: { authorization: 'Bearer other' } }],
  ['a call', roles, { method: 'POST' }],
])('%s is another answer', async (_, address, init) => {
  const fetch = rememberReads(makeBackend())
  await fetch(roles)
  expect(await textOf(fetch(address, init))).toBe('2')
})

test.each([
  ['a call', roles, { method: 'POST' }],
  ['a function', 'https://project.example.com/functions/v1/generate-sitemap', {}],
])('%s is made every time', async (_, address, init) => {
  const fetch = rememberReads(makeBackend())
  await fetch(address, init)
  expect(await textOf(fetch(address, init))).toBe('2')
})

test('what failed is asked for again', async () => {
  const fetch = rememberReads(makeBackend(503))
  await fetch(roles)
  expect(await textOf(fetch(roles))).toBe('2')
})
