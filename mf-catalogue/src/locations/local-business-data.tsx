import { StructuredData, useSite } from 'shared-ui'
import type { Location, LocationSummary } from './locations.ts'

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
  const region = type === 'state' ? name : parent?.name
  return (
    <StructuredData
      data={{
        '@context': 'https://schema.org',
        '@type': 'LocalBusiness',
        name: `${site.name} Technical Recruiting in ${name}`,
        url: `${site.url}/locations/${slug}`,
        parentOrganization: { '@type': 'Organization', name: site.name, url: site.url },
        address: {
          '@type': 'PostalAddress',
          ...(type === 'city' && { addressLocality: name }),
          ...(region && { addressRegion: region }),
        },
        areaServed: { '@type': type === 'city' ? 'City' : 'State', name },
        openingHoursSpecification: {
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
          opens: '08:00',
          closes: '18:00',
        },
      }}
    />
  )
}
