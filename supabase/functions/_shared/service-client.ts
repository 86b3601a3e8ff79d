import { createClient, type SupabaseClient } from '@supabase/supabase-js'

/** The database with the service key, for functions that see leads. */
export function openServiceClient(settings: {
  supabaseUrl: string
  serviceKey: string
}): SupabaseClient {
  return createClient(settings.supabaseUrl, settings.serviceKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  })
}

/** Carries the code only: the database's words may quote a visitor's. */
export function databaseFailure(error: { code?: string }): Error {
  const failure = new Error('The database refused.')
  failure.name = `database ${error.code || 'unreachable'}`
  return failure
}
