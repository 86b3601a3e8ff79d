import type { SupabaseClient } from '@supabase/supabase-js'
import { databaseFailure } from '../_shared/service-client.ts'

/** One number: of leads or mails in a state, or, without a state, of seconds. */
export interface Figure {
  figure: string
  state: string | null
  value: number
}

/** Every figure of one moment. */
export async function readFigures(client: SupabaseClient): Promise<Figure[]> {
  const { data, error } = await client.rpc('contact_figures')
  if (error) throw databaseFailure(error)
  return data as Figure[]
}
