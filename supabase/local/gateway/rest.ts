import { App } from '@supabase/lite'
import type { PgliteConnection } from '@supabase/lite/pglite'
import type { Keys } from '../keys.ts'
import { log } from '../log.ts'
import { quoteWords } from './quoted-words.ts'

export type Fetch = (request: Request) => Promise<Response>

/**
 * PostgREST (`/rest/v1`) and GoTrue (`/auth/v1`) over the embedded database; nothing is served without a key.
 * @param allowsSignUp whether anyone may sign up, at once and without a mail; off as in `config.toml`
 */
export async function openRest(
  connection: PgliteConnection,
  keys: Keys,
  allowsSignUp = false,
): Promise<Fetch> {
  const app = new App({
    connection,
    api: { schemas: ['public'], max_rows: 1000 },
    auth: {
      enabled: true,
      enable_signup: allowsSignUp,
      email: { enable_signup: allowsSignUp, enable_confirmations: false },
      jwt_secret: keys.jwtSecret,
      publishable_key: keys.publishable,
      secret_key: keys.secret,
    },
    storage: { enabled: false },
    studio: { enabled: false },
    options: { server: { admin: false, disableStudio: true } },
  })
  await app.init()
  const booleans = await booleanColumns(connection)
  const inTurn = oneAtATime((request) =>
    quietly(() => app.fetch(quoteWords(request, booleans), { peerAddress: null })),
  )
  return async (request) => {
    const isOurs = request.headers.get('apikey') === keys.secret
    if (!isOurs && !allowsSignUp && !isOfSession(request))
      return Response.json(refusals.notOffered, { status: 403 })
    if (!isOurs && !isModest(request)) return Response.json(refusals.tooCostly, { status: 400 })
    return inTurn(request)
  }
}

/** What who has an account needs of `/auth/v1`: to sign in, to stay so, and to sign out. Signing up says by itself that it is off. */
const sessionPaths =
  /^\/auth\/v1\/(token|logout|signup|user|settings|health|\.well-known\/jwks\.json)$/

/**
 * Whether it is something else than a way to get, or to take over, an account: a code that is mailed has six digits, may be tried
 * without end, and stands in this process's output.
 */
function isOfSession({ url, method }: Request): boolean {
  const { pathname } = new URL(url)
  if (!/^\/+auth(\/|$)/i.test(decoded(pathname) ?? '/auth')) return true
  return sessionPaths.test(pathname) && (method !== 'PUT' || !pathname.endsWith('/user'))
}

/** In characters. */
const longestQuery = 4_096

/** An operator stands behind its column or `not.`; the word alone may be part of an address. */
const regularExpression = /[=.]i?match[.(]/i

/**
 * Whether a visitor's query is of the kind that pages ask: short, with embedded tables at most three deep, and without
 * regular expressions, one of which may take minutes. PGlite cannot be interrupted, and everybody else would wait.
 */
function isModest({ url }: Request): boolean {
  const query = decoded(new URL(url).search)
  if (query === null || query.length > longestQuery || regularExpression.test(query)) return false
  let depth = 0
  for (const character of query) {
    if (character === '(') depth++
    if (character === ')') depth--
    if (depth > 3) return false
  }
  return true
}

/** null for what is no proper address. */
function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part)
  } catch {
    return null
  }
}

const refusals = {
  notOffered: { code: 'not_offered', message: 'Accounts are made by whoever runs this.' },
  tooCostly: { code: 'PGRST100', message: 'The query is too costly.', details: null, hint: null },
}

async function booleanColumns({ driver }: PgliteConnection): Promise<ReadonlySet<string>> {
  const { rows } = await driver.query<{ column_name: string }>(
    `select column_name from information_schema.columns where table_schema = 'public' and data_type = 'boolean'`,
  )
  return new Set(rows.map((row) => row.column_name))
}

/**
 * PGlite is one session, and @supabase/lite (0.10) opens a transaction a request on it without taking turns: two
 * requests at once would share a transaction, and with it a role.
 */
function oneAtATime(fetch: (request: Request) => Promise<Response>): Fetch {
  let last: Promise<unknown> = Promise.resolve()
  return (request) => {
    const turn = last.then(() => fetch(request))
    last = turn.catch(() => undefined)
    return turn
  }
}

/** @supabase/lite prints a failed query with its parameters, which may be a visitor's words: its code will do. */
async function quietly<T>(work: () => Promise<T>): Promise<T> {
  const original = console.error
  console.error = (...args: unknown[]) => {
    const code = (args[0] as { code?: unknown } | null)?.code
    if (typeof code === 'string') log(`database answered ${code}`)
    else original(...args)
  }
  try {
    return await work()
  } finally {
    console.error = original
  }
}
