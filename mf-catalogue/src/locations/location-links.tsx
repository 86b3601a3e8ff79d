import { groupByName, Section } from 'shared-ui'
import { GroupedLinks, RoleHere } from '../grouped-links.tsx'
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
  const families = groupByName(roles, ({ category }) => category, 'Other roles')
  const inside = places.map((place) => ({ to: `/locations/${place.slug}`, label: place.name }))
  return (
    <Section title={`Roles we fill ${inPlace(location)}`} eyebrow="03 — Roles">
      <GroupedLinks
        groups={[
          ...families.map(([name, ofFamily]) => ({
            name,
            links: ofFamily.map((role) => ({
              to: `/roles/${role.slug}/${location.slug}`,
              label: <RoleHere role={role} location={location} />,
            })),
          })),
          { name: `Places in ${location.name}`, links: inside },
        ]}
      />
    </Section>
  )
}
