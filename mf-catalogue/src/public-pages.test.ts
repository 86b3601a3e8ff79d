import { configureBackend } from 'shared-ui/data'
import { startBackend } from 'supabase/tests/harness.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listPublicPages } from './public-pages.ts'

let backend: Awaited<ReturnType<typeof startBackend>>

beforeAll(async () => {
  backend = await startBackend()
  configureBackend({ url: backend.url, anonKey: backend.anonKey })
})

afterAll(() => backend.close())

const countOf = async (table: string) =>
  (await backend.sql.query(`select from ${table}`)).rows.length

test('every page of the catalogue is listed once', async () => {
  const paths = (await listPublicPages()).map(({ path }) => path)
  const matching = (pattern: RegExp) => paths.filter((path) => pattern.test(path))
  expect(paths).toEqual([...new Set(paths)])
  expect(matching(/^\/[a-z]+$/)).toHaveLength(5)
  expect(matching(/^\/services\/[^/]+$/)).toHaveLength(9)
  expect(matching(/^\/industries\/[^/]+$/)).toHaveLength(12)
  expect(matching(/^\/industries\/[^/]+\/services$/)).toHaveLength(12)
  expect(matching(/\/services\/[^/]+$/)).toHaveLength(
    9 + (await countOf('industry_service_content')),
  )
  const [roles, locations] = [await countOf('job_roles'), await countOf('locations')]
  expect(matching(/^\/roles\/.+\/.+/)).toHaveLength(roles * locations)
})

test('a service is called what its page calls it, also where no row says anything', async () => {
  await backend.sql.exec(`delete from industry_service_content;
    delete from services where slug = 'ai-ml-recruitment'`)
  const page = (await listPublicPages()).find(({ path }) => path === '/services/ai-ml-recruitment')
  expect(page?.search).toMatchObject({ kind: 'Services', title: 'AI/ML Engineer Recruitment' })
  expect(page?.changed).toBeUndefined()
})

test('a role in a location changed when the newest of both and its opening did', async () => {
  await backend.sql.exec(`insert into job_roles (title, slug, updated_at)
      values ('Old', 'old-role', '2024-01-01T00:00:00Z');
    insert into locations (name, slug, type, updated_at)
      values ('Young', 'young-place', 'city', '2025-01-01T00:00:00Z'),
        ('Open', 'open-place', 'city', '2025-01-01T00:00:00Z');
    insert into job_openings
      (reference, role_id, location_id, country, employment_type, summary, valid_through, updated_at)
      select 'AA-001', job_roles.id, locations.id, 'US', 'FULL_TIME', 'A seat', current_date, '2025-06-01'
      from job_roles, locations where job_roles.slug = 'old-role' and locations.slug = 'open-place'`)
  const pages = await listPublicPages()
  const changed = (path: string) => pages.find((page) => page.path === path)?.changed?.slice(0, 10)
  expect(changed('/roles/old-role/open-place')).toBe('2025-06-01')
  expect(changed('/roles/old-role/young-place')).toBe('2025-01-01')
})

test('also beyond the first thousand rows', async () => {
  await backend.sql.exec(`insert into technologies (name, slug)
    select 'Technology', 'many-' || n from generate_series(1, 1100) as n`)
  const many = (await listPublicPages()).filter(({ path }) =>
    path.startsWith('/technologies/many-'),
  )
  expect(new Set(many.map(({ path }) => path)).size).toBe(1100)
})
