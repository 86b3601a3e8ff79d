import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createPgliteConnection, type PgliteConnection } from '@supabase/lite/pglite'
import { applyMigrations, applySeeds, prepareProject } from '../local/database/database.ts'
import { readMigrations, readSeeds } from '../local/database/schema-files.ts'

let connection: PgliteConnection

beforeAll(async () => {
  connection = await createPgliteConnection()
  await prepareProject(connection.driver)
})

afterAll(() => connection.close())

const counts = async () => {
  const tables = ['role_categories', 'industries', 'services', 'technologies', 'locations']
  tables.push('job_roles', 'industry_service_content', 'content_hubs')
  const parts = tables.map((table) => `(select count(*)::int from ${table}) as ${table}`)
  return (await connection.driver.query(`select ${parts.join(', ')}`)).rows[0]
}

describe('from an empty project', () => {
  test('migrations apply in order, and a second time nothing is left to do', async () => {
    await applyMigrations(connection.driver, readMigrations())
    await applyMigrations(connection.driver, readMigrations())
    const { rows } = await connection.driver.query(
      `select path from local_backend.applied_files where path like 'migrations/%' order by path`,
    )
    expect(rows).toEqual(readMigrations().map(({ path }) => ({ path })))
  })

  test('seeds apply again without changing anything', async () => {
    await applySeeds(connection.driver, readSeeds())
    const first = await counts()
    await applySeeds(
      connection.driver,
      readSeeds().map((seed) => ({ ...seed, sha256: `changed ${seed.sha256}` })),
    )
    expect(await counts()).toEqual(first)
  })

  test('a migration changed after it was applied is refused', async () => {
    const [first] = readMigrations()
    await expect(
      applyMigrations(connection.driver, [{ ...first!, sha256: 'other' }]),
    ).rejects.toThrow('was changed after it was applied')
  })

  test('a migration that fails leaves nothing behind and says which it was', async () => {
    const broken = {
      path: 'migrations/broken.sql',
      sql: 'create table half (id int); select nothing;',
      sha256: 'x',
    }
    await expect(applyMigrations(connection.driver, [broken])).rejects.toThrow(
      'migrations/broken.sql',
    )
    const { rows } = await connection.driver.query(`select to_regclass('public.half') as half`)
    expect(rows).toEqual([{ half: null }])
  })
})

test('every table has a comment', async () => {
  const { rows } = await connection.driver.query(`
    select relname from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and obj_description(oid) is null`)
  expect(rows).toEqual([])
})
