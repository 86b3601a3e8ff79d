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
    count: (table: Table | 'industry_service_content') => count(client, table),
    /** The key of the row at a position, counted from 0; null when there are fewer. */
    slugAt: (table: Table, position: number) =>
      keyAt<'slug'>(client, { table, key: 'slug', position }),
    pairAt: (position: number) =>
      keyAt<'id'>(client, { table: 'industry_service_content', key: 'id', position }),
    /** Rows by slug, those after one that is named. */
    rows: (table: Table, after: string | null) =>
      rowsAfter<Row, 'slug'>(client, { table, columns: 'slug, updated_at', key: 'slug', after }),
    row: (table: Table, slug: string) => row(client, table, slug),
    /** Services for industries by id. */
    pairs: (after: string | null) =>
      rowsAfter<PairRow, 'id'>(client, {
        table: 'industry_service_content',
        columns: pairColumns,
        key: 'id',
        after,
      }),
    /** When each current opening changed, by `<role>/<location>`. */
    openings: () => openings(client),
    /** When the rows with these slugs changed. */
    changes: (table: 'services' | 'industries', slugs: readonly string[]) =>
      changes(client, table, slugs),
  }
}

async function count(client: SupabaseClient, table: string): Promise<number> {
  const { count, error } = await client.from(table).select('*', { count: 'exact', head: true })
  if (error || count === null) throw new Error(`Counting ${table} failed.`)
  return count
}

interface Position<Key extends string> {
  table: string
  key: Key
  position: number
}

async function keyAt<Key extends string>(
  client: SupabaseClient,
  { table, key, position }: Position<Key>,
): Promise<string | null> {
  const { data, error } = await client
    .from(table)
    .select(key)
    .order(key)
    .range(position, position)
    .overrideTypes<Record<Key, string>[], { merge: false }>()
  if (error) throw new Error(`Reading ${table} failed.`)
  return data[0]?.[key] ?? null
}

interface Reading<Key extends string> {
  table: string
  columns: string
  /** A unique column, by which rows are ordered. */
  key: Key
  after: string | null
}

async function* rowsAfter<Row extends Record<Key, string>, Key extends string>(
  client: SupabaseClient,
  { table, columns, key, after }: Reading<Key>,
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

async function row(client: SupabaseClient, table: string, slug: string): Promise<Row | null> {
  const { data, error } = await client
    .from(table)
    .select('slug, updated_at')
    .eq('slug', slug)
    .maybeSingle()
    .overrideTypes<Row, { merge: false }>()
  if (error) throw new Error(`Reading ${table} failed.`)
  return data
}

async function openings(client: SupabaseClient): Promise<ReadonlyMap<string, string>> {
  const changes = new Map<string, string>()
  const rows = rowsAfter<OpeningRow, 'id'>(client, {
    table: 'job_openings',
    columns: openingColumns,
    key: 'id',
    after: null,
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
