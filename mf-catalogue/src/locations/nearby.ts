import type { LocationSummary } from './locations.ts'

/** Other locations, the closest first: inside or around it, then with the same parent, then of the same type. */
export function nearbyLocations(
  to: LocationSummary,
  all: LocationSummary[],
  limit: number,
): LocationSummary[] {
  return all
    .filter(({ slug }) => slug !== to.slug)
    .toSorted((a, b) => closeness(to, b) - closeness(to, a))
    .slice(0, limit)
}

function closeness(a: LocationSummary, b: LocationSummary): number {
  if (a.parentSlug === b.slug || b.parentSlug === a.slug) return 3
  if (a.parentSlug !== null && a.parentSlug === b.parentSlug) return 2
  return a.type === b.type ? 1 : 0
}
