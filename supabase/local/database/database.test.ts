import { types } from '@electric-sql/pglite'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from './database.ts'

const everyKind = `
  select array['a','b'] as texts, array[1,2]::int8[] as longs, array[array[1,2],array[3,4]] as nested,
    array[1.5::numeric] as numbers, array['{"a":1}'::jsonb] as documents, array[true] as flags,
    array[timestamptz '2026-01-01'] as times, date '2026-01-01' as day, 9007199254740993::int8 as long,
    (select array_agg(row) from (select slug, type from locations where slug = 'austin') row) as rows`

test('answers are read alike from a new database, an opened one and another beside it, and nothing of a closed one stays', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'database-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const other = await openDatabase()
  onTestFinished(() => other.close())
  const read = async () => {
    const { sql, close } = await openDatabase(folder)
    const { rows } = await sql.query(everyKind)
    await close()
    return rows[0]
  }
  const first = await read()
  expect(first).toEqual({
    ...{ texts: ['a', 'b'], longs: [1, 2], numbers: [1.5], flags: [true] },
    nested: [
      [1, 2],
      [3, 4],
    ],
    documents: [{ a: 1 }],
    ...{ times: [expect.any(String)], day: expect.any(String), long: 9007199254740993n },
    rows: expect.stringContaining('austin'),
  })
  expect(await read()).toEqual(first)
  expect((await other.sql.query(everyKind)).rows[0]).toEqual(first)
  expect(Object.keys(types.parsers).filter((type) => Number(type) >= 16_384)).toEqual([])
})
