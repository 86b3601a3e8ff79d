import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createHash, randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { openDatabase, type Database, type Sql } from '../local/database/database.ts'
import { openFunctions, type Functions } from '../local/functions/functions.ts'
import { createGateway } from '../local/gateway/gateway.ts'
import { openInbox, type Inbox } from '../local/pages/inbox.ts'
import { createKeys } from '../local/keys.ts'
import { serveLocally } from '../local/listen.ts'
import { cacheFolder } from '../local/functions/node-modules.ts'
import { openRest } from '../local/gateway/rest.ts'
import { readHostedProject, readMigrations, readSeeds } from '../local/database/schema-files.ts'

export interface TestBackend {
  url: string
  anonKey: string
  serviceKey: string
  /** Signs session tokens, for tests that act as a signed-in visitor. */
  jwtSecret: string
  /** The database itself, above all policies. Do not hold a transaction open across a request. */
  sql: Sql
  /** Present when asked for: where the mails are. */
  inbox?: Inbox
  close(): Promise<void>
}

export interface TestBackendOptions {
  /** Keeps the data there; in memory when absent. */
  dataDir?: string
  /** 0, the default, takes any free port. */
  ports?: { gateway?: number }
  /** Runs the functions under Deno, with an inbox. */
  functions?: boolean
  /** Lets anyone sign up, for tests of the client's sessions; off as in `config.toml`. */
  allowsSignUp?: boolean
  /** Overrides what the functions are told. */
  environment?: Record<string, string>
}

/** The embedded backend inside a test: every migration and seed, on a free port. */
export async function startBackend(options: TestBackendOptions = {}): Promise<TestBackend> {
  const keys = await createKeys()
  const database = await openTestDatabase(options.dataDir)
  const rest = await openRest(database.connection, keys, options.allowsSignUp)
  let functions: Functions | undefined
  const gateway = await serveLocally(
    createGateway(
      Promise.resolve({
        rest,
        functionAddress: async (name) => functions?.addressOf(name) ?? null,
      }),
    ),
    options.ports?.gateway ?? 0,
    'ports.gateway',
  )
  const url = `http://localhost:${gateway.port}`
  const mailFolder = mkdtempSync(join(tmpdir(), 'inbox-'))
  const inbox = options.functions ? await openInbox(mailFolder, { http: 0, smtp: 0 }) : undefined
  if (inbox) {
    functions = openFunctions({
      SUPABASE_URL: `http://127.0.0.1:${gateway.port}`,
      SUPABASE_ANON_KEY: keys.publishable,
      SUPABASE_SERVICE_ROLE_KEY: keys.secret,
      SITE_URL: 'http://localhost:4200',
      SMTP_URL: inbox.smtpUrl,
      ...options.environment,
    })
  }
  return {
    url,
    anonKey: keys.publishable,
    serviceKey: keys.secret,
    jwtSecret: keys.jwtSecret,
    sql: database.sql,
    ...(inbox && { inbox }),
    close: async () => {
      await functions?.close()
      await inbox?.close()
      await gateway.close()
      await database.close()
      rmSync(mailFolder, { recursive: true, force: true })
    },
  }
}

/** In memory, from a snapshot that is made once for each state of migrations and seeds. */
async function openTestDatabase(folder?: string): Promise<Database> {
  if (folder) return openDatabase(folder)
  const file = snapshotFile()
  if (existsSync(file)) return openDatabase(undefined, new Blob([readFileSync(file)]))

  const database = await openDatabase()
  for (const statement of lightening) await database.sql.query(statement)
  const dump = await database.sql.dumpDataDir('none')
  keepSnapshot(file, Buffer.from(await dump.arrayBuffer()))
  return database
}

/**
 * Lays a database into the data folder of a backend that is to be a process of its own, as its first start would make it, in a
 * thirtieth of the time. It is made once for each state of migrations and seeds.
 */
export async function layDatabase(dataFolder: string): Promise<void> {
  const template = snapshotFile().replace(/\.tar$/, '')
  if (!existsSync(template)) {
    const part = `${template}.${randomUUID()}`
    mkdirSync(part, { recursive: true })
    await (await openDatabase(join(part, 'database'))).close()
    writeFileSync(join(part, 'database.complete'), '')
    keepNewest(part, template)
  }
  const laying = { recursive: true, force: false, errorOnExist: true }
  cpSync(template, join(dataFolder, 'backend'), laying)
}

/** Away with what a test does without: a snapshot with it takes three times as long to open. */
const lightening = [
  'update pg_database set datistemplate = false',
  'drop database template0',
  'drop database template1',
  "alter system set shared_buffers = '8MB'",
  'checkpoint',
]

function keepSnapshot(file: string, dump: Buffer): void {
  mkdirSync(dirname(file), { recursive: true })
  const part = `${file}.${randomUUID()}`
  writeFileSync(part, dump)
  keepNewest(part, file)
}

/** Renamed into place, because several test workers may be making it at once; older ones go. */
function keepNewest(part: string, place: string): void {
  const folder = dirname(place)
  // What somebody who was killed had made of it stands beside it, and goes with it.
  const isOlder = (name: string) => !name.startsWith(basename(place, '.tar'))
  for (const name of readdirSync(folder).filter(isOlder))
    rmSync(join(folder, name), { recursive: true, force: true })
  try {
    renameSync(part, place)
  } catch {
    // Another one's folder is there.
    rmSync(part, { recursive: true })
  }
}

function snapshotFile(): string {
  // Seeds count dates from their day: openings last longer than a month.
  const month = new Date().toISOString().slice(0, 7)
  const hash = createHash('sha256').update(lightening.join()).update(month)
  for (const { path, sha256 } of [readHostedProject(), ...readMigrations(), ...readSeeds()]) {
    hash.update(`${path} ${sha256}\n`)
  }
  return join(cacheFolder('plumbline-db'), `${hash.digest('hex').slice(0, 24)}.tar`)
}
