import { placed } from '../locations/in-place.ts'
import type { Location } from '../locations/locations.ts'
import type { Role } from './roles.ts'

/** Title and description of a role in a location, as search engines show them. */
export function roleHead(role: Role, location: Location) {
  const about = role.metaDescription || role.description
  const invitation = `Find ${placed(`${role.title} positions`, location)} with competitive salaries and top companies.`
  return {
    title: `${role.metaTitle || role.title} in ${location.name}`,
    description: about ? `${about} ${invitation}` : invitation,
  }
}
