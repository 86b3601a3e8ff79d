import { Hono } from 'hono'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clientBudget } from './client-budget.ts'
import { clientOf } from './client.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => void vi.useRealTimers())

const from = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } })
const through = (...entries: string[]) => ({ headers: { 'x-forwarded-for': entries.join(', ') } })

/** Whose budget a request is taken from that a peer passes on. */
async function clientOfRequest(peer: string, hops: number, init?: RequestInit) {
  const app = new Hono().get('*', (c) => c.json(clientOf(c, hops)))
  return (await app.request('/', init, from(peer))).json()
}

test.each([
  ['a visitor', '203.0.113.7', '203.0.113.7'],
  ['the same in IPv6', '::ffff:203.0.113.7', '203.0.113.7'],
  ['the same in hexadecimal', '::ffff:cb00:7107', '203.0.113.7'],
  ['a line with IPv6', '2001:DB8:0:7::1', '2001:db8:0:7::/64'],
  ['another address of that line', '2001:db8::7:ffff:1:2:3', '2001:db8:0:7::/64'],
  ['loopback', '127.0.0.1', null],
  ['loopback in IPv6', '::1', null],
  ['loopback in both', '::ffff:127.0.0.1', null],
  ['a proxy in our own network', '10.1.2.3', null],
  ['a neighbour on the link', 'fe80::1%eth0', null],
  ['nobody', '', null],
])('%s', async (_, peer, client) => {
  expect(await clientOfRequest(peer, 0)).toBe(client)
  expect(await clientOfRequest('127.0.0.1', 1, through('198.51.100.9', peer))).toBe(client)
})

test('what a visitor writes into X-Forwarded-For counts only up to the proxies that are trusted', async () => {
  const forged = through('198.51.100.1', '203.0.113.7', '192.0.2.1')
  expect(await clientOfRequest('203.0.113.9', 0, forged)).toBe('203.0.113.9')
  expect(await clientOfRequest('127.0.0.1', 1, forged)).toBe('192.0.2.1')
  expect(await clientOfRequest('127.0.0.1', 2, forged)).toBe('203.0.113.7')
  expect(await clientOfRequest('127.0.0.1', 4, forged)).toBe(null)
  expect(await clientOfRequest('127.0.0.1', 1, through('203.0.113.7:4711'))).toBe('203.0.113.7')
  const bracketed = through('[2001:db8::1]:4711')
  expect(await clientOfRequest('127.0.0.1', 1, bracketed)).toBe('2001:db8:0:0::/64')
})

test('a client that asked for too much waits; nobody else does, a proxy least of all', async () => {
  const app = new Hono().get('*', clientBudget({ burst: 2, perSecond: 0.5 }, 0), (c) => c.text(''))
  const ask = async (peer: string) => {
    const { status, headers } = await app.request('/', {}, from(peer))
    return [status, headers.get('retry-after')]
  }
  for (const answer of [
    [200, null],
    [200, null],
    [429, '2'],
    [429, '2'],
  ])
    expect(await ask('203.0.113.7')).toEqual(answer)
  expect(await ask('203.0.113.8')).toEqual([200, null])
  for (let time = 0; time < 5; time++) expect(await ask('127.0.0.1')).toEqual([200, null])
  vi.advanceTimersByTime(2_000)
  expect(await ask('203.0.113.7')).toEqual([200, null])
  expect(await ask('203.0.113.7')).toEqual([429, '2'])
})
