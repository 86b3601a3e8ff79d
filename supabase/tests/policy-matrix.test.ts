import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startBackend, type TestBackend } from './harness.ts'
import { answerTo, functions, relations, roles, verbs, type Role } from './policy-matrix.ts'
import { policyMatrixText, regenerate } from './policy-matrix-text.ts'
import { ask, headersOfRoles, keyOf, type RoleHeaders } from './role-requests.ts'

let backend: TestBackend
let headers: RoleHeaders

beforeAll(async () => {
  backend = await startBackend()
  headers = await headersOfRoles(backend)
  await addSamples()
})

afterAll(() => backend.close())

const titled = ['content_hubs']
const splitRelations = new Set(relations.flatMap((l) => (l.rows === 'all' ? [] : l.relation)))

const slugged = [...splitRelations].filter((relation) => relation !== 'job_openings')

/** Which rows are on either side, as PostgREST asks and as SQL does. */
const sampleOf = (relation: string, rows: string) =>
  slugged.includes(relation)
    ? { column: 'slug', pattern: `matrix-${rows}-` }
    : { column: 'reference', pattern: rows === 'published' ? 'AA-' : 'ZZ-' }

/** Rows that a matrix without them could not speak about: leads, articles on both sides of publication, openings on both of their days. */
async function addSamples() {
  await backend.sql.exec(`
    insert into contact_requests (first_name, last_name, email, phone, company, message, state, quarantine_reason)
    values
      ('Ada', 'Byron', 'ada@example.org', '5125550123', 'Engines', 'Hello', 'accepted', null),
      ('Bot', 'Net', 'bot@example.org', '5125550124', 'Spam', 'Buy', 'quarantined', 'trap');
    insert into contact_mails (contact_request_id, kind, status, last_error)
    select id, 'firm', 'parked', 'ECONNREFUSED' from contact_requests where state = 'accepted';
    insert into quarantine_digest (contact_request_id, claim)
    select id, gen_random_uuid() from contact_requests where state = 'quarantined';
    insert into last_sitemap (document) values ('<urlset/>');
    insert into field_figures values (now(), 'leads', '0123456789abcdef', '', 'views', '{1,0}')`)
  const [role] = await query<{ id: string }>(`select id from job_roles limit 1`)
  const places = await query<{ id: string }>(`select id from locations limit 3`)
  await backend.sql.exec(`
    delete from job_openings where role_id = '${role!.id}';
    insert into job_openings
      (reference, role_id, location_id, country, employment_type, summary, posted_on, valid_through)
    select reference, '${role!.id}', location_id::uuid, 'US', 'FULL_TIME', 'A seat', posted_on, valid_through
    from (values
      ('AA-001', '${places[0]!.id}', current_date - 9, current_date),
      ('ZZ-001', '${places[1]!.id}', current_date - 9, current_date - 1),
      ('ZZ-002', '${places[2]!.id}', current_date + 1, current_date + 9)
    ) as opening (reference, location_id, posted_on, valid_through)`)
  for (const relation of slugged) {
    const [column, value] = titled.includes(relation) ? [', title', `, 'Title'`] : ['', '']
    await backend.sql.exec(`
      insert into ${relation} (slug, published, published_at${column}) values
        ('matrix-published-yesterday', true, now() - interval '1 day'${value}),
        ('matrix-published-undated', true, null${value}),
        ('matrix-unpublished-draft', false, now() - interval '1 day'${value}),
        ('matrix-unpublished-tomorrow', true, now() + interval '1 day'${value})`)
  }
}

const query = async <Row>(statement: string) => (await backend.sql.query<Row>(statement)).rows

const inSchemaPublic = `relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f')`

/** Runs a statement as the role and takes it back. Returns the error's code, or null. */
async function codeInSql(role: Role, statement: string): Promise<string | null> {
  const takenBack = new Error('taken back')
  try {
    await backend.sql.transaction(async (step) => {
      await step.exec(`set local role ${role}`)
      await step.exec(statement)
      throw takenBack
    })
  } catch (error) {
    if (error !== takenBack) return (error as { code?: string }).code ?? String(error)
  }
  return null
}

/** Refused by the grants: a policy alone would say that a row violates it, or show no row. */
const expectRefusal = async (response: Response, role: Role, name: string) => {
  expect(await response.json()).toMatchObject({
    code: '42501',
    message: expect.stringMatching(`^permission denied for (table|view|function) ${name}$`),
  })
  expect(response.status).toBe(role === 'anon' ? 401 : 403)
}

describe('over HTTP', () => {
  const cells = relations.flatMap((line) =>
    roles.flatMap((role) =>
      verbs.map((verb) => ({ ...line, role, verb, answer: answerTo(line, role, verb) })),
    ),
  )

  test.each(cells)('$answer: $role, $verb, $rows rows of $relation', async (cell) => {
    const { relation, rows, role, verb, answer } = cell
    const { column, pattern } = sampleOf(relation, rows)
    const filter = rows === 'all' ? '' : `${column}=like.${pattern}*`
    const key = await keyOf(backend, relation)
    const response = await ask(backend, headers[role], verb, relation, { key, filter })
    if (answer === 'refused') return expectRefusal(response, role, relation)

    const body = await response.text()
    if (verb === 'insert') return expect(JSON.parse(body)).toMatchObject({ code: '23502' })
    expect(response.ok, body).toBe(true)
    if (verb !== 'select') return
    const where = rows === 'all' ? 'true' : `${column} like '${pattern}%'`
    const [there] = await query<{ count: number }>(
      `select count(*)::int as count from ${relation} where ${where}`,
    )
    expect(there!.count).toBeGreaterThan(0)
    expect(JSON.parse(body)).toHaveLength(answer === 'hidden' ? 0 : there!.count)
  })

  const calls = functions
    .filter(({ kind }) => kind === 'rpc')
    .flatMap(({ name, execute }) =>
      roles.map((role) => ({ name, role, answer: execute.includes(role) ? 'allowed' : 'refused' })),
    )

  test.each(calls)('$answer: $role, execute $name', async ({ name, role, answer }) => {
    const response = await fetch(`${backend.url}/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers: { ...headers[role], 'content-type': 'application/json' },
      body: JSON.stringify(await emptyArguments(name)),
    })
    if (answer === 'refused') return expectRefusal(response, role, name)
    // What it makes of empty arguments is its own affair, but it has begun.
    expect(await response.text()).not.toMatch(/"42501"|PGRST/)
  })

  /** Null for every argument that a call must give. */
  async function emptyArguments(name: string): Promise<Record<string, null>> {
    const [row] = await query<{ names: string[] | null }>(
      `select proargnames[1:pronargs - pronargdefaults] as names from pg_proc
       where proname = '${name}' and pronamespace = 'public'::regnamespace`,
    )
    return Object.fromEntries((row!.names ?? []).map((argument) => [argument, null]))
  }

  test.each(['auth', 'local_backend'])(
    'the schema %s is not served to any role',
    async (schema) => {
      for (const role of roles) {
        const response = await fetch(`${backend.url}/rest/v1/users`, {
          headers: { ...headers[role], 'accept-profile': schema },
        })
        expect(response.status).toBe(406)
      }
    },
  )
})

describe('in SQL, what HTTP cannot show', () => {
  const triggers = functions.filter(({ kind }) => kind === 'trigger')
  const attempts = triggers.flatMap(({ name, execute }) =>
    roles.map((role) => ({ name, role, answer: execute.includes(role) ? 'allowed' : 'refused' })),
  )

  test.each(attempts)('$answer: $role, execute $name', async ({ name, role, answer }) => {
    const code = await codeInSql(role, `select public.${name}()`)
    // A trigger function that may be called still says that it is none to call: 0A000.
    expect(code).toBe(answer === 'refused' ? '42501' : '0A000')
  })

  test('no privilege is held on a relation or column that the matrix does not name', async () => {
    const held = await query(`
      select relname as relation, role, lower(privilege) as privilege from pg_class
      cross join unnest(array['anon', 'authenticated', 'service_role']) as role
      cross join unnest(array['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'REFERENCES', 'TRIGGER', 'MAINTAIN'])
        as privilege
      where ${inSchemaPublic} and case
        when privilege in ('SELECT', 'INSERT', 'UPDATE', 'REFERENCES')
          then has_any_column_privilege(role, pg_class.oid, privilege)
        else has_table_privilege(role, pg_class.oid, privilege)
      end`)
    const declared = relations
      .filter(({ rows }) => rows !== 'unpublished')
      .flatMap((line) =>
        roles.flatMap((role) =>
          verbs
            .filter((verb) => answerTo(line, role, verb) !== 'refused')
            .map((verb) => ({ relation: line.relation, role, privilege: verb })),
        ),
      )
    expect(sorted(held)).toEqual(sorted(declared))
  })

  test('no function may be executed by a role that the matrix does not name, in any of its forms', async () => {
    const held = await query(`
      select distinct proname as name, role from pg_proc
      cross join unnest(array['anon', 'authenticated', 'service_role']) as role
      where pronamespace = 'public'::regnamespace and has_function_privilege(role, pg_proc.oid, 'execute')`)
    const declared = functions.flatMap(({ name, execute }) =>
      execute.map((role) => ({ name, role })),
    )
    expect(sorted(held)).toEqual(sorted(declared))
  })

  test.each(roles)(
    '%s makes nothing, uses no other schema and becomes nobody else',
    async (role) => {
      expect(await codeInSql(role, 'create table public.planted (id int)')).toBe('42501')
      expect(await codeInSql(role, 'create schema planted')).toBe('42501')
      expect(await codeInSql(role, 'select from local_backend.applied_files')).toBe('42501')
      expect(await codeInSql(role, 'select from auth.users')).toBe('42501')
      const others = await query<{ rolname: string }>(
        `select rolname from pg_roles where rolname <> '${role}' and pg_has_role('${role}', oid, 'member')`,
      )
      expect(others).toEqual([])
    },
  )
})

const sorted = (rows: unknown[]) => rows.map((row) => JSON.stringify(row)).sort()

describe('the matrix is complete', () => {
  test('every table and view of the schema has a line', async () => {
    const rows = await query(`
      select relname as relation, case when relkind in ('v', 'm') then 'view' else 'table' end as kind
      from pg_class where ${inSchemaPublic}`)
    const declared = relations
      .filter(({ rows }) => rows !== 'unpublished')
      .map(({ relation, kind }) => ({ relation, kind }))
    expect(sorted(rows)).toEqual(sorted(declared))
  })

  test('a table whose policies tell rows apart has a line for either kind', async () => {
    const rows = await query<{ tablename: string }>(`
      select distinct tablename from pg_policies
      where schemaname = 'public' and coalesce(qual, 'true') not in ('true', 'false')`)
    expect(rows.map(({ tablename }) => tablename).sort()).toEqual([...splitRelations].sort())
  })

  test('every function of the schema has a line', async () => {
    const rows = await query(`
      select distinct proname as name, case when prorettype = 'trigger'::regtype then 'trigger' else 'rpc' end as kind
      from pg_proc where pronamespace = 'public'::regnamespace`)
    expect(sorted(rows)).toEqual(sorted(functions.map(({ name, kind }) => ({ name, kind }))))
  })

  test('docs/policy-matrix.md shows it', () => {
    const file = join(import.meta.dirname, '../../docs/policy-matrix.md')
    if (process.env.UPDATE_DOCS) writeFileSync(file, policyMatrixText())
    expect(readFileSync(file, 'utf8'), `It is out of date: ${regenerate}`).toBe(policyMatrixText())
  })
})
