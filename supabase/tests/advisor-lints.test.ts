import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Sql } from '../local/database/database.ts'
import { startBackend, type TestBackend } from './harness.ts'
import { leftOut, lints } from './advisor-lints/index.ts'

let backend: TestBackend
beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend.close())

const objectsFound = async (sql: Pick<Sql, 'query'>, query: string) =>
  (await sql.query<{ object: string }>(query)).rows.map(({ object }) => object)

describe.each(lints)('$name', ({ query, bad, found, why }) => {
  test('finds nothing in our schema', async () => {
    expect(await objectsFound(backend.sql, query), why).toEqual([])
  })

  test('would find it', async () => {
    const takenBack = new Error('taken back')
    let objects: string[] = []
    const attempt = backend.sql.transaction(async (step) => {
      await step.exec(bad)
      objects = await objectsFound(step, query)
      throw takenBack
    })
    await expect(attempt).rejects.toBe(takenBack)
    expect(objects).toContain(found)
    expect(objects).not.toContain('Good.')
  })
})

test('every rule of splinter is kept, or left out for a reason', () => {
  const numbers = [...lints.flatMap(({ number }) => number ?? []), ...Object.keys(leftOut)]
  const all = Array.from({ length: 29 }, (_, index) => String(index + 1).padStart(4, '0'))
  expect(numbers.sort()).toEqual(all)
})
