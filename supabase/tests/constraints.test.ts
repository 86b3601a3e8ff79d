import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startBackend, type TestBackend } from './harness.ts'

let backend: TestBackend
beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend.close())

const lead = {
  first_name: `'Ada'`,
  last_name: `'Byron'`,
  email: `'ada@example.org'`,
  phone: `'5125550123'`,
  company: `'Engines'`,
  message: `'Hello'`,
}

const insertLead = (change: Partial<typeof lead> = {}) => {
  const row = { ...lead, ...change }
  return `insert into contact_requests (${Object.keys(row)}) values (${Object.values(row)})`
}

describe('the database refuses', () => {
  test.each([
    ['a slug with capitals', `insert into technologies (name, slug) values ('X', 'Bad-Slug')`],
    ['a slug with a double hyphen', `insert into technologies (name, slug) values ('X', 'a--b')`],
    ['a slug used twice', `insert into technologies (name, slug) values ('X', 'react')`],
    [
      'an empty meta title',
      `insert into technologies (name, slug, meta_title) values ('X', 'x', '')`,
    ],
    [
      'an unknown difficulty',
      `insert into technologies (name, slug, difficulty_level) values ('X', 'x', 'hard')`,
    ],
    [
      'questions that are a list',
      `insert into technologies (name, slug, interview_questions) values ('X', 'x', '[]')`,
    ],
    [
      'an unknown location type',
      `insert into locations (name, slug, type) values ('X', 'x', 'village')`,
    ],
    [
      'a parent that does not exist',
      `insert into locations (name, slug, type, parent_location) values ('X', 'x', 'city', 'nowhere')`,
    ],
    [
      'a location inside itself',
      `insert into locations (name, slug, type, parent_location) values ('X', 'x', 'city', 'x')`,
    ],
    [
      'a latitude beyond the pole',
      `insert into locations (name, slug, type, latitude, longitude) values ('X', 'x', 'city', 91, 0)`,
    ],
    [
      'a latitude without a longitude',
      `insert into locations (name, slug, type, latitude) values ('X', 'x', 'city', 30)`,
    ],
    [
      'years that run backwards',
      `insert into job_roles (title, slug, years_experience_min, years_experience_max) values ('X', 'x', 6, 2)`,
    ],
    [
      'a second opening for a role in a location',
      `insert into job_openings (reference, role_id, location_id, country, employment_type, summary, valid_through)
       select 'AA-001', role_id, location_id, country, employment_type, summary, valid_through from job_openings limit 1`,
    ],
    [
      'an opening that ends before it begins',
      `update job_openings set valid_through = posted_on - 1`,
    ],
    ['an unknown employment', `update job_openings set employment_type = 'full time'`],
    [
      'an unknown content type',
      `insert into content_hubs (title, slug, content_type) values ('X', 'x', 'podcast')`,
    ],
    [
      'an unknown audience',
      `insert into content_hubs (title, slug, target_audience) values ('X', 'x', '{everyone}')`,
    ],
    [
      'a reading time of nothing',
      `insert into content_hubs (title, slug, reading_time_minutes) values ('X', 'x', 0)`,
    ],
    [
      'a pair told twice',
      `insert into industry_service_content (industry_id, service_id) select industry_id, service_id from industry_service_content limit 1`,
    ],
    ['a lead without a name', insertLead({ first_name: `''` })],
    ['a lead with a line break in its name', insertLead({ first_name: `E'A\\r\\nBcc: x'` })],
    ['a lead with two addresses', insertLead({ email: `'a@b.co,c@d.co x'` })],
    ['a lead with an endless message', insertLead({ message: `repeat('a', 5001)` })],
    [
      'a mail of another kind',
      `insert into contact_mails (contact_request_id, kind) values (gen_random_uuid(), 'spam')`,
    ],
  ])('%s', async (_, statement) => {
    await expect(backend.sql.exec(statement)).rejects.toThrow(/violates|duplicate/)
  })
})

test('defaults are the specification\u2019s', async () => {
  const { rows } = await backend.sql.query(`
    insert into job_roles (title, slug) values ('Plain', 'plain-role')
    returning years_experience_min, years_experience_max, remote_friendly, security_clearance_required, responsibilities`)
  expect(rows).toEqual([
    {
      years_experience_min: 0,
      years_experience_max: 5,
      remote_friendly: false,
      security_clearance_required: false,
      responsibilities: [],
    },
  ])
})

test('a change stamps updated_at', async () => {
  const { rows } = await backend.sql.query<{ is_newer: boolean }>(`
    update technologies set description = 'Changed.' where slug = 'react'
    returning updated_at > created_at as is_newer`)
  expect(rows).toEqual([{ is_newer: true }])
})

describe('the outbox', () => {
  // A mailbox gets one confirmation a day.
  beforeEach(() => backend.sql.exec('delete from contact_requests'))

  const record = (key: string | null, message = 'Hello') =>
    backend.sql
      .query<{ id: string; outcome: string }>(
        `select * from record_contact_request('Ada', 'Byron', 'ada@example.org', '5125550123', 'Engines', $2, $1)`,
        [key, message],
      )
      .then(({ rows }) => rows[0]!)

  const claim = (leadId: string) =>
    backend.sql
      .query<{ kind: string }>(`select kind from claim_contact_mails(10, $1)`, [leadId])
      .then(({ rows }) => rows.map((row) => row.kind))

  test('a lead owes two mails, handed out once until the next attempt is due', async () => {
    const { id, outcome } = await record(null)
    expect(outcome).toBe('recorded')
    expect(await claim(id)).toEqual(['firm', 'confirmation'])
    expect(await claim(id)).toEqual([])

    await backend.sql.query(
      `update contact_mails set next_attempt_at = now() where contact_request_id = $1 and kind = 'firm'`,
      [id],
    )
    expect(await claim(id)).toEqual(['firm'])
  })

  test('the pause doubles from 30 seconds and ends at an hour, a little more by chance', async () => {
    const { id } = await record(null)
    const extras: number[] = []
    for (const shortest of [30, 60, 120, 240, 480, 960, 1920, 3600, 3600, 3600]) {
      await claim(id)
      const { rows } = await backend.sql.query<{ pause: number }>(
        `update contact_mails set next_attempt_at = now() where contact_request_id = $1
         returning (select extract(epoch from old_mail.next_attempt_at - old_mail.updated_at) from contact_mails as old_mail where old_mail.id = contact_mails.id) as pause`,
        [id],
      )
      extras.push(Number(rows[0]!.pause) / shortest - 1)
    }
    expect(Math.min(...extras)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...extras)).toBeLessThanOrEqual(0.25)
    expect(new Set(extras).size).toBeGreaterThan(5)
  })

  test('the same key finds the same lead, and other words under it are a conflict', async () => {
    const key = crypto.randomUUID()
    const first = await record(key)
    expect(await record(key)).toEqual({ id: first.id, outcome: 'repeated' })
    expect(await record(key, 'Something else')).toEqual({ id: first.id, outcome: 'conflict' })
    const { rows } = await backend.sql.query(
      `select count(*)::int as mails from contact_mails where contact_request_id = $1`,
      [first.id],
    )
    expect(rows).toEqual([{ mails: 2 }])
  })

  test('after thirty attempts it is parked in sight of an operator, who can have it tried again', async () => {
    const { id } = await record(null)
    await backend.sql.query(
      `update contact_mails set attempts = 30, last_error = 'ESOCKET' where contact_request_id = $1 and kind = 'firm'`,
      [id],
    )
    expect(await claim(id)).toEqual(['confirmation'])
    const parked = () =>
      backend.sql.query(
        `select kind, attempts, last_error from parked_contact_mails where contact_request_id = $1`,
        [id],
      )
    const { rows } = await parked()
    expect(rows).toEqual([{ kind: 'firm', attempts: 30, last_error: 'ESOCKET' }])

    await backend.sql.query('select retry_contact_mails()')
    expect((await parked()).rows).toEqual([])
    // The confirmation is in somebody's hands still.
    expect(await claim(id)).toEqual(['firm'])
  })
})
