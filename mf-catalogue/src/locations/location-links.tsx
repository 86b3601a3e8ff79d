import { Section } from 'shared-ui'
import { GroupedLinks, InContext, groupBy } from '../grouped-links.tsx'
import type { RoleSummary } from '../roles/roles.ts'
import type { Location, LocationSummary } from './locations.ts'

interface LocationLinksProps {
  location: Location
  /** Locations that lie in it. */
  places: LocationSummary[]
  roles: RoleSummary[]
}

/** Every role in this location, by category, and the places inside it. */
export function LocationLinks({ location: { name, slug }, places, roles }: LocationLinksProps) {
  const inside = places.map((place) => ({ to: `/locations/${place.slug}`, label: place.name }))
  return (
    <Section title={`Roles we fill in ${name}`} eyebrow="03 — Roles">
      <GroupedLinks
        groups={[
          ...groupBy(
            roles,
            ({ category }) => category,
            (role) => ({
              to: `/roles/${role.slug}/${slug}`,
              label: <InContext label={role.title} after={`in ${name}`} />,
            }),
            'Other roles',
          ),
          { name: `Places in ${name}`, links: inside },
        ]}
      />
    </Section>
  )
}
