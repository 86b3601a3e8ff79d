import type { SupabaseClient } from '@supabase/supabase-js'
import { databaseFailure } from '../_shared/service-client.ts'

/** The last good sitemap, for the time when the site does not say what can be found. */
export function openLastSitemap(client: SupabaseClient) {
  let kept: string | undefined
  return {
    /** The document, or null before there was one. Rejects when the database does. */
    async read(): Promise<string | null> {
      if (kept !== undefined) return kept
      const { data, error } = await client
        .from('last_sitemap')
        .select('document')
        .maybeSingle()
        .overrideTypes<{ document: string }, { merge: false }>()
      if (error) throw databaseFailure(error)
      return data?.document ?? null
    },
    /** Keeps what is new. Rejects when the database does. */
    async keep(document: string): Promise<void> {
      if (document === kept) return
      const { error } = await client.from('last_sitemap').upsert({ is_only: true, document })
      if (error) throw databaseFailure(error)
      kept = document
    },
  }
}
