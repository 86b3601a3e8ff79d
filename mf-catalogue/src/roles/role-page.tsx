import { PageBody, Seo, notFound, unavailable } from 'shared-ui'
import type { PageHandle } from 'shared-ui/contract'
import { isSlug } from 'shared-ui/data'
import { useLoaderData, type LoaderFunctionArgs } from 'shared-ui/router'
import { placed } from '../locations/in-place.ts'
import { getLocation, getLocations, type Location } from '../locations/locations.ts'
import { nearbyLocations } from '../locations/nearby.ts'
import { OpenPosition } from './open-position.tsx'
import { getOpening } from './openings.ts'
import { relatedRoles } from './related-roles.ts'
import { RoleDescription } from './role-description.tsx'
import { RoleFacts } from './role-facts.tsx'
import { RoleHero } from './role-hero.tsx'
import { RoleLinks } from './role-links.tsx'
import { getRole, getRoles, type Role } from './roles.ts'

const problem = [
  'Role Not Found',
  'The requested role and location combination could not be found.',
] as const
const linksShown = 6

export async function loader({ params: { roleSlug, locationSlug } }: LoaderFunctionArgs) {
  if (!isSlug(roleSlug) || !isSlug(locationSlug)) throw notFound(...problem)
  const [role, location, roles, locations, opening] = await Promise.all([
    getRole(roleSlug),
    getLocation(locationSlug),
    getRoles(),
    getLocations(),
    getOpening(roleSlug, locationSlug),
  ]).catch(unavailable(...problem))
  if (!role || !location) throw notFound(...problem)
  return {
    role,
    location,
    parent: locations.find(({ slug }) => slug === location.parentSlug) ?? null,
    opening,
    otherRoles: relatedRoles(role, roles, linksShown),
    otherLocations: nearbyLocations(location, locations, linksShown),
  }
}

export const handle: PageHandle<typeof loader> = {
  crumbs: ({ role, location }) => [role.title, location.name],
}

export function Component() {
  const { role, location, parent, opening, otherRoles, otherLocations } =
    useLoaderData<typeof loader>()
  return (
    <>
      <Seo {...roleHead(role, location)} />
      <RoleHero role={role} location={location} opening={opening} />
      <PageBody aside={<RoleFacts role={role} location={location} />}>
        <RoleDescription role={role} location={location} />
        {opening && (
          <div id="open">
            <OpenPosition {...{ opening, role, location, parent }} />
          </div>
        )}
      </PageBody>
      <hr />
      <RoleLinks role={role} location={location} roles={otherRoles} locations={otherLocations} />
    </>
  )
}

/** Title and description, as search engines show them. */
function roleHead(role: Role, location: Location) {
  const about = role.metaDescription || role.description
  const invitation = `Find ${placed(`${role.title} positions`, location)} with competitive salaries and top companies.`
  return {
    title: `${role.metaTitle || role.title} in ${location.name}`,
    description: about ? `${about} ${invitation}` : invitation,
  }
}

export { RouteError as ErrorBoundary } from 'shared-ui'
