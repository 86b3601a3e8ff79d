import type { LinkGroup, PageLink } from '../grouped-links.tsx'
import type { LocationSummary, LocationType } from './locations.ts'

const groupNames: [LocationType, string][] = [
  ['city', 'Cities'],
  ['state', 'States'],
  ['remote', 'Remote'],
]

/** Locations as groups of links by type, each city noted with where it lies. */
export function locationGroups(
  locations: LocationSummary[],
  linkOf: (location: LocationSummary) => PageLink,
): LinkGroup[] {
  const names = new Map(locations.map(({ slug, name }) => [slug, name]))
  return groupNames.map(([type, name]) => ({
    name,
    links: locations
      .filter((location) => location.type === type)
      .map((location) => ({
        note: location.parentSlug ? (names.get(location.parentSlug) ?? null) : null,
        ...linkOf(location),
      })),
  }))
}
