import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { formsOnly, sameOriginOnly } from './posted-forms.ts'
import { parseSettings } from '../settings.ts'

const settings = parseSettings({
  SITE_URL: 'https://www.example.com',
  BOOKING_URL: 'https://booking.example.com',
  SUPABASE_URL: 'https://project.example.com',
  SUPABASE_ANON_KEY: 'key',
})
const app = new Hono().post('*', sameOriginOnly(settings), formsOnly(), (c) => c.text('taken'))
const form = { 'content-type': 'application/x-www-form-urlencoded' }

test.each([
  ['a form from the same origin', { ...form, origin: 'http://localhost' }, 200],
  [
    'a form from the public origin behind a proxy',
    { ...form, origin: 'https://www.example.com' },
    200,
  ],
  ['a form from a browser that names no origin', form, 200],
  ['a form from another site', { ...form, origin: 'https://evil.example' }, 403],
  ['a form from a sandboxed frame', { ...form, origin: 'null' }, 403],
  ['a form that the browser calls cross-site', { ...form, 'sec-fetch-site': 'cross-site' }, 403],
  ['JSON', { 'content-type': 'application/json' }, 415],
  ['a body without a type', {}, 415],
])('%s', async (_, headers, status) => {
  const response = await app.request('/contact', { method: 'POST', headers, body: 'a=b' })
  expect(response.status).toBe(status)
})
