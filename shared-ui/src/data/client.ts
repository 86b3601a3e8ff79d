import { createClient, isAuthRetryableFetchError, type SupabaseClient } from '@supabase/supabase-js'
import type { Database } from './database.ts'

export interface BackendSettings {
  /** Origin of the Supabase project. */
  url: string
  /** The public, anonymous-level key. */
  anonKey: string
  /** Replaces the platform's fetch: server and browser put their memory here, and their patience. */
  fetch?: typeof fetch
}

export type Backend = SupabaseClient<Database>

/** The library's client, and what the specification has otherwise than the library's defaults. */
export function createBackend({ url, anonKey, fetch }: BackendSettings): Backend {
  const ask: typeof fetch = fetch ?? ((...request) => globalThis.fetch(...request))
  const client: Backend = createClient<Database>(url, anonKey, {
    global: {
      async fetch(input, init) {
        const answer = await ask(input, init)
        const isRefresh = String(input).endsWith('/auth/v1/token?grant_type=refresh_token')
        if (isRefresh && answer.status >= 400 && answer.status < 500)
          endRefused(client.auth, String(init?.body)).catch(console.error)
        return answer
      },
    },
    // The library would wait for 7 s, and for as long as a header says.
    db: { retry: false },
    realtime: { heartbeatIntervalMs: 30_000 },
  })
  return client
}

/**
 * Ends the session whose refresh was refused for good. The library keeps it for as long as its access token is good.
 *
 * @param body of the refused request
 */
async function endRefused(auth: Backend['auth'], body: string): Promise<void> {
  const { session } = (await auth.getSession()).data
  if (!session || !body.includes(JSON.stringify(session.refresh_token))) return
  // Waits for the refresh that was refused, which everybody who asks for the same one shares.
  const { error } = await auth.refreshSession(session)
  if (error && !isAuthRetryableFetchError(error)) await auth.signOut({ scope: 'local' })
}
