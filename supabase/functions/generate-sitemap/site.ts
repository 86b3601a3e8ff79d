import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import type { SiteSettings } from '../_shared/settings.ts'

export interface Row {
  slug: string
  updated_at: string
}

export interface PairRow {
  updated_at: string
  industry: { slug: string }
  service: { slug: string }
}

export interface Site {
  services: Row[]
  industries: Row[]
  industryServices: PairRow[]
  technologies: Row[]
  locations: Row[]
  roles: Row[]
  articles: Row[]
}

/** PostgREST's own limit on a hosted project, and ours in config.toml. */
const pageSize = 1000

/** Everything a visitor may see, read as a visitor sees it. */
export async function readSite(settings: SiteSettings): Promise<Site> {
  const client = createClient(settings.supabaseUrl, settings.anonKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  })
  const rows = (table: string) => readAll<Row>(client, table, 'slug, updated_at')
  const [services, industries, industryServices, technologies, locations, roles, articles] =
    await Promise.all([
      rows('services'),
      rows('industries'),
      readAll<PairRow>(
        client,
        'industry_service_content',
        'updated_at, industry:industries!inner(slug), service:services!inner(slug)',
      ),
      rows('technologies'),
      rows('locations'),
      rows('job_roles'),
      rows('content_hubs'),
    ])
  return { services, industries, industryServices, technologies, locations, roles, articles }
}

async function readAll<T>(client: SupabaseClient, table: string, columns: string): Promise<T[]> {
  const all: T[] = []
  for (;;) {
    const { data, error } = await client
      .from(table)
      .select(columns)
      .order('id')
      .range(all.length, all.length + pageSize - 1)
      .overrideTypes<T[], { merge: false }>()
    if (error) throw new Error(`Reading ${table} failed.`)
    all.push(...(data as T[]))
    if (data.length < pageSize) return all
  }
}
