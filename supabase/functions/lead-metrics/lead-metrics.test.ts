import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startBackend, type TestBackend } from '../../tests/harness.ts'
import { ordinaryContact, postContact } from '../../tests/contacts.ts'
import { readMetricsSettings } from '../_shared/settings.ts'

const metricsToken = 'token-of-a-monitor'
let backend: TestBackend

beforeAll(async () => {
  backend = await startBackend({ functions: true, environment: { METRICS_TOKEN: metricsToken } })
})

afterAll(() => backend.close())

const scrape = (headers: Record<string, string>, method = 'GET') =>
  fetch(`${backend.url}/functions/v1/lead-metrics`, { method, headers })

/** Series → value, as a monitor reads them. */
async function readFigures(): Promise<Record<string, number>> {
  const response = await scrape({ authorization: `Bearer ${metricsToken}` })
  const lines = (await response.text()).split('\n').filter((line) => /^[^#]/.test(line))
  return Object.fromEntries(lines.map((line) => [line.split(' ')[0], Number(line.split(' ')[1])]))
}

async function send(email: string, headers: Record<string, string> = {}): Promise<string> {
  const contact = { ...ordinaryContact, email }
  const response = await postContact(backend.url, contact, headers)
  return ((await response.json()) as { id: string }).id
}

const statesOf = async (constraint: string) => {
  const { rows } = await backend.sql.query<{ text: string }>(
    'select pg_get_constraintdef(oid) as text from pg_constraint where conname = $1',
    [constraint],
  )
  return [...rows[0]!.text.matchAll(/'(\w+)'/g)].map(([, state]) => state!)
}

test('before the first lead, every state and age there can be is told as 0', async () => {
  const leads = (await statesOf('contact_requests_state_check')).map((s) => `leads{state="${s}"}`)
  const mails = (await statesOf('contact_mails_status_check')).map(
    (s) => `lead_mails{state="${s}"}`,
  )
  const ages = [
    'lead_mail_oldest_queued_seconds',
    'lead_mail_most_overdue_seconds',
    'lead_quarantine_oldest_untold_seconds',
  ]
  const series = [...leads, ...mails, ...ages]
  expect(await readFigures()).toEqual(Object.fromEntries(series.map((name) => [name, 0])))
})

test('the figures are those of the leads and mails that were just stored', async () => {
  const [first, second] = [await send('ada@example.org'), await send('eve@example.org')]
  const third = await send('bot@example.org', { 'form-trap': 'filled' })
  await backend.sql.query(
    `update contact_requests set created_at = now() - interval '30.5 hours' where id = $1`,
    [third],
  )
  await expect.poll(async () => (await readFigures())['lead_mails{state="sent"}']).toBe(4)

  const change = (id: string, kind: string, to: string) =>
    backend.sql.query(
      `update contact_mails set sent_at = null, ${to} where contact_request_id = $1 and kind = $2`,
      [id, kind],
    )
  await change(first, 'confirmation', `status = 'parked', created_at = now() - interval '2 days'`)
  const due = `next_attempt_at = now() - interval '90 minutes'`
  await change(
    second,
    'firm',
    `status = 'queued', created_at = now() - interval '5.5 hours', ${due}`,
  )
  const later = `next_attempt_at = now() + interval '1 hour'`
  await change(second, 'confirmation', `status = 'queued', ${later}`)

  const {
    lead_mail_oldest_queued_seconds: oldest = 0,
    lead_mail_most_overdue_seconds: overdue = 0,
    lead_quarantine_oldest_untold_seconds: untold = 0,
    ...counts
  } = await readFigures()
  expect(counts).toEqual({
    'leads{state="accepted"}': 2,
    'leads{state="quarantined"}': 1,
    'leads{state="released"}': 0,
    'lead_mails{state="queued"}': 2,
    'lead_mails{state="sent"}': 1,
    'lead_mails{state="refused"}': 0,
    'lead_mails{state="parked"}': 1,
  })
  expect([oldest, overdue, untold].map((seconds) => Math.floor(seconds / 3600))).toEqual([5, 1, 30])
})

test('says nothing of a person', async () => {
  const response = await scrape({ authorization: `Bearer ${metricsToken}` })
  expect(response.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await response.text()).not.toMatch(/Ada|Byron|Engines|example\.org|512\D{0,3}555/)
})

test('is for the token or the service key, and for reading', async () => {
  expect((await scrape({ apikey: backend.serviceKey })).status).toBe(200)
  for (const headers of [
    {},
    { authorization: 'Bearer ' },
    { authorization: 'Bearer another-token-of-someone' },
    { authorization: `Bearer ${metricsToken}x` },
    { apikey: backend.anonKey },
  ]) {
    const response = await scrape(headers as Record<string, string>)
    expect(response.status).toBe(401)
    expect(await response.text()).not.toContain('leads')
  }
  expect((await scrape({ apikey: backend.serviceKey }, 'POST')).status).toBe(405)
})

test('the token reads figures and does nothing else', async () => {
  const headers = { authorization: `Bearer ${metricsToken}`, apikey: metricsToken }
  const deliver = `${backend.url}/functions/v1/deliver-mails`
  expect((await fetch(deliver, { method: 'POST', headers })).status).toBe(401)
  const read = await fetch(`${backend.url}/rest/v1/rpc/contact_figures`, { headers })
  expect(read.status).toBe(401)
})

test('the alarms of the leads go by figures that there are', async () => {
  const alarms = readFileSync(join(import.meta.dirname, '../../../docs/alarms.yml'), 'utf8')
  const [, leads = ''] = alarms.split('- name: leads\n')
  const wanted = leads.match(/\b(?:lead_\w+|leads(?=\{))(?:\{[^}]*\})?/g) ?? []
  expect(wanted.length).toBeGreaterThan(3)
  expect(Object.keys(await readFigures())).toEqual(expect.arrayContaining(wanted))
})

test('without a token it is for the service key only, and a short token is refused at the start', () => {
  const environment = { SUPABASE_URL: 'http://localhost:1', SUPABASE_SERVICE_ROLE_KEY: 'key' }
  expect(readMetricsSettings(environment).metricsToken).toBeUndefined()
  expect(() => readMetricsSettings({ ...environment, METRICS_TOKEN: '' })).toThrow(
    'Settings: METRICS_TOKEN has fewer than 16 characters',
  )
})
