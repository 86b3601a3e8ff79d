import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getAuthSchemaSql, SUPABASE_AUTH_HELPERS_SQL } from '@supabase/lite'

export interface SqlFile {
  path: string
  sql: string
  sha256: string
}

const supabaseFolder = join(import.meta.dirname, '../..')

/** What a hosted project has before its first migration: roles, privileges and the auth schema. */
export const readHostedProject = (): SqlFile =>
  sqlFile(
    // Data folders remember it under this name.
    'local/hosted-project.sql',
    readFileSync(join(supabaseFolder, 'local/database/hosted-project.sql'), 'utf8') +
      SUPABASE_AUTH_HELPERS_SQL +
      getAuthSchemaSql(),
  )

export const readMigrations = (): SqlFile[] =>
  readdirSync(join(supabaseFolder, 'migrations'))
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => readSql(`migrations/${name}`))

/** The seeds that config.toml names, in its order. */
export function readSeeds(): SqlFile[] {
  const config = readFileSync(join(supabaseFolder, 'config.toml'), 'utf8')
  const list = /^sql_paths = \[([^\]]*)\]/m.exec(config)?.[1]
  if (!list) throw new Error('config.toml names no sql_paths under [db.seed].')
  return Array.from(list.matchAll(/"([^"]+)"/g), ([, path = '']) => readSql(path))
}

const readSql = (path: string): SqlFile =>
  sqlFile(path, readFileSync(join(supabaseFolder, path), 'utf8'))

const sqlFile = (path: string, sql: string): SqlFile => ({
  path,
  sql,
  sha256: createHash('sha256').update(sql).digest('hex'),
})
