import { Hono } from 'hono'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { formSenders, statingSender } from './form-sender.ts'
import { collectLog } from '../testing/log.ts'

const secret = '0123456789abcdef0123456789abcdef'
const SUPABASE_URL = 'https://project.example.com'
const address = `${SUPABASE_URL}/functions/v1/send-contact-email`
const asked: Headers[] = []

beforeEach(() => {
  asked.length = 0
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 0, 1) })
})
afterEach(() => void vi.useRealTimers())

const backend: typeof fetch = (_, init) => {
  asked.push(new Headers(init?.headers))
  return Promise.resolve(new Response())
}

/** Posts a form whose action asks the backend, through one proxy. */
async function post(
  options: { key?: string | undefined; url?: string; from?: string; body?: BodyInit } = {},
) {
  const { url = address, from = '203.0.113.7', body = '{"firstName":"Ada"}' } = options
  const key = 'key' in options ? options.key : secret
  const ask = statingSender(backend, { SENDER_SECRET: key, SUPABASE_URL }, collectLog().log)
  const app = new Hono().post('*', formSenders(1), async (c) => {
    await ask(url, { method: 'POST', body, headers: { 'content-type': 'application/json' } })
    return c.text('done')
  })
  const headers = { 'x-forwarded-for': `198.51.100.1, ${from}` }
  await app.request('/contact', { method: 'POST', headers })
  return asked.at(-1)?.get('form-sender')
}

test('says with a contact form which network sent it, signed for this form', async () => {
  // The function reads this very statement in `stated-sender.test.ts`.
  expect(await post()).toBe(
    '1767225600 203.0.113.7 e1b0764fe3a22660482eb184779933490689f2604944e8e1602c0270dcc3a4aa',
  )
  expect(asked[0]?.get('content-type')).toBe('application/json')
  expect(await post({ body: '{"firstName":"Eve"}' })).not.toContain(
    'e1b0764fe3a22660482eb184779933490689f2604944e8e1602c0270dcc3a4aa',
  )
  expect(await post({ from: '2001:db8:0:7::1' })).toMatch(/^1767225600 2001:db8:0:7::\/64 \w{64}$/)
})

test('says of a sender on our own network that it is not known', async () => {
  expect(await post({ from: '10.1.2.3' })).toMatch(/^1767225600 - \w{64}$/)
})

test('a server without a secret says at its start what follows from that', () => {
  const { log, lines } = collectLog('warn')
  statingSender(backend, { SENDER_SECRET: secret, SUPABASE_URL }, log)
  expect(lines).toEqual([])
  statingSender(backend, { SENDER_SECRET: undefined, SUPABASE_URL }, log)
  expect(lines).toMatchObject([{ event: 'no-sender-secret' }])
})

test('says nothing without a secret, to others, and of what is no form', async () => {
  expect(await post({ key: undefined })).toBeNull()
  expect(await post({ url: `${SUPABASE_URL}/functions/v1/deliver-mails` })).toBeNull()
  expect(await post({ url: `https://elsewhere.example/?${address}` })).toBeNull()
  expect(await post({ body: new Blob(['{}']) })).toBeNull()
  const ask = statingSender(backend, { SENDER_SECRET: secret, SUPABASE_URL }, collectLog().log)
  await ask(address, { method: 'POST', body: '{}' })
  expect(asked.at(-1)?.has('form-sender')).toBe(false)
})
