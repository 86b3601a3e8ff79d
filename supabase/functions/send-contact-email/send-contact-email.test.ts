import { createServer, type Server } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startBackend, type TestBackend } from '../../tests/harness.ts'
import type { Message } from '../../local/pages/message.ts'
import {
  deleteMails,
  forgetLimits,
  ordinaryContact,
  postContact,
  readMails,
} from '../../tests/contacts.ts'

const contact = { ...ordinaryContact, message: 'Two engineers.\n<script>alert(1)</script>' }
const site = 'http://localhost:4200'

let backend: TestBackend
let endpoint: string

beforeAll(async () => {
  backend = await startBackend({
    functions: true,
    environment: { ALLOWED_ORIGINS: 'https://preview.example.com' },
  })
  endpoint = `${backend.url}/functions/v1/send-contact-email`
})

afterAll(() => backend.close())

beforeEach(async () => {
  await deleteMails(backend.inbox!.url)
  await forgetLimits(backend)
})

const post = (body: unknown, headers: Record<string, string> = {}) =>
  postContact(backend.url, body, { origin: site, ...headers })

const readInbox = () => readMails(backend.inbox!.url)

async function waitForMails(count: number): Promise<Message[]> {
  await expect.poll(async () => (await readInbox()).length).toBe(count)
  return readInbox()
}

const countLeads = async () => {
  const { rows } = await backend.sql.query<{ count: number }>(
    'select count(*)::int as count from contact_requests',
  )
  return rows[0]!.count
}

const outbox = async (leadId: string) => {
  const { rows } = await backend.sql.query<{ kind: string; status: string; attempts: number }>(
    `select kind, status, attempts, message_id, last_error from contact_mails
     where contact_request_id = $1 order by kind desc`,
    [leadId],
  )
  return rows
}

const makeDue = (leadId: string) =>
  backend.sql.query(
    'update contact_mails set next_attempt_at = now() where contact_request_id = $1',
    [leadId],
  )

const deliver = (key = backend.serviceKey) =>
  fetch(`${backend.url}/functions/v1/deliver-mails`, { method: 'POST', headers: { apikey: key } })

describe('a contact', () => {
  test('is stored, mailed to the firm and confirmed to the visitor', async () => {
    const response = await post(contact)
    expect(response.status).toBe(200)
    expect(response.headers.get('access-control-allow-origin')).toBe(site)
    const { id, status } = (await response.json()) as { id: string; status: string }
    expect(status).toBe('accepted')

    const { rows } = await backend.sql.query('select * from contact_requests where id = $1', [id])
    expect(rows).toMatchObject([
      { first_name: 'Ada', email: 'ada@example.org', message: contact.message },
    ])

    const mails = await waitForMails(2)
    const firm = mails.find((mail) => mail.to[0] === 'hello@example.com')!
    expect(firm).toMatchObject({
      subject: 'Contact request: Ada Byron, Engines & Sons',
      replyTo: 'ada@example.org',
    })
    expect(firm.text).toContain('\n\n> Two engineers.\n> <script>alert(1)</script>\n\n')
    expect(firm.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(firm.html).not.toContain('<script>')

    const confirmation = mails.find((mail) => mail.to[0] === 'ada@example.org')!
    expect(confirmation.replyTo).toBe('hello@example.com')
    expect(confirmation.headers['auto-submitted']).toBe('auto-replied')
    for (const words of ['Ada', 'Byron', 'Engines', 'Two engineers']) {
      expect(confirmation.text + confirmation.html + confirmation.subject).not.toContain(words)
    }

    const sent = mails.map((mail) => mail.messageId).sort()
    expect(new Set(sent).size).toBe(2)
    await expect
      .poll(() => outbox(id))
      .toMatchObject([
        { kind: 'firm', status: 'sent', attempts: 1, message_id: firm.messageId },
        { kind: 'confirmation', status: 'sent', message_id: confirmation.messageId },
      ])
  })

  test.each([
    ['made of its words is another lead an hour later', '8', 2],
    ['drawn at random is one lead whenever it comes', '4', 1],
  ])('with a key that was %s', async (_, version, leads) => {
    const headers = {
      'idempotency-key': crypto.randomUUID().replace(/4(?=.{3}-.{4}-.{12}$)/, version),
    }
    const before = await countLeads()
    const { id } = (await (await post(contact, headers)).json()) as { id: string }
    expect(await (await post(contact, headers)).json()).toMatchObject({ id })
    const hourAgo = `update contact_requests set created_at = created_at - interval '61 minutes' where id = $1`
    await backend.sql.query(hourAgo, [id])
    const later = (await (await post(contact, headers)).json()) as { id: string }
    expect(await (await post(contact, headers)).json()).toMatchObject({ id: later.id })
    expect(await countLeads()).toBe(before + leads)
    // The firm has a mail of each, the mailbox one confirmation a day; what came later would be counted by another test.
    await waitForMails(leads + 1)
  })

  test('sent twice with one key is one lead and one answer', async () => {
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const before = await countLeads()
    const answers = await Promise.all([
      post(contact, headers),
      post(contact, headers),
      post(contact, headers),
    ])
    const bodies = await Promise.all(answers.map((answer) => answer.json()))
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200])
    expect(new Set(bodies.map((body) => (body as { id: string }).id)).size).toBe(1)
    expect(await countLeads()).toBe(before + 1)
    await waitForMails(2)

    const other = await post({ ...contact, message: 'Other words' }, headers)
    expect(other.status).toBe(409)
    expect(await countLeads()).toBe(before + 1)
  })

  test('cannot write mail headers', async () => {
    const response = await post({ ...contact, firstName: 'Ada\r\nBcc: victim@example.org' })
    expect(response.status).toBe(422)

    await post({
      ...contact,
      lastName: '"><x@y.z>, victim@example.org',
      company: '=?utf-8?q?=0ABcc:_x?=',
    })
    const mails = await waitForMails(2)
    expect(mails.flatMap((mail) => mail.to).sort()).toEqual([
      'ada@example.org',
      'hello@example.com',
    ])
    const firm = mails.find((mail) => mail.to[0] === 'hello@example.com')!
    expect(firm.replyTo).toBe('ada@example.org')
    expect(firm.headers).not.toHaveProperty('bcc')
    expect(firm.headers).not.toHaveProperty('cc')
  })
})

describe('answers with a clear error', () => {
  test.each([
    ['GET', 405, 'method_not_allowed'],
    ['PUT', 405, 'method_not_allowed'],
    ['DELETE', 405, 'method_not_allowed'],
  ])('%s is %i', async (method, status, code) => {
    const response = await fetch(endpoint, { method, headers: { origin: site } })
    expect(response.status).toBe(status)
    expect(response.headers.get('allow')).toBe('POST')
    expect(await response.json()).toMatchObject({ error: { code } })
  })

  test.each<[string, unknown, Record<string, string>, number, string]>([
    [
      'a form',
      'firstName=Ada',
      { 'content-type': 'application/x-www-form-urlencoded' },
      415,
      'unsupported_media_type',
    ],
    ['no type', '{}', { 'content-type': 'text/plain' }, 415, 'unsupported_media_type'],
    ['half a body', '{"firstName":', {}, 400, 'malformed_json'],
    ['an empty body', '', {}, 400, 'malformed_json'],
    ['a large body', { ...contact, message: 'a'.repeat(40_000) }, {}, 413, 'body_too_large'],
    ['another site', contact, { origin: 'https://evil.example' }, 403, 'foreign_origin'],
    ['a sandboxed page', contact, { origin: 'null' }, 403, 'foreign_origin'],
    ['a bad key', contact, { 'idempotency-key': '1' }, 400, 'bad_idempotency_key'],
    ['a list', [contact], {}, 422, 'invalid_fields'],
  ])('%s', async (_, body, headers, status, code) => {
    const before = await countLeads()
    const response = await post(body, headers)
    expect(response.status).toBe(status)
    expect(response.headers.get('content-type')).toContain('application/json')
    expect(await response.json()).toMatchObject({ error: { code, message: expect.any(String) } })
    expect(await countLeads()).toBe(before)
  })

  test('a large body without a length is counted while it arrives', async () => {
    const chunk = new TextEncoder().encode(' '.repeat(8 * 1024))
    let sent = 0
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => (++sent > 8 ? controller.close() : controller.enqueue(chunk)),
    })
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      duplex: 'half',
    } as RequestInit)
    expect(response.status).toBe(413)
  })

  test('invalid fields carry the messages of the form', async () => {
    const response = await post({ ...contact, email: 'ada', phone: '' })
    expect(response.status).toBe(422)
    expect(await response.json()).toEqual({
      error: {
        code: 'invalid_fields',
        message: 'Please correct the fields below.',
        fields: {
          email: 'Enter an email address like name@company.com.',
          phone: 'Enter your phone number.',
        },
      },
    })
  })

  test('a stored contact is not needed to learn nothing of the inside', async () => {
    await backend.sql.exec('alter function record_contact_request rename to record_elsewhere')
    const response = await post(contact)
    await backend.sql.exec('alter function record_elsewhere rename to record_contact_request')
    expect(response.status).toBe(503)
    expect(await response.json()).toEqual({
      error: {
        code: 'unavailable',
        message: 'The service is not available. Please try again later.',
      },
    })
  })
})

describe('origins', () => {
  const preflight = (origin: string) =>
    fetch(endpoint, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type,idempotency-key',
      },
    })

  test.each([site, 'https://preview.example.com'])('%s may ask and post', async (origin) => {
    const asked = await preflight(origin)
    expect(asked.status).toBe(204)
    expect(asked.headers.get('access-control-allow-origin')).toBe(origin)
    expect(asked.headers.get('access-control-allow-headers')).toContain('idempotency-key')
    expect(asked.headers.get('vary')).toContain('Origin')
  })

  test('another site may not', async () => {
    const asked = await preflight('https://evil.example')
    expect(asked.status).toBe(403)
    expect(asked.headers.get('access-control-allow-origin')).toBeNull()
  })

  test('a server without an origin may post', async () => {
    const response = await postContact(backend.url, contact, {
      'content-type': 'application/json; charset=utf-8',
    })
    expect(response.status).toBe(200)
    await waitForMails(2)
  })
})

describe('when the mail server is away', () => {
  let away: TestBackend
  let wall: Server
  beforeAll(async () => {
    // A port that answers nothing but goodbye.
    wall = createServer((socket) => socket.destroy())
    await new Promise<void>((resolve) => wall.listen(0, '127.0.0.1', resolve))
    const { port } = wall.address() as { port: number }
    away = await startBackend({
      functions: true,
      environment: { SMTP_URL: `smtp://127.0.0.1:${port}` },
    })
  })
  afterAll(async () => {
    await away.close()
    wall.close()
  })

  test('the contact is stored all the same, and its mails wait', async () => {
    const response = await postContact(away.url, contact)
    expect(response.status).toBe(200)
    const { id } = (await response.json()) as { id: string }
    await expect
      .poll(async () => {
        const { rows } = await away.sql.query(
          `select status, attempts, last_error is not null as failed, next_attempt_at > now() as later
           from contact_mails where contact_request_id = $1`,
          [id],
        )
        return rows
      })
      .toEqual(Array(2).fill({ status: 'queued', attempts: 1, failed: true, later: true }))
  })
})

describe('deliver-mails', () => {
  test('sends what was left in the outbox, once it is due', async () => {
    const { rows } = await backend.sql.query<{ id: string }>(
      `select id from record_contact_request('Ada', 'Byron', 'ada@example.org', '5125550123', 'Engines', 'Hello')`,
    )
    const { id } = rows[0]!
    const response = await deliver()
    expect(await response.json()).toEqual({ sent: 2, failed: 0 })
    expect((await readInbox()).length).toBe(2)
    expect(await outbox(id)).toMatchObject([{ status: 'sent' }, { status: 'sent' }])

    await makeDue(id)
    expect(await (await deliver()).json()).toEqual({ sent: 0, failed: 0 })
  })

  test('is for the service key only', async () => {
    expect((await deliver(backend.anonKey)).status).toBe(401)
    expect((await deliver('')).status).toBe(401)
  })
})

test('a function that does not exist is a plain 404', async () => {
  const response = await fetch(`${backend.url}/functions/v1/nothing`)
  expect(response.status).toBe(404)
  expect(await response.json()).toMatchObject({ error: { code: 'not_found' } })
})
