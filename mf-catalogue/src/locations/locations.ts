import { getBackend, rowOrNull, rowsOf, type Tables } from 'shared-ui/data'
import { distinctTexts } from '../text-list.ts'

export type LocationType = Tables['locations']['Row']['type']

export interface LocationSummary {
  name: string
  slug: string
  type: LocationType
  /** Slug of the location it lies in. */
  parentSlug: string | null
}

export interface Location extends LocationSummary {
  description: string | null
  metaTitle: string | null
  metaDescription: string | null
  topCompanies: string[]
  techHubs: string[]
}

type LocationRow = Omit<Tables['locations']['Row'], 'id' | 'created_at' | 'updated_at'>

/** One location, or null. Throws `BackendError`. */
export async function getLocation(slug: string): Promise<Location | null> {
  const backend = await getBackend()
  const row = await rowOrNull(
    backend
      .from('locations')
      .select(
        'name, slug, type, parent_location, description, meta_title, meta_description, top_companies, tech_hubs',
      )
      .eq('slug', slug)
      .maybeSingle(),
  )
  return row && toLocation(row)
}

/** Every location by name. Throws `BackendError`. */
export async function getLocations(): Promise<LocationSummary[]> {
  const backend = await getBackend()
  const rows = await rowsOf(
    backend.from('locations').select('name, slug, type, parent_location').order('name'),
  )
  return rows.map(toSummary)
}

/** The page's shape of a row; lists may be null in a hosted project. */
export function toLocation(row: LocationRow): Location {
  return {
    ...toSummary(row),
    description: row.description,
    metaTitle: row.meta_title,
    metaDescription: row.meta_description,
    topCompanies: distinctTexts(row.top_companies),
    techHubs: distinctTexts(row.tech_hubs),
  }
}

function toSummary(
  row: Pick<LocationRow, 'name' | 'slug' | 'type' | 'parent_location'>,
): LocationSummary {
  return { name: row.name, slug: row.slug, type: row.type, parentSlug: row.parent_location }
}
