import { setFlagsFromString } from 'node:v8'
import { types } from '@electric-sql/pglite'
import { createPgliteConnection, type PgliteConnection } from '@supabase/lite/pglite'
import { log } from '../log.ts'
import { readHostedProject, readMigrations, readSeeds, type SqlFile } from './schema-files.ts'

/** What `--liftoff-only` implies, for a process that runs already. */
const baselineOnly = ['--liftoff-only', '--no-wasm-tier-up', '--no-wasm-dynamic-tiering']

/** The first that is no type of every database. Source: FirstNormalObjectId of Postgres */
const firstOwnType = 16_384

/** Real Postgres inside this process. */
export type Sql = PgliteConnection['driver']

export type Database = Awaited<ReturnType<typeof openDatabase>>

/**
 * Opens the database with every migration and seed applied.
 * @param folder where it lives; in memory when absent
 * @param snapshot an earlier dump to start from
 */
export async function openDatabase(folder?: string, snapshot?: Blob) {
  // Postgres is compiled once, quickly: what a site asks of it is never hot enough to pay for compiling it better.
  for (const flag of baselineOnly) setFlagsFromString(flag)
  const connection = await createPgliteConnection({
    ...(folder && { url: folder }),
    ...(snapshot && { pgliteOptions: { loadDataDir: snapshot } }),
  })
  keepOurGrants(connection)
  const sql = connection.driver
  await shareTypes(sql)
  await prepareProject(sql)
  await applyMigrations(sql, readMigrations())
  await applySeeds(sql, readSeeds())
  return { connection, sql, close: () => connection.close() }
}

/** Makes an empty database look like a hosted project before its first migration. */
export async function prepareProject(sql: Sql): Promise<void> {
  const project = readHostedProject()
  const { rows } = await sql.query<{ exists: boolean }>(
    `select to_regclass('local_backend.applied_files') is not null as exists`,
  )
  if (!rows[0]?.exists) await sql.exec(project.sql)
}

/**
 * At its first request @supabase/lite (0.10) grants everything on every table to every role. Roles and grants are
 * the migrations' business here, so it is told that this has been done.
 */
function keepOurGrants(connection: PgliteConnection): void {
  Object.assign(connection, { rlsState: 'active' })
}

/**
 * PGlite (0.4) copies a database's list of types at each query, and looks into its own list for what is not in the copy. With
 * those there that all databases have, and none to copy, a small query takes half the processor time. What a database has of its
 * own (arrays of rows) stays text.
 */
async function shareTypes(sql: Sql): Promise<void> {
  const { rows } = await sql.query<{ oid: number; typarray: number }>(
    'select oid, typarray from pg_type where typarray <> 0 and typarray < $1',
    [firstOwnType],
  )
  const builtIn = Object.entries(sql.parsers).filter(([type]) => Number(type) < firstOwnType)
  Object.assign(types.parsers, Object.fromEntries(builtIn))
  // PGlite's own of arrays hold the database.
  for (const { oid, typarray } of rows.filter((row) => row.typarray in sql.parsers))
    types.parsers[typarray] = (text) =>
      types.arrayParser(text, types.parsers[oid] ?? String, typarray)
  sql.parsers = {}
}

export async function applyMigrations(sql: Sql, migrations: readonly SqlFile[]): Promise<void> {
  const applied = await appliedFiles(sql)
  for (const file of migrations) {
    const earlier = applied.get(file.path)
    if (earlier === file.sha256) continue
    if (earlier) {
      throw new Error(
        `${file.path} was changed after it was applied: write a new migration, or remove the backend's data folder.`,
      )
    }
    await apply(sql, file)
  }
}

export async function applySeeds(sql: Sql, seeds: readonly SqlFile[]): Promise<void> {
  const applied = await appliedFiles(sql)
  for (const file of seeds) {
    if (applied.get(file.path) !== file.sha256) await apply(sql, file)
  }
}

async function apply(sql: Sql, file: SqlFile): Promise<void> {
  try {
    await sql.transaction(async (step) => {
      await step.exec(file.sql)
      await step.query(
        `insert into local_backend.applied_files (path, sha256) values ($1, $2)
         on conflict (path) do update set sha256 = excluded.sha256, applied_at = now()`,
        [file.path, file.sha256],
      )
    })
    log(`applied ${file.path}`)
  } catch (error) {
    throw new Error(`${file.path}: ${(error as Error).message}`)
  }
}

async function appliedFiles(sql: Sql): Promise<Map<string, string>> {
  const { rows } = await sql.query<{ path: string; sha256: string }>(
    'select path, sha256 from local_backend.applied_files',
  )
  return new Map(rows.map((row) => [row.path, row.sha256]))
}
