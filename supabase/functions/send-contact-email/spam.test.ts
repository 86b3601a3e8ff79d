import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startBackend, type TestBackend } from '../../tests/harness.ts'
import {
  deleteMails,
  ordinaryContact,
  postContact,
  readMails,
  stateSender,
} from '../../tests/contacts.ts'
import type { Contact } from '../_shared/contact.ts'

const secret = 'a secret of shells and functions'

let backend: TestBackend

beforeAll(async () => {
  // The embedded gateway names this machine last, as it should: a proxy of ours, so that the tests may be anywhere.
  const environment = { SENDER_SECRET: secret, TRUSTED_PROXIES: '127.0.0.1, ::1' }
  backend = await startBackend({ functions: true, environment })
})

afterAll(() => backend.close())

beforeEach(async () => {
  await backend.sql.exec('delete from contact_requests')
  await deleteMails(backend.inbox!.url)
})

const post = (headers: Record<string, string> = {}, change: Partial<Contact> = {}) =>
  postContact(backend.url, { ...ordinaryContact, ...change }, headers)

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
  test('is answered like any other, kept, and mails nobody', async () => {
    const [suspicious, ordinary] = [await post({ 'form-trap': 'filled' }), await post()]
    expect(suspicious.status).toBe(ordinary.status)
    const [answer, other] = [await suspicious.json(), await ordinary.json()]
    expect(Object.keys(answer as object)).toEqual(Object.keys(other as object))
    expect(await reasons()).toEqual(['trap', null])

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

describe('a form that a shell passes on', () => {
  const pass = async (network: string | null, index: number, key = secret) => {
    const body = JSON.stringify({ ...ordinaryContact, email: `ada.${index}@example.org` })
    const headers = { 'form-sender': await stateSender(network, body, key) }
    return postContact(backend.url, body, { ...headers, 'x-forwarded-for': '192.0.2.9' })
  }
  const prefixes = async () => {
    const { rows } = await backend.sql.query<{ prefix: string | null }>(
      'select distinct address_prefix::text as prefix from contact_requests',
    )
    return rows.map(({ prefix }) => prefix)
  }

  test('counts for the network of its sender, and not for the shell', async () => {
    for (let index = 0; index < 21; index++) await pass('203.0.113.7', index)
    await pass('2001:db8:0:7::/64', 21)
    expect((await reasons()).slice(19)).toEqual([null, 'many from one network', null])
    expect((await prefixes()).sort()).toEqual(['2001:db8::/48', '203.0.113.0/24'])
  })

  test('counts for nobody when the shell does not know its sender', async () => {
    await pass(null, 0)
    expect(await prefixes()).toEqual([null])
  })

  test('counts for whom the proxies name when the statement is not ours', async () => {
    await pass('203.0.113.7', 0, 'another secret, invented by somebody')
    expect(await prefixes()).toEqual(['192.0.2.0/24'])
  })
})

describe('once more comes in than people send', () => {
  const send = (network: string, index: number, message = `Message ${index}`) =>
    post({ 'x-forwarded-for': network }, { email: `eve.${index}@example.org`, message })

  beforeEach(() =>
    backend.sql
      .exec(`select record_contact_request('Eve', 'Byron', n || '@example.com', '5125550123', 'Engines',
      'Message ' || n, address => '198.18.' || n || '.1') from generate_series(1, 40) as n`),
  )

  test('two an hour from one network, and three mailboxes with the same words', async () => {
    expect(await reasons()).toEqual(Array(40).fill(null))
    for (const index of [40, 41, 42]) await send('203.0.113.1', index)
    expect((await reasons()).slice(40)).toEqual([null, null, 'many from one network'])

    for (const index of [50, 51, 52, 53]) await send(`192.0.${index}.1`, index, 'Buy now')
    expect((await reasons()).slice(43)).toEqual([null, null, null, 'same words from many'])
  })

  test('a person is taken for one: one network, own words, and a second try with another mailbox', async () => {
    await post({ 'x-forwarded-for': '203.0.113.1' })
    await post({ 'x-forwarded-for': '203.0.113.1' }, { email: 'ada.byron@example.org' })
    expect((await reasons()).slice(40)).toEqual([null, null])
  })

  test('what is on our own networks stays unlimited', async () => {
    for (const index of [60, 61, 62, 63, 64]) await send('', index, 'Two engineers.')
    expect((await reasons()).slice(40)).toEqual(Array(5).fill(null))
  })

  test('it is calm again after an hour', async () => {
    await backend.sql.exec(`update contact_requests set created_at = now() - interval '61 minutes'`)
    for (const index of [40, 41, 42]) await send('203.0.113.1', index)
    expect((await reasons()).slice(40)).toEqual([null, null, null])
  })
})
