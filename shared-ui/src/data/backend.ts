import type { PostgrestError } from '@supabase/supabase-js'
import type { Backend, BackendSettings } from './client.ts'

let settings: BackendSettings | undefined
let client: Promise<Backend> | undefined

/** What a sign-in leaves in the address that it returns to. */
const signInAnswer = /[#?&](?:access_token|code|error(?:_code|_description)?)=/

/** Called once, by the shell, before the first read. A session in the page's address is handed to the client at once. */
export function configureBackend(next: BackendSettings): void {
  settings = next
  client = undefined
  const isReturning = typeof location === 'object' && signInAnswer.test(location.href)
  if (isReturning) getBackend().catch(console.error)
}

/**
 * The typed Supabase client. Its code is fetched on the first call, so that a first view goes without it;
 * a call after one that failed tries again.
 */
export function getBackend(): Promise<Backend> {
  client ??= connect().catch((error: unknown) => {
    client = undefined
    throw error
  })
  return client
}

async function connect(): Promise<Backend> {
  if (!settings) throw new Error('configureBackend must be called before the first read')
  const { createBackend } = await import('./client.ts')
  return createBackend(settings)
}

/** A read that did not succeed; `cause` is the client's error with message, details, hint and code. */
export class BackendError extends Error {
  override name = 'BackendError'
}

interface Answer<Data> {
  data: Data | null
  error: PostgrestError | null
}

/** The rows of a query. Throws `BackendError` when the backend answered with an error. */
export async function rowsOf<Row>(query: PromiseLike<Answer<Row[]>>): Promise<Row[]> {
  return (await rowOrNull(query)) ?? []
}

/** The most that the backend answers at once. */
const batchSize = 1_000

interface Rangeable<Row> {
  range(from: number, to: number): PromiseLike<Answer<Row[]>>
}

/**
 * All rows of a query, however many. Throws `BackendError`.
 *
 * @param query makes it anew for each batch, in an order without ties
 */
export async function allRowsOf<Row>(query: () => Rangeable<Row>): Promise<Row[]> {
  const rows: Row[] = []
  for (;;) {
    const batch = await rowsOf(query().range(rows.length, rows.length + batchSize - 1))
    rows.push(...batch)
    if (batch.length < batchSize) return rows
  }
}

/** The row of a `maybeSingle()` query, or null when there is none. Throws `BackendError`. */
export async function rowOrNull<Row>(query: PromiseLike<Answer<Row>>): Promise<Row | null> {
  const { data, error } = await query
  if (error) throw new BackendError(error.message, { cause: error })
  return data
}
