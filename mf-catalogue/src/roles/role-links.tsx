import { Section } from 'shared-ui'
import { GroupedLinks, RoleHere, RoleThere } from '../grouped-links.tsx'
import { placed } from '../locations/in-place.ts'
import type { Location, LocationSummary } from '../locations/locations.ts'
import type { Role, RoleSummary } from './roles.ts'

interface RoleLinksProps {
  role: Role
  location: Location
  roles: RoleSummary[]
  locations: LocationSummary[]
}

/** Ways on: other roles here, this role elsewhere. */
export function RoleLinks({ role, location, roles, locations }: RoleLinksProps) {
  return (
    <Section title="Other roles, other places">
      <GroupedLinks
        groups={[
          {
            name: location.type === 'remote' ? 'Remote' : `In ${location.name}`,
            links: roles.map((other) => ({
              to: `/roles/${other.slug}/${location.slug}`,
              label: <RoleHere role={other} location={location} />,
            })),
          },
          {
            name: `${role.title} elsewhere`,
            links: locations.map((other) => ({
              to: `/roles/${role.slug}/${other.slug}`,
              label: <RoleThere role={role} location={other} />,
            })),
          },
          {
            name: 'All of them',
            links: [
              { to: `/locations/${location.slug}`, label: `Every ${placed('role', location)}` },
              { to: `/roles/${role.slug}`, label: `${role.title} everywhere` },
              { to: '/roles', label: 'All roles' },
            ],
          },
        ]}
      />
    </Section>
  )
}
