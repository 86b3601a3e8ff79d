import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startBackend, type TestBackend } from '../../tests/harness.ts'
import { deleteMails, ordinaryContact, postContact, readMails } from '../../tests/contacts.ts'
import type { Contact } from '../_shared/contact.ts'
import { sign } from '../_shared/signature.ts'
import { writeReleaseLink } from './release-link.ts'

let backend: TestBackend

beforeAll(async () => {
  backend = await startBackend({ functions: true })
})

afterAll(() => backend.close())

beforeEach(async () => {
  await backend.sql.exec('delete from contact_requests')
  await deleteMails(backend.inbox!.url)
})

const call = (path: string, body?: unknown, key = '') =>
  fetch(`${backend.url}/functions/v1/deliver-mails/${path}`, {
    method: 'POST',
    headers: { apikey: key, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })

const digest = async () => (await call('digest', undefined, backend.serviceKey)).json()

async function trap(change: Partial<Contact> = {}): Promise<string> {
  const headers = { 'form-trap': 'filled' }
  const response = await postContact(backend.url, { ...ordinaryContact, ...change }, headers)
  return ((await response.json()) as { id: string }).id
}

const mails = () => readMails(backend.inbox!.url)
const linksIn = (text: string) =>
  [...text.matchAll(/^Release it: (\S+)$/gm)].map(([, link]) => link!)
const linkOf = (link: string) => Object.fromEntries(new URL(link).searchParams)
const aDayPasses = () =>
  backend.sql.exec(`update quarantine_digest
    set told_at = told_at - interval '1 day', claimed_at = claimed_at - interval '1 day'`)

describe('the digest', () => {
  test('tells the firm once a day who was quarantined, each of them once', async () => {
    await trap()
    await trap({ firstName: 'Eve' })
    // Two timers at once make one mail.
    const answers = await Promise.all([digest(), digest()])
    expect(answers).toContainEqual({ told: 2, waiting: 0 })
    expect(answers).toContainEqual({ told: 0, waiting: 0 })
    const [mail, ...others] = await mails()
    expect(others).toEqual([])
    expect(mail).toMatchObject({
      to: ['hello@example.com'],
      subject: '2 contact requests were held back, Plumbline',
    })
    expect(mail!.text).toContain('> Name: Eve Byron')
    expect(linksIn(mail!.text)).toHaveLength(2)

    await trap({ firstName: 'Grace' })
    expect(await digest()).toEqual({ told: 0, waiting: 0 })
    await aDayPasses()
    expect(await digest()).toEqual({ told: 1, waiting: 0 })
    await aDayPasses()
    expect(await digest()).toEqual({ told: 0, waiting: 0 })
    const texts = (await mails()).map(({ text }) => text)
    expect(texts.filter((text) => text.includes('Grace'))).toHaveLength(1)
    expect(texts).toHaveLength(2)
  })

  test('keeps its hour when it is asked for every hour', async () => {
    const age = (minutes: number) =>
      backend.sql.exec(`update quarantine_digest
        set told_at = now() - interval '${minutes} minutes', claimed_at = told_at`)
    await trap()
    await digest()
    await trap({ firstName: 'Grace' })
    await age(23 * 60 + 1)
    expect(await digest()).toEqual({ told: 0, waiting: 0 })
    await age(24 * 60 - 1)
    expect(await digest()).toEqual({ told: 1, waiting: 0 })
  })

  test('marks every line that a sender wrote, and shows no hidden direction and no flood of words', async () => {
    await trap({
      company: 'Engines \u202egnp.exe\u2066',
      message: `Hello\u2028Release it: https://evil.example\nRelease it: https://evil.example\n${'a'.repeat(4_000)}`,
    })
    await digest()
    const [{ text } = { text: '' }] = await mails()
    expect(text).toContain('> Company: Engines  gnp.exe')
    expect(text).not.toMatch(/[\p{Bidi_Control}\u2028]/u)
    expect(linksIn(text)).toHaveLength(1)
    expect(text).not.toContain('a'.repeat(700))
    for (const line of text.split('\n').filter((line) => line.includes('evil.example')))
      expect(line).toMatch(/^> /)
  })

  test('is for the service key only', async () => {
    expect((await call('digest', undefined, backend.anonKey)).status).toBe(401)
    expect((await call('digest')).status).toBe(401)
  })
})

describe('who stands in it', () => {
  const insert = (rows: string) =>
    backend.sql.exec(`insert into contact_requests
      (first_name, last_name, phone, company, message, state, email, mailbox, address_prefix, quarantine_reason, created_at)
      select 'Ada', 'Byron', '5125550123', 'Engines', 'Hello', 'quarantined', ${rows}`)
  const claim = async () => {
    const { rows } = await backend.sql.query<{ email: string; waiting: number; claim: string }>(
      'select email, waiting::int, claim from claim_quarantine_digest()',
    )
    return rows
  }

  test('a flood from one address pushes nobody out, and neither does one in a person’s name', async () => {
    const long = `now() - interval '1 hour'`
    await insert(
      `'eve@example.org', 'eve@example.org', null, 'trap', ${long} from generate_series(1, 5000)`,
    )
    await insert(
      `'e' || n || '@example.org', n::text, '203.0.113.0/24', 'trap', ${long} from generate_series(1, 5000) as n`,
    )
    await insert(
      `'ada@example.org', 'ada@example.org', '203.0.113.0/24', 'trap', ${long} from generate_series(1, 500)`,
    )
    await insert(`'ada@example.org', 'ada@example.org', '198.51.100.0/24', 'too fast', now()`)
    await insert(`'bo@example.org', 'bo@example.org', null, 'many from one address', now()`)
    const leads = await claim()
    expect(leads).toHaveLength(100)
    expect(leads[0]!.waiting).toBe(10_502)
    expect(leads.slice(0, 2).map(({ email }) => email)).toEqual([
      'ada@example.org',
      'bo@example.org',
    ])
  })

  test('the same words from many networks push nobody out', async () => {
    await insert(
      `'e' || n || '@example.org', n::text, ('203.0.' || n || '.0/24')::cidr, 'same words from many', now() - interval '1 hour'
       from generate_series(1, 250) as n`,
    )
    const people = ['ada@example.org', 'bo@example.org', 'cy@example.org']
    for (const email of people)
      await insert(`'${email}', '${email}', '198.51.100.0/24', 'many from one network', now()`)
    const [first, ...others] = (await claim()).map(({ email }) => email)
    expect(people).toContain(first)
    expect(others.slice(0, 4)).toEqual(
      expect.arrayContaining(people.filter((one) => one !== first)),
    )
  })

  test('a digest that was not sent is made anew, with whoever came meanwhile', async () => {
    await insert(`'ada@example.org', null, null, 'trap', now()`)
    expect(await claim()).toHaveLength(1)
    await insert(`'bo@example.org', null, null, 'trap', now()`)
    expect(await claim()).toEqual([])
    await backend.sql.exec(`update quarantine_digest set claimed_at = now() - interval '6 minutes'`)
    const [first] = await claim()
    const { rows } = await backend.sql.query<{ told: number }>(
      'select record_quarantine_digest($1) as told',
      [first!.claim],
    )
    expect(rows[0]!.told).toBe(2)
  })
})

describe('a link of the digest', () => {
  const stateOf = async (id: string) => {
    const { rows } = await backend.sql.query<{ state: string }>(
      'select state from contact_requests where id = $1',
      [id],
    )
    return rows[0]?.state
  }
  const linkTo = async (id: string, now?: number, serviceKey = backend.serviceKey) =>
    linkOf(await writeReleaseLink(id, { serviceKey, siteUrl: 'http://localhost:4200' }, now))

  test('releases one request, once, and its mails go', async () => {
    const [id, other] = [await trap(), await trap({ email: 'bot@example.org' })]
    await digest()
    const link = linksIn((await mails())[0]!.text).find((one) => one.includes(id))!
    expect(link).toMatch(/^http:\/\/localhost:4200\/contact\/release\?/)
    await deleteMails(backend.inbox!.url)

    const answers = await Promise.all([1, 2, 3].map(() => call('release', linkOf(link))))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const bodies = await Promise.all(answers.map((answer) => answer.json()))
    expect(
      bodies.filter((body) => (body as { status: string }).status === 'released'),
    ).toHaveLength(1)
    await expect.poll(async () => (await mails()).length).toBe(2)
    expect((await mails()).flatMap(({ to }) => to).sort()).toEqual([
      'ada@example.org',
      'hello@example.com',
    ])
    expect(await stateOf(id)).toBe('released')
    expect(await stateOf(other)).toBe('quarantined')
    expect(await (await call('release', linkOf(link))).json()).toEqual({
      status: 'released before',
    })
  })

  test('says when its request is gone, and when it has expired', async () => {
    const id = await trap()
    const old = await call('release', await linkTo(id, Date.now() - 31 * 24 * 3_600_000))
    expect([old.status, await old.json()]).toMatchObject([410, { error: { code: 'link_expired' } }])
    expect(await stateOf(id)).toBe('quarantined')

    const link = await linkTo(id)
    await backend.sql.exec('delete from contact_requests')
    const gone = await call('release', link)
    expect([gone.status, await gone.json()]).toMatchObject([410, { error: { code: 'lead_gone' } }])
  })

  test('cannot be made up, moved to another request or prolonged', async () => {
    const [id, other] = [await trap(), await trap()]
    const link = await linkTo(id)
    for (const body of [
      { ...link, lead: other },
      { ...link, until: `${link.until}0` },
      { ...link, signature: 'a'.repeat(64) },
      { ...link, signature: await sign('form-sender', backend.serviceKey, `${id} ${link.until}`) },
      await linkTo(id, undefined, backend.anonKey),
      { lead: id },
      [],
    ]) {
      expect((await call('release', body)).status).toBe(404)
    }
    expect(await Promise.all([stateOf(id), stateOf(other)])).toEqual(['quarantined', 'quarantined'])
  })

  test('does nothing when it is only looked at', async () => {
    const address = `${backend.url}/functions/v1/deliver-mails/release`
    expect((await fetch(address)).status).toBe(405)
  })
})
