import { afterAll, beforeAll, expect, test } from 'vitest'
import { startBackend, type TestBackend } from './harness.ts'

let backend: TestBackend

beforeAll(async () => {
  backend = await startBackend({ functions: true })
})

afterAll(() => backend.close())

/** What the connection adds, and the server's date. */
const connectionHeaders = [
  'connection',
  'content-length',
  'date',
  'keep-alive',
  'transfer-encoding',
]

const json = { 'content-type': 'application/json' }

test.each([
  ['a site map that the site does not tell', 'generate-sitemap', {}, 503],
  ['a method that is not taken', 'generate-sitemap', { method: 'DELETE' }, 405],
  ['what a browser asks first', 'send-contact-email', { method: 'OPTIONS' }, 204],
  ['a form that is none', 'send-contact-email', { method: 'POST', body: 'a', headers: json }, 400],
  [
    'a form from elsewhere',
    'send-contact-email',
    { method: 'POST', body: '{}', headers: { ...json, origin: 'https://elsewhere.example' } },
    403,
  ],
  ['a worker without its key', 'deliver-mails', { method: 'POST' }, 401],
  ['figures without a key', 'lead-metrics', {}, 401],
  ['figures of the field without a key', 'field-figures', {}, 401],
])('%s is no page, no frame and no other type', async (_, name, init, status) => {
  const response = await fetch(`${backend.url}/functions/v1/${name}`, init)
  await response.body?.cancel()
  expect(response.status).toBe(status)
  const headers = [...response.headers].filter(([name]) => !connectionHeaders.includes(name))
  expect(Object.fromEntries(headers)).toMatchSnapshot()
})
