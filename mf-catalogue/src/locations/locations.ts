import { getBackend, rowOrNull, rowsOf, type Tables } from 'shared-ui/data'
import { distinctTexts } from '../text-list.ts'

export type LocationType = Tables['locations']['Row']['type']

export type LocationSummary = ReturnType<typeof toSummary>
export type Location = ReturnType<typeof toLocation>

/** A location as the map and the list of all show it. */
export type Place = Awaited<ReturnType<typeof getPlaces>>[number]

type LocationRow = Omit<
  Tables['locations']['Row'],
  'id' | 'created_at' | 'updated_at' | 'latitude' | 'longitude'
>

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

/** Every location by name, with what a map needs. Throws `BackendError`. */
export async function getPlaces() {
  const backend = await getBackend()
  const rows = await rowsOf(
    backend
      .from('locations')
      .select('name, slug, type, parent_location, latitude, longitude, tech_hubs')
      .order('name'),
  )
  return rows.map(({ latitude, longitude, ...row }) => ({
    ...toSummary(row),
    /** Null where the location is no place, or nobody has said where it is. */
    coordinates: latitude === null || longitude === null ? null : { latitude, longitude },
    techHubs: distinctTexts(row.tech_hubs),
  }))
}

/** The page's shape of a row; lists may be null in a hosted project. */
export function toLocation(row: LocationRow) {
  return {
    ...toSummary(row),
    description: row.description,
    metaTitle: row.meta_title,
    metaDescription: row.meta_description,
    topCompanies: distinctTexts(row.top_companies),
    techHubs: distinctTexts(row.tech_hubs),
  }
}

function toSummary(row: Pick<LocationRow, 'name' | 'slug' | 'type' | 'parent_location'>) {
  const { name, slug, type, parent_location: parentSlug } = row
  return { name, slug, type, parentSlug }
}
