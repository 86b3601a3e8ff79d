import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startBackend, type TestBackend } from '../../tests/harness.ts'
import { ordinaryContact, postContact } from '../../tests/contacts.ts'

const site = 'http://localhost:4200'
const said = vi.spyOn(process.stderr, 'write')
let backend: TestBackend

beforeAll(async () => {
  backend = await startBackend({ functions: true })
})

afterAll(() => backend.close())

/** What the function has logged so far. */
const logged = () =>
  said.mock.calls.flatMap(([text]) => {
    const [, json] = /send-contact-email: (\{.*\})/.exec(String(text)) ?? []
    return json ? [JSON.parse(json) as Record<string, unknown>] : []
  })

const post = (requestId: string, email = ordinaryContact.email) =>
  postContact(
    backend.url,
    { ...ordinaryContact, email },
    { origin: site, 'x-request-id': requestId },
  )

test('the line of a stored lead has the id that its request came with', async () => {
  const id = crypto.randomUUID()
  const { id: lead } = (await (await post(id)).json()) as { id: string }
  await expect
    .poll(() => logged().filter(({ request }) => request === id))
    .toEqual([
      {
        function: 'send-contact-email',
        request: id,
        lead,
        outcome: 'stored',
        suspicion: null,
      },
    ])
})

test('the line of a refused one has it too', async () => {
  const id = crypto.randomUUID()
  expect((await post(id, 'ada')).status).toBe(422)
  await expect
    .poll(() => logged().filter(({ request }) => request === id))
    .toMatchObject([{ outcome: 'refused', code: 'invalid_fields' }])
})

test('what is no id does not get into the log', async () => {
  const { id: lead } = (await (await post('ada@example.org "}')).json()) as { id: string }
  await expect
    .poll(() => logged().find((line) => line.lead === lead && line.outcome === 'stored'))
    .toMatchObject({ request: null })
})

test('a page of ours may send it', async () => {
  const asked = await fetch(`${backend.url}/functions/v1/send-contact-email`, {
    method: 'OPTIONS',
    headers: {
      origin: site,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'x-request-id, traceparent',
    },
  })
  const allowed = asked.headers.get('access-control-allow-headers')?.split(', ')
  expect(allowed).toEqual(expect.arrayContaining(['x-request-id', 'traceparent']))
})

const trace = '0af7651916cd43dd8448eb211c80319c'
const sent = (traceparent: string, email: string) =>
  postContact(backend.url, { ...ordinaryContact, email }, { origin: site, traceparent })

test('a request with a trace has it in its lines, and its answer says what took how long', async () => {
  const answer = await sent(`00-${trace}-b7ad6b7169203331-01`, 'trace@example.org')
  const [, whole, database] =
    /^function;dur=([\d.]+), transaction;dur=([\d.]+)$/.exec(
      answer.headers.get('server-timing') ?? '',
    ) ?? []
  expect(Number(database)).toBeGreaterThan(0)
  expect(Number(whole)).toBeGreaterThanOrEqual(Number(database))
  await expect
    .poll(() =>
      logged()
        .filter((line) => line.trace === trace)
        .map(({ outcome }) => outcome),
    )
    .toContain('stored')
})

test.each([`00-${'0'.repeat(32)}-b7ad6b7169203331-01`, `00-${trace}-b7-01`, '"}'])(
  'what is no trace, %s, does not get into the log',
  async (traceparent) => {
    const answer = await sent(traceparent, 'none@example.org')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('server-timing')).toBeNull()
    const { id: lead } = (await answer.json()) as { id: string }
    await expect.poll(() => logged().find((line) => line.lead === lead)).toBeTruthy()
    expect(logged().find((line) => line.lead === lead)).not.toHaveProperty('trace')
  },
)
