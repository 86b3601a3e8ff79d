import { Section } from 'shared-ui'
import { GroupedLinks, RoleHere, groupBy } from '../grouped-links.tsx'
import type { RoleSummary } from '../roles/roles.ts'
import { inPlace } from './in-place.ts'
import type { Location, LocationSummary } from './locations.ts'

interface LocationLinksProps {
  location: Location
  /** Locations that lie in it. */
  places: LocationSummary[]
  roles: RoleSummary[]
}

/** Every role in this location, by category, and the places inside it. */
export function LocationLinks({ location, places, roles }: LocationLinksProps) {
  const inside = places.map((place) => ({ to: `/locations/${place.slug}`, label: place.name }))
  return (
    <Section title={`Roles we fill ${inPlace(location)}`} eyebrow="03 — Roles">
      <GroupedLinks
        groups={[
          ...groupBy(
            roles,
            ({ category }) => category,
            (role) => ({
              to: `/roles/${role.slug}/${location.slug}`,
              label: <RoleHere role={role} location={location} />,
            }),
            'Other roles',
          ),
          { name: `Places in ${location.name}`, links: inside },
        ]}
      />
    </Section>
  )
}
