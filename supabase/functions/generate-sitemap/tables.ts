import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import type { SiteSettings } from '../_shared/settings.ts'

export interface Row {
  slug: string
  updated_at: string
}

export interface PairRow {
  id: string
  updated_at: string
  industry: { slug: string }
  service: { slug: string }
}

interface OpeningRow {
  id: string
  updated_at: string
  role: { slug: string }
  location: { slug: string }
}

/** PostgREST's own limit on a hosted project, and ours in config.toml. */
const batchSize = 1000

type Table = 'technologies' | 'locations' | 'job_roles' | 'content_hubs'

const pairColumns = 'id, updated_at, industry:industries!inner(slug), service:services!inner(slug)'

const openingColumns = 'id, updated_at, role:job_roles!inner(slug), location:locations!inner(slug)'

/** Everything a visitor may see, read as a visitor sees it, and never more than a batch at a time. */
export type Tables = ReturnType<typeof openTables>

/** All methods reject when the database does. */
export function openTables(settings: SiteSettings) {
  const client = createClient(settings.supabaseUrl, settings.anonKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  })
  return {
    /** Rows by slug. */
    rows: (table: Table) =>
      rowsOf<Row, 'slug'>(client, { table, columns: 'slug, updated_at', key: 'slug' }),
    /** Services for industries by id. */
    pairs: () =>
      rowsOf<PairRow, 'id'>(client, {
        table: 'industry_service_content',
        columns: pairColumns,
        key: 'id',
      }),
    /** When each current opening changed, by `<role>/<location>`. */
    openings: () => openings(client),
    /** When the rows with these slugs changed. */
    changes: (table: 'services' | 'industries', slugs: readonly string[]) =>
      changes(client, table, slugs),
  }
}

interface Reading<Key extends string> {
  table: string
  columns: string
  /** A unique column, by which rows are ordered. */
  key: Key
}

async function* rowsOf<Row extends Record<Key, string>, Key extends string>(
  client: SupabaseClient,
  { table, columns, key }: Reading<Key>,
  after: string | null = null,
): AsyncGenerator<Row> {
  for (;;) {
    const wanted = client.from(table).select(columns)
    const { data, error } = await (after === null ? wanted : wanted.gt(key, after))
      .order(key)
      .limit(batchSize)
      .overrideTypes<Row[], { merge: false }>()
    if (error) throw new Error(`Reading ${table} failed.`)
    yield* data
    const last = data.at(-1)
    if (!last || data.length < batchSize) return
    after = last[key]
  }
}

async function openings(client: SupabaseClient): Promise<ReadonlyMap<string, string>> {
  const changes = new Map<string, string>()
  const rows = rowsOf<OpeningRow, 'id'>(client, {
    table: 'job_openings',
    columns: openingColumns,
    key: 'id',
  })
  for await (const { role, location, updated_at } of rows)
    changes.set(`${role.slug}/${location.slug}`, updated_at)
  return changes
}

async function changes(
  client: SupabaseClient,
  table: string,
  slugs: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { data, error } = await client
    .from(table)
    .select('slug, updated_at')
    .in('slug', slugs)
    .overrideTypes<Row[], { merge: false }>()
  if (error) throw new Error(`Reading ${table} failed.`)
  return new Map(data.map(({ slug, updated_at }) => [slug, updated_at]))
}
