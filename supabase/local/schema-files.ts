import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface SqlFile {
  path: string
  sql: string
  sha256: string
}

const supabaseFolder = join(import.meta.dirname, '..')

/** What a hosted project has before its first migration. */
export const readHostedProject = () => readSql('local/hosted-project.sql')

export const readMigrations = (): SqlFile[] =>
  readdirSync(join(supabaseFolder, 'migrations'))
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => readSql(`migrations/${name}`))

/** The seeds that config.toml names, in its order; a seed not written yet is left out. */
export const readSeeds = (): SqlFile[] =>
  seedPaths()
    .filter((path) => existsSync(join(supabaseFolder, path)))
    .map(readSql)

function seedPaths(): string[] {
  const config = readFileSync(join(supabaseFolder, 'config.toml'), 'utf8')
  const list = /^sql_paths = (\[.*\])$/m.exec(config)?.[1]
  if (!list) throw new Error('config.toml names no sql_paths under [db.seed].')
  return JSON.parse(list) as string[]
}

function readSql(path: string): SqlFile {
  const sql = readFileSync(join(supabaseFolder, path), 'utf8')
  return { path, sql, sha256: createHash('sha256').update(sql).digest('hex') }
}
