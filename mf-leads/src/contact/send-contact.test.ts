import { configureBackend } from 'shared-ui/data'
import { startBackend, type TestBackend } from 'supabase/tests/harness.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { contact } from '../testing/contact-example.ts'
import { newRequestKey } from '../posted-form/request-key.ts'
import { sendContact } from './send-contact.ts'

let backend: TestBackend

beforeAll(async () => {
  backend = await startBackend({ functions: true })
  configureBackend(backend)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

afterAll(() => backend.close())

const stored = async (key: string) => {
  const { rows } = await backend.sql.query(
    'select first_name, last_name, email, phone, company, message from contact_requests where idempotency_key = $1',
    [key],
  )
  return rows
}

test('stores the request once, however often it is sent', async () => {
  const key = newRequestKey()
  const verdicts = [await sendContact(contact, false, key), await sendContact(contact, false, key)]

  expect(verdicts.map(({ isSent }) => isSent)).toEqual([true, true])
  expect(await stored(key)).toEqual([
    {
      first_name: contact.firstName,
      last_name: contact.lastName,
      email: contact.email,
      phone: contact.phone,
      company: contact.company,
      message: contact.message,
    },
  ])
})

test("brings back the function's verdict on each field", async () => {
  const key = newRequestKey()
  const verdict = await sendContact({ ...contact, email: 'ada@', message: ' ' }, false, key)

  expect(verdict).toEqual({
    isSent: false,
    status: 422,
    errors: {
      email: 'Enter an email address like name@company.com.',
      message: 'Tell us what you need.',
    },
  })
  expect(await stored(key)).toEqual([])
})

test('reports a failure without a verdict', async () => {
  expect(await sendContact(contact, false, 'not a key')).toEqual({
    isSent: false,
    status: 503,
    errors: {},
  })
})

test('a refusal that never says of what is a refusal when its time is up', async () => {
  const time = new AbortController()
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(time.signal)
  configureBackend({
    ...backend,
    async fetch(_input, init) {
      const { promise, reject } = Promise.withResolvers<never>()
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
      const body = new ReadableStream({ pull: () => promise })
      setTimeout(() => time.abort())
      return new Response(body, { status: 422 })
    },
  })
  const verdict = await sendContact(contact, false, newRequestKey())
  configureBackend(backend)
  timeout.mockRestore()

  expect(verdict).toEqual({ isSent: false, status: 422, errors: {} })
})

test("the function's log names each attempt by the id that was sent with it", async () => {
  const said = vi.spyOn(process.stderr, 'write')
  const ids: (string | null)[] = []
  configureBackend({
    ...backend,
    fetch: (input, init) => {
      ids.push(new Headers(init?.headers).get('x-request-id'))
      return fetch(input, init)
    },
  })
  const key = newRequestKey()
  await sendContact(contact, false, key)
  await sendContact(contact, false, key)
  configureBackend(backend)

  expect(new Set(ids).size).toBe(2)
  const logged = () => said.mock.calls.map(([text]) => String(text)).join('')
  for (const id of ids)
    await expect.poll(logged).toMatch(new RegExp(`"request":"${id}".*"outcome":"stored"`))
})
