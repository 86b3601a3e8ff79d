import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { layDatabase } from './harness.ts'

test('a database is laid where there is none, and never into one that is there', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'laid-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  await layDatabase(folder)
  const control = join(folder, 'backend/database/global/pg_control')
  writeFileSync(control, 'of a database in use')
  await expect(layDatabase(folder)).rejects.toThrow('backend')
  expect(readFileSync(control, 'utf8')).toBe('of a database in use')
})
