import { SignJWT } from 'jose'
import type { TestBackend } from './harness.ts'
import type { Role, Verb } from './policy-matrix.ts'

export type RoleHeaders = Record<Role, Record<string, string>>

/** What a request of each role carries; the signed-in visitor is made for it. */
export async function headersOfRoles(backend: TestBackend): Promise<RoleHeaders> {
  const visitor = crypto.randomUUID()
  await backend.sql.query('insert into auth.users (id, email) values ($1, $2)', [
    visitor,
    `${visitor}@example.org`,
  ])
  const token = await new SignJWT({ role: 'authenticated', aud: 'authenticated' })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(visitor)
    .setExpirationTime('1h')
    .sign(new TextEncoder().encode(backend.jwtSecret))
  return {
    anon: { apikey: backend.anonKey },
    authenticated: { apikey: backend.anonKey, authorization: `Bearer ${token}` },
    service_role: { apikey: backend.serviceKey },
  }
}

/** A column of the relation that is never null: its first. */
export async function keyOf({ sql }: TestBackend, relation: string): Promise<string> {
  const { rows } = await sql.query<{ attname: string }>(
    `select attname from pg_attribute where attrelid = 'public.${relation}'::regclass and attnum = 1`,
  )
  return rows[0]!.attname
}

const methods = { select: 'GET', insert: 'POST', update: 'PATCH', delete: 'DELETE' }

/**
 * Asks for a verb on a relation over HTTP so that nothing changes even where it is allowed: an insert fails, after the
 * privilege was granted, on its missing key, and a change finds no row whose key is null.
 *
 * @param key a column that is never null
 * @param filter for a select: which rows
 */
export function ask(
  backend: TestBackend,
  headers: Record<string, string>,
  verb: Verb,
  relation: string,
  { key = 'id', filter = '' } = {},
): Promise<Response> {
  const query = { select: filter, insert: '', update: `${key}=is.null`, delete: `${key}=is.null` }
  return fetch(`${backend.url}/rest/v1/${relation}?${query[verb]}`, {
    method: methods[verb],
    headers: { ...headers, 'content-type': 'application/json' },
    ...(['insert', 'update'].includes(verb) && { body: JSON.stringify({ [key]: null }) }),
  })
}
