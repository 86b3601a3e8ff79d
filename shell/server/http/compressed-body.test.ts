import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { pickEncoding } from './compressed-body.ts'

const app = new Hono().get('/', (c) => c.text(pickEncoding(c) ?? 'none'))

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, br;q=0.5', 'br'],
  ['gzip, br;q=0', 'gzip'],
  ['GZIP, br ; Q=0.000', 'gzip'],
  ['br;q=0.001', 'br'],
  ['gzip;q=0, br;q=0.0', 'none'],
  ['x-br, identity', 'none'],
  ['', 'none'],
])('a client that takes "%s" gets %s', async (accepted, encoding) => {
  const answer = await app.request('/', { headers: { 'accept-encoding': accepted } })
  expect(await answer.text()).toBe(encoding)
})
