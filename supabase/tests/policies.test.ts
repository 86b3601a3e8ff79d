import { afterAll, beforeAll, expect, test } from 'vitest'
import { startBackend, type TestBackend } from './harness.ts'
import { relations, type Role } from './policy-matrix.ts'
import { ask, headersOfRoles, keyOf, type RoleHeaders } from './role-requests.ts'

// What each role may do is policy-matrix.test.ts; here is what holds around it.

let backend: TestBackend
let headers: RoleHeaders

beforeAll(async () => {
  backend = await startBackend()
  headers = await headersOfRoles(backend)
})

afterAll(() => backend.close())

const leads = relations
  .filter(({ answers, kind }) => kind === 'table' && !answers.anon)
  .map(({ relation }) => relation)

test.each(leads)(
  'policies alone keep visitors from %s, were every privilege granted',
  async (of) => {
    await backend.sql.exec(`grant all on ${of} to anon`)
    const read = await ask(backend, headers.anon, 'select', of)
    expect(await read.json()).toEqual([])
    const key = await keyOf(backend, of)
    const written = await ask(backend, headers.anon, 'insert', of, { key })
    expect(await written.json()).toMatchObject({ code: '42501' })
    await backend.sql.exec(`revoke all on ${of} from anon`)
  },
)

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
  const roleOf = (index: number): Role => (index % 2 ? 'anon' : 'service_role')
  const asks = Array.from({ length: 40 }, (_, index) =>
    ask(backend, headers[roleOf(index)], 'select', 'contact_requests'),
  )
  const statuses = (await Promise.all(asks)).map((response) => response.status)
  expect(statuses).toEqual(statuses.map((_, index) => (index % 2 ? 401 : 200)))
})

test.each(['Etc/GMT+12', 'Pacific/Kiritimati'])(
  'in the time zone %s, which a visitor may ask for, openings have the same days',
  async (zone) => {
    await backend.sql.exec(`
      update job_openings set posted_on = (now() at time zone 'UTC')::date - 9, valid_through = (now() at time zone 'UTC')::date - 1
      where country = 'US';
      update job_openings set posted_on = (now() at time zone 'UTC')::date + 1, valid_through = posted_on + 99
      where country <> 'US'`)
    const shown = await backend.sql.transaction(async (step) => {
      await step.exec(`set local timezone = '${zone}'; set local role anon`)
      return step.query('select reference from job_openings')
    })
    expect(shown.rows).toEqual([])
  },
)
