import { createClient } from '@supabase/supabase-js'
import type { PostgrestSingleResponse, SupabaseClient } from '@supabase/supabase-js'
import { tracedFetch } from './trace.ts'

/** The database with the service key, for functions that see leads. */
export function openServiceClient(settings: {
  supabaseUrl: string
  serviceKey: string
}): SupabaseClient {
  return createClient(settings.supabaseUrl, settings.serviceKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: tracedFetch },
  })
}

/** What the database answers. A failure carries the code only: the database's words may quote a visitor's. */
export async function dataOf<Data>(
  query: PromiseLike<PostgrestSingleResponse<Data>>,
): Promise<Data> {
  const { data, error } = await query
  if (!error) return data
  const failure = new Error('The database refused.')
  failure.name = `database ${error.code || 'unreachable'}`
  throw failure
}
