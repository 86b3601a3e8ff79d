import { Section } from 'shared-ui'
import { GroupedLinks, InContext } from '../grouped-links.tsx'
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
            name: `In ${location.name}`,
            links: roles.map(({ title, slug }) => ({
              to: `/roles/${slug}/${location.slug}`,
              label: <InContext label={title} after={`in ${location.name}`} />,
            })),
          },
          {
            name: `${role.title} in`,
            links: locations.map(({ name, slug }) => ({
              to: `/roles/${role.slug}/${slug}`,
              label: <InContext before={`${role.title} in`} label={name} />,
            })),
          },
          {
            name: 'All of them',
            links: [
              { to: `/locations/${location.slug}`, label: `Every role in ${location.name}` },
              { to: `/roles/${role.slug}`, label: `${role.title} everywhere` },
              { to: '/roles', label: 'All roles' },
            ],
          },
        ]}
      />
    </Section>
  )
}
