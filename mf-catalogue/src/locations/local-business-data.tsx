import { StructuredData, structuredData, useSite } from 'shared-ui'
import type { Location, LocationSummary } from './locations.ts'

const hours = {
  days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  opens: '08:00',
  closes: '18:00',
}

/** The firm as a local business, for search engines. Remote work is no place, so it says nothing there. */
export function LocalBusinessData({
  location: { name, slug, type },
  parent,
}: {
  location: Location
  parent: LocationSummary | null
}) {
  const site = useSite()
  if (type === 'remote') return null
  const isCity = type === 'city'
  const business = structuredData.localBusiness(site, {
    name: `${site.name} Technical Recruiting in ${name}`,
    path: `/locations/${slug}`,
    address: isCity ? { city: name, state: parent?.name } : { state: name },
    area: { type: isCity ? 'City' : 'State', name },
    hours,
  })
  return <StructuredData data={business} />
}
