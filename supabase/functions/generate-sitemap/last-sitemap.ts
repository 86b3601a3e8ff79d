import type { SupabaseClient } from '@supabase/supabase-js'
import { dataOf } from '../_shared/service-client.ts'

/** The last good sitemap, for the time when the site does not say what can be found. */
export function openLastSitemap(client: SupabaseClient) {
  let kept: string | undefined
  return {
    /** The document, or null before there was one. Rejects when the database does. */
    async read(): Promise<string | null> {
      if (kept !== undefined) return kept
      const query = client.from('last_sitemap').select('document')
      const row = await dataOf(query.maybeSingle<{ document: string }>())
      return row?.document ?? null
    },
    /** Keeps what is new. Rejects when the database does. */
    async keep(document: string): Promise<void> {
      if (document === kept) return
      await dataOf(client.from('last_sitemap').upsert({ is_only: true, document }))
      kept = document
    },
  }
}
