import { ClosingCall, Seo, notFound, searchSnippet, unavailable } from 'shared-ui'
import type { PageHandle } from 'shared-ui/contract'
import { isSlug } from 'shared-ui/data'
import { useLoaderData, type LoaderFunctionArgs } from 'shared-ui/router'
import { getRoles } from '../roles/roles.ts'
import { inPlace } from './in-place.ts'
import { LocalBusinessData } from './local-business-data.tsx'
import { LocationHero } from './location-hero.tsx'
import { LocationLinks } from './location-links.tsx'
import { LocationServices } from './location-services.tsx'
import { getLocation, getLocations, type Location } from './locations.ts'
import { Market } from './market.tsx'

const missing = 'Location Not Found'

export async function loader({ params: { locationSlug } }: LoaderFunctionArgs) {
  if (!isSlug(locationSlug)) throw notFound(missing, 'Invalid location parameter')
  const [location, locations, roles] = await Promise.all([
    getLocation(locationSlug),
    getLocations(),
    getRoles(),
  ]).catch(unavailable(missing, 'Failed to load location data'))
  if (!location) throw notFound(missing, 'Location not found')
  return {
    location,
    parent: locations.find(({ slug }) => slug === location.parentSlug) ?? null,
    places: locations.filter(({ parentSlug }) => parentSlug === location.slug),
    roles,
  }
}

export const handle: PageHandle<typeof loader> = {
  crumbs: ({ location }) => [location.name],
}

export function Component() {
  const { location, parent, places, roles } = useLoaderData<typeof loader>()
  return (
    <>
      <Seo
        title={location.metaTitle || `Technical Recruiting ${inPlace(location)}`}
        description={searchDescription(location)}
      />
      <LocalBusinessData location={location} parent={parent} />
      <LocationHero location={location} parent={parent} />
      <Market location={location} />
      <LocationServices location={location} />
      <LocationLinks location={location} places={places} roles={roles} />
      <ClosingCall title={`Hiring engineers ${inPlace(location)}?`}>
        <p>
          Say which team, which problem and by when. We will tell you what this market can give you
          and how long it takes.
        </p>
      </ClosingCall>
    </>
  )
}

function searchDescription(location: Location): string {
  return searchSnippet(
    location.metaDescription ||
      location.description ||
      `Technical recruiting ${inPlace(location)}: technical interviews, direct hire and IT consultancy for companies that hire engineers.`,
  )
}

export { RouteError as ErrorBoundary } from 'shared-ui'
