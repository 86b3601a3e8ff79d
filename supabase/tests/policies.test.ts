import { SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startBackend, type TestBackend } from '../local/harness.ts'

/** What each role may do to each table; whatever is not named here is refused. */
const publicTables = [
  'role_categories',
  'industries',
  'services',
  'industry_service_content',
  'technologies',
  'locations',
  'job_roles',
  'content_pages',
  'content_hubs',
]
const privateTables = ['contact_requests', 'contact_mails']
const roles = ['anon', 'authenticated', 'service_role'] as const
const verbs = ['select', 'insert', 'update', 'delete'] as const

const allowed: Record<(typeof roles)[number], Record<string, readonly string[]>> = {
  anon: Object.fromEntries(publicTables.map((table) => [table, ['select']])),
  authenticated: Object.fromEntries(publicTables.map((table) => [table, ['select']])),
  service_role: {
    contact_requests: ['select', 'insert'],
    contact_mails: ['select', 'insert', 'update'],
  },
}

const matrix = roles.flatMap((role) =>
  [...publicTables, ...privateTables].flatMap((table) =>
    verbs.map((verb) => ({
      role,
      table,
      verb,
      verdict: allowed[role][table]?.includes(verb) ? 'may' : 'may not',
    })),
  ),
)

let backend: TestBackend
let headers: Record<(typeof roles)[number], Record<string, string>>

beforeAll(async () => {
  backend = await startBackend()
  const visitor = crypto.randomUUID()
  await backend.sql.query('insert into auth.users (id, email) values ($1, $2)', [
    visitor,
    'visitor@example.org',
  ])
  const token = await new SignJWT({ role: 'authenticated', aud: 'authenticated' })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(visitor)
    .setExpirationTime('1h')
    .sign(new TextEncoder().encode(backend.jwtSecret))
  headers = {
    anon: { apikey: backend.anonKey },
    authenticated: { apikey: backend.anonKey, authorization: `Bearer ${token}` },
    service_role: { apikey: backend.serviceKey },
  }
})

afterAll(() => backend.close())

// An insert that is allowed still fails, after the privilege was granted, on its missing columns.
const body = JSON.stringify({ created_at: new Date(0) })

/** A request that changes nothing even where it is allowed. */
function ask(role: (typeof roles)[number], table: string, verb: (typeof verbs)[number]) {
  const nobody = 'id=eq.00000000-0000-0000-0000-000000000000'
  const change = {
    select: { method: 'GET', query: 'select=id&limit=1' },
    insert: { method: 'POST', query: '' },
    update: { method: 'PATCH', query: nobody },
    delete: { method: 'DELETE', query: nobody },
  }[verb]
  return fetch(`${backend.url}/rest/v1/${table}?${change.query}`, {
    method: change.method,
    headers: { ...headers[role], 'content-type': 'application/json' },
    ...(['insert', 'update'].includes(verb) && { body }),
  })
}

describe('the matrix of role × table × verb', () => {
  test.each(matrix)('$role $verdict $verb $table', async ({ role, table, verb, verdict }) => {
    const response = await ask(role, table, verb)
    const body = await response.text()
    if (verdict === 'may not') {
      expect(body).toContain('42501')
      expect([401, 403]).toContain(response.status)
    } else {
      expect(body).not.toContain('42501')
      if (verb !== 'insert') expect(response.ok, body).toBe(true)
    }
  })
})

describe('row by row', () => {
  const slug = (name: string) => `policy-test-${name}`
  beforeAll(async () => {
    for (const table of ['content_hubs', 'content_pages']) {
      const title = table === 'content_hubs' ? ', title' : ''
      const value = title && `, 'Title'`
      await backend.sql.exec(`
        insert into ${table} (slug, published, published_at${title}) values
          ('${slug('public')}', true, now() - interval '1 day'${value}),
          ('${slug('undated')}', true, null${value}),
          ('${slug('draft')}', false, now() - interval '1 day'${value}),
          ('${slug('tomorrow')}', true, now() + interval '1 day'${value})`)
    }
  })

  test.each([
    ['anon', 'content_hubs'],
    ['authenticated', 'content_hubs'],
    ['anon', 'content_pages'],
    ['authenticated', 'content_pages'],
  ] as const)('%s sees of %s only what is published by now', async (role, table) => {
    const response = await fetch(
      `${backend.url}/rest/v1/${table}?select=slug&slug=like.policy-test-*&order=slug`,
      { headers: headers[role] },
    )
    expect(await response.json()).toEqual([{ slug: slug('public') }, { slug: slug('undated') }])
  })
})

describe('functions', () => {
  test.each([
    ['record_contact_request', 'anon'],
    ['record_contact_request', 'authenticated'],
    ['claim_contact_mails', 'anon'],
    ['claim_contact_mails', 'authenticated'],
  ] as const)('%s is not for %s', async (name, role) => {
    const text = { first_name: '', last_name: '', email: '', phone: '', company: '', message: '' }
    const response = await fetch(`${backend.url}/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers: { ...headers[role], 'content-type': 'application/json' },
      body: JSON.stringify(name === 'record_contact_request' ? text : {}),
    })
    expect([401, 403]).toContain(response.status)
    expect(await response.text()).toContain('42501')
  })

  test('no role but the owner may run a function nobody granted', async () => {
    const { rows } = await backend.sql.query(`
      select p.proname, r.rolname from pg_proc p
      join pg_namespace n on n.oid = p.pronamespace and n.nspname = 'public'
      cross join (values ('anon'), ('authenticated'), ('service_role')) as r (rolname)
      where has_function_privilege(r.rolname, p.oid, 'execute') order by 1`)
    expect(rows).toEqual([
      { proname: 'claim_contact_mails', rolname: 'service_role' },
      { proname: 'record_contact_request', rolname: 'service_role' },
    ])
  })
})

test('every public table has row-level security and is in the matrix', async () => {
  const { rows } = await backend.sql.query<{ relname: string; relrowsecurity: boolean }>(`
    select relname, relrowsecurity from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`)
  expect(rows.filter((row) => !row.relrowsecurity)).toEqual([])
  expect(rows.map((row) => row.relname)).toEqual([...publicTables, ...privateTables].sort())
})

test('policies alone keep visitors from the leads, were every privilege granted', async () => {
  await backend.sql.exec('grant all on contact_requests, contact_mails to anon')
  const read = await ask('anon', 'contact_requests', 'select')
  expect(await read.json()).toEqual([])
  const written = await ask('anon', 'contact_requests', 'insert')
  expect(await written.json()).toMatchObject({ code: '42501' })
  await backend.sql.exec('revoke all on contact_requests, contact_mails from anon')
})

test.each([
  ['no key', {}],
  ['an invented key', { apikey: 'sb_secret_invented' }],
  ['a bearer token alone', { authorization: 'Bearer sb_secret_invented' }],
])('%s is nobody', async (_, given) => {
  const response = await fetch(`${backend.url}/rest/v1/technologies`, { headers: given })
  expect(response.status).toBe(401)
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
})

test('requests at the same moment keep their own roles', async () => {
  const asks = Array.from({ length: 40 }, (_, index) =>
    index % 2
      ? ask('anon', 'contact_requests', 'select')
      : ask('service_role', 'contact_requests', 'select'),
  )
  const statuses = (await Promise.all(asks)).map((response) => response.status)
  expect(statuses).toEqual(statuses.map((_, index) => (index % 2 ? 401 : 200)))
})
