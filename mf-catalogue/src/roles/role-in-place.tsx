import { InContext } from '../grouped-links.tsx'
import type { LocationSummary } from '../locations/locations.ts'

interface RoleInPlace {
  role: { title: string }
  location: Pick<LocationSummary, 'name' | 'type'>
}

/** A role's link under a heading that names the place. */
export function RoleHere({ role, location }: RoleInPlace) {
  return location.type === 'remote' ? (
    <InContext before="Remote" label={role.title} />
  ) : (
    <InContext label={role.title} after={`in ${location.name}`} />
  )
}

/** A place's link under a heading that names the role. */
export function RoleThere({ role, location }: RoleInPlace) {
  const joint = location.type === 'remote' ? ',' : ' in'
  return <InContext before={`${role.title}${joint}`} label={location.name} />
}
