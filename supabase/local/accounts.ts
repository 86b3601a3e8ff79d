import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PgliteConnection } from '@supabase/lite/pglite'
import { openRest } from './gateway/rest.ts'
import type { Keys } from './keys.ts'

/**
 * Makes accounts that are not there yet, as an operator does in a hosted project: nobody can sign up by themselves. Their passwords are
 * known to whoever reads this answer, and to nobody later. Without its record, of a start that was killed or since somebody removed
 * it, an account is made anew, with another password.
 *
 * @param folder has the record
 */
export async function makeAccounts(
  connection: PgliteConnection,
  keys: Keys,
  emails: readonly string[],
  folder: string,
): Promise<{ email: string; password: string }[]> {
  const file = join(folder, 'accounts.json')
  const known = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as string[]) : []
  const missing = emails.filter((email) => !known.includes(email))
  if (missing.length === 0) return []
  const rest = await openRest(connection, keys, true)
  const made: Awaited<ReturnType<typeof makeAccounts>> = []
  for (const email of missing) {
    await connection.driver.query('delete from auth.users where email = $1', [email])
    const password = randomBytes(12).toString('base64url')
    const request = new Request('http://localhost/auth/v1/signup', {
      method: 'POST',
      headers: { apikey: keys.publishable, 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    })
    const answer = await rest(request)
    if (answer.status !== 200) throw new Error(`No account could be made for ${email}`)
    made.push({ email, password })
  }
  writeFileSync(file, JSON.stringify([...known, ...missing]))
  return made
}
