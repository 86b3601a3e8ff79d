import { createClient } from '@supabase/supabase-js'
import { emailSchema } from 'delivery'
import * as v from 'valibot'

/** Asks the backend whether somebody is who they say: their address as the root has it, null when not. */
export type CheckPassword = (email: string, password: string) => Promise<string | null>

const answerMs = 10_000

/** The backend's own accounts. What it answers is read and forgotten: this process keeps its own sessions. */
export function passwordsOf(url: string, anonKey: string): CheckPassword {
  return async (email, password) => {
    const client = createClient(url, anonKey, {
      auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
      global: {
        fetch: (input, init) =>
          fetch(input, { ...init, signal: AbortSignal.timeout(answerMs), redirect: 'error' }),
      },
    })
    const { data, error } = await client.auth.signInWithPassword({ email, password })
    if (error && isVerdict(error.status)) return null
    if (error) throw new Error('The backend that people sign in to does not answer')
    const known = v.safeParse(emailSchema, data.user.email)
    // Its own session there is not needed.
    await client.auth.signOut({ scope: 'local' })
    return known.success ? known.output : null
  }
}

/** Without an answer the status is 0; 429 is one of nobody's password. */
const isVerdict = (status = 0) => status >= 400 && status < 500 && status !== 429

/** So many attempts a minute, of all people together: a person types slower. */
const attemptsOfMinute = 20

export function createAttempts(ofMinute = attemptsOfMinute, now = Date.now) {
  let minute = 0
  let count = 0
  return (): boolean => {
    const current = Math.floor(now() / 60_000)
    if (current !== minute) [minute, count] = [current, 0]
    return ++count <= ofMinute
  }
}
