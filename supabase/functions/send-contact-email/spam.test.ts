import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readFormToken } from '../../local/form-token.ts'
import { startBackend, type TestBackend } from '../../local/harness.ts'
import {
  deleteMails,
  ordinaryContact,
  postContact,
  readMails,
} from '../../local/testing-contact.ts'
import type { Contact } from '../_shared/contact.ts'
import { issueFormToken } from '../_shared/form-token.ts'

const hour = 60 * 60 * 1_000

let backend: TestBackend
let ripe: string

beforeAll(async () => {
  // The embedded gateway names this machine last, as it should: a proxy of ours, so that the tests may be anywhere.
  const environment = { FORM_SECONDS: '3', TRUSTED_PROXIES: '127.0.0.1, ::1' }
  backend = await startBackend({ functions: true, environment })
  ripe = await issueFormToken(backend.serviceKey, Date.now() - 60_000)
})

afterAll(() => backend.close())

beforeEach(async () => {
  await backend.sql.exec('delete from contact_requests')
  await deleteMails(backend.inbox!.url)
})

const post = (headers: Record<string, string> = {}, change: Partial<Contact> = {}) =>
  postContact(backend.url, { ...ordinaryContact, ...change }, { 'form-token': ripe, ...headers })

const idOf = async (response: Response) => ((await response.json()) as { id: string }).id

const reasons = async () => {
  const { rows } = await backend.sql.query<{ reason: string | null }>(
    'select quarantine_reason as reason from contact_requests order by created_at',
  )
  return rows.map(({ reason }) => reason)
}

const owed = async (id: string) => {
  const { rows } = await backend.sql.query<{ kind: string }>(
    'select kind from contact_mails where contact_request_id = $1 order by kind',
    [id],
  )
  return rows.map(({ kind }) => kind)
}

describe('a suspicious form', () => {
  test.each<[string, () => Promise<Record<string, string>>]>([
    ['trap', async () => ({ 'form-trap': 'filled' })],
    ['token missing', async () => ({ 'form-token': '' })],
    ['token invalid', async () => ({ 'form-token': await issueFormToken('invented', 0) })],
    ['too fast', async () => ({ 'form-token': await readFormToken(backend.url) })],
    [
      'token expired',
      async () => ({
        'form-token': await issueFormToken(backend.serviceKey, Date.now() - 25 * hour),
      }),
    ],
  ])('(%s) is answered like any other, kept, and mails nobody', async (reason, headers) => {
    const [suspicious, ordinary] = [await post(await headers()), await post()]
    expect(suspicious.status).toBe(ordinary.status)
    const [answer, other] = [await suspicious.json(), await ordinary.json()]
    expect(Object.keys(answer as object)).toEqual(Object.keys(other as object))
    expect(await reasons()).toEqual([reason, null])

    await expect.poll(async () => (await readMails(backend.inbox!.url)).length).toBe(2)
    expect(await owed((answer as { id: string }).id)).toEqual([])
  })

  test('goes on its way, once, when an operator releases it', async () => {
    const id = await idOf(await post({ 'form-trap': 'filled' }))
    const release = (key: string) =>
      fetch(`${backend.url}/rest/v1/rpc/release_contact_request`, {
        method: 'POST',
        headers: { apikey: key, 'content-type': 'application/json' },
        body: JSON.stringify({ request_id: id }),
      })
    expect((await release(backend.anonKey)).status).toBe(401)
    expect(await owed(id)).toEqual([])
    expect(await (await release(backend.serviceKey)).json()).toBe(true)
    expect(await (await release(backend.serviceKey)).json()).toBe(false)
    expect(await owed(id)).toEqual(['confirmation', 'firm'])
  })

  test('is shown to operators with its reason, and to no visitor', async () => {
    await post({ 'form-trap': 'filled' })
    const read = (key: string) =>
      fetch(`${backend.url}/rest/v1/quarantined_contact_requests?select=quarantine_reason,email`, {
        headers: { apikey: key },
      })
    expect((await read(backend.anonKey)).status).toBe(401)
    expect(await (await read(backend.serviceKey)).json()).toEqual([
      { quarantine_reason: 'trap', email: 'ada@example.org' },
    ])
  })
})

describe('the limits', () => {
  const times = async (count: number, send: (index: number) => Promise<Response>) => {
    for (let index = 0; index < count; index += 1) expect((await send(index)).status).toBe(200)
  }
  const kept = (count: number, reason: string) => [...Array(count).fill(null), reason]

  test.each([
    ['203.0.113', (index: number) => `203.0.113.${index + 1}`],
    ['2001:db8:7', (index: number) => `10.0.0.1, 2001:db8:7:${index}::1`],
    ['a mapped network', (index: number) => `::ffff:198.51.100.${index}`],
  ])('twenty an hour from %s', async (_, address) => {
    await times(21, (index) =>
      post({ 'x-forwarded-for': address(index) }, { email: `ada.${index}@example.org` }),
    )
    expect(await reasons()).toEqual(kept(20, 'many from one network'))
    await post({ 'x-forwarded-for': '192.0.2.1' }, { email: 'eve@example.org' })
    expect((await reasons()).at(-1)).toBeNull()
  })

  test('five an hour for one mailbox, however it is spelt', async () => {
    await times(6, (index) =>
      post({}, { email: `${index % 2 ? 'ADA' : 'ada'}+${index}@example.org` }),
    )
    expect(await reasons()).toEqual(kept(5, 'many from one address'))
  })

  test('do not count what was quarantined: trapped posts in a name silence nobody of that name', async () => {
    const victim = { 'x-forwarded-for': '203.0.113.9' }
    await times(21, () => post({ ...victim, 'form-trap': 'filled' }))
    const id = await idOf(await post(victim))
    expect((await reasons()).at(-1)).toBeNull()
    expect(await owed(id)).toEqual(['confirmation', 'firm'])
  })

  test('an address that a sender invents is nobody', async () => {
    await times(20, (index) =>
      post(
        { 'x-forwarded-for': '198.51.100.7, 203.0.113.9' },
        { email: `eve.${index}@example.org` },
      ),
    )
    await post({ 'x-forwarded-for': '198.51.100.7' })
    await post({ 'x-forwarded-for': '203.0.113.1' }, { email: 'mallory@example.org' })
    expect((await reasons()).slice(-2)).toEqual([null, 'many from one network'])
  })

  test('this machine and inner networks are never one sender', async () => {
    await times(21, (index) =>
      post(
        { 'x-forwarded-for': index % 2 ? '10.1.2.3' : '' },
        { email: `ada.${index}@example.org` },
      ),
    )
    expect(await reasons()).toEqual(Array(21).fill(null))
  })

  test('count what comes at the same moment', async () => {
    await Promise.all(Array.from({ length: 8 }, () => post()))
    expect((await reasons()).filter((reason) => reason === null)).toHaveLength(5)
  })

  test('do not count the same form twice, and forget after an hour', async () => {
    const key = crypto.randomUUID()
    await times(8, () => post({ 'idempotency-key': key }))
    await backend.sql.exec(`update contact_requests set created_at = now() - interval '61 minutes'`)
    await times(5, () => post())
    expect(await reasons()).toEqual(Array(6).fill(null))
  })

  test.each(['unknown', '1.2.3.4.5', "'; drop table contact_requests; --", 'fe80::1%eth0', ''])(
    'an address of %j is none',
    async (address) => {
      await post({ 'x-forwarded-for': address })
      const { rows } = await backend.sql.query('select state, address_prefix from contact_requests')
      expect(rows).toEqual([{ state: 'accepted', address_prefix: null }])
    },
  )
})

describe('a confirmation', () => {
  const confirmations = async () => {
    const { rows } = await backend.sql.query<{ email: string }>(
      `select email from contact_requests as request
       join contact_mails as mail on mail.contact_request_id = request.id and mail.kind = 'confirmation'`,
    )
    return rows.map(({ email }) => email)
  }
  const spellings = ['ada.byron@gmail.com', 'adabyron+1@gmail.com', 'A.Da.Byron@googlemail.com']

  test('is sent to a mailbox once a day, and the firm gets every lead', async () => {
    const ids: string[] = []
    for (const email of spellings) ids.push(await idOf(await post({}, { email })))
    expect(await confirmations()).toEqual(spellings.slice(0, 1))
    for (const id of ids) expect(await owed(id)).toContain('firm')

    // By the day of the mail: a lead that is released later is confirmed later.
    await backend.sql.exec(`update contact_requests set created_at = now() - interval '2 days'`)
    await post({}, { email: spellings[1]! })
    expect(await confirmations()).toHaveLength(1)
    await backend.sql.exec(`update contact_mails set created_at = now() - interval '25 hours'`)
    await post({}, { email: spellings[2]! })
    expect(await confirmations()).toHaveLength(2)
  })

  test('is one also for two at the same moment, and for one that is released', async () => {
    const trapped = await idOf(await post({ 'form-trap': 'filled' }))
    await Promise.all([post(), post(), post()])
    expect(await confirmations()).toHaveLength(1)
    await backend.sql.query('select release_contact_request($1)', [trapped])
    expect(await owed(trapped)).toEqual(['firm'])
  })
})

describe('a token', () => {
  const ask = (headers: Record<string, string>, method = 'GET') =>
    fetch(`${backend.url}/functions/v1/send-contact-email/token`, { method, headers })

  test('is for our own pages', async () => {
    const ours = await ask({ origin: 'http://localhost:4200' })
    expect(ours.status).toBe(200)
    expect(ours.headers.get('access-control-allow-origin')).toBe('http://localhost:4200')
    expect(ours.headers.get('cache-control')).toBe('no-store')
    expect((await ask({ origin: 'https://evil.example' })).status).toBe(403)
    expect((await ask({}, 'POST')).status).toBe(405)
  })
})
