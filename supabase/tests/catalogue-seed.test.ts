import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startBackend, type TestBackend } from './harness.ts'

let backend: TestBackend

beforeAll(async () => {
  backend = await startBackend()
})

afterAll(() => backend.close())

const rowsOf = async <Row>(statement: string) => (await backend.sql.query<Row>(statement)).rows

test('twenty openings are dated from the day of seeding, and all outlast a month', async () => {
  const openings = await rowsOf<{ summary: string }>(
    'select summary from job_openings where posted_on < created_at::date and valid_through > created_at::date + 31',
  )
  expect(openings).toHaveLength(20)
  expect(new Set(openings.map(({ summary }) => summary)).size).toBe(20)
  expect(openings.filter(({ summary }) => /[$€£]|salary/i.test(summary))).toEqual([])
})

test('an opening that is called remote belongs to a role that may be', async () => {
  expect(
    await rowsOf(`
      select reference from job_openings
      join locations on locations.id = location_id join job_roles on job_roles.id = role_id
      where type = 'remote' and not remote_friendly`),
  ).toEqual([])
})

test('no opening lies where our own page says that adverts must show pay, for none does', async () => {
  expect(
    await rowsOf(`
      select reference from job_openings
      join locations as place on place.id = location_id
      left join locations as around on around.slug = place.parent_location
      where concat(place.description, around.description) ~* 'pay[- ](range|transparency)'
        -- Colorado's page says so of remote adverts too.
        or place.type = 'remote' and country = 'US'`),
  ).toEqual([])
})

test('every technology is related to others that have a page', async () => {
  expect(
    await rowsOf(`
      select slug from technologies as technology where not exists (
        select from technologies as other
        where other.slug = any (technology.related_technologies) and other.id <> technology.id)`),
  ).toEqual([])
})

test('a database that was seeded before gets the names and relations too', async () => {
  const file = '../migrations/20261123020100_name_go_and_relate_the_unrelated.sql'
  const facts = () =>
    rowsOf(
      `select name, meta_title, related_technologies from technologies where slug in ('go', 'cybersecurity', 'swift') order by slug`,
    )
  const now = await facts()
  await backend.sql.exec(`
    update technologies set name = 'Go', meta_title = 'Go Developer Recruitment' where slug = 'go';
    update technologies set related_technologies = '{}' where slug in ('cybersecurity', 'swift')`)
  await backend.sql.exec(readFileSync(join(import.meta.dirname, file), 'utf8'))
  expect(await facts()).toEqual(now)
})
