import { Section, unavailable } from 'shared-ui'
import { useLoaderData } from 'shared-ui/router'
import { CatalogueIndex } from '../catalogue-index.tsx'
import { GroupedLinks } from '../grouped-links.tsx'
import { locationGroups } from './location-groups.ts'
import { getLocations } from './locations.ts'

const title = 'Where we recruit'
const lead =
  'Engineering markets we know, city by city: who hires there, where people work and which roles we fill.'
const closing = {
  title: 'Hiring somewhere else?',
  text: 'Most of our interviews run by video, so the place matters less than the time zone.',
}

export async function loader() {
  return getLocations().catch(
    unavailable('Locations Not Available', 'Failed to load location data'),
  )
}

export function Component() {
  const locations = useLoaderData<typeof loader>()
  return (
    <CatalogueIndex title={title} lead={lead} closing={closing}>
      <Section title="By type">
        <GroupedLinks
          groups={locationGroups(locations, ({ name, slug }) => ({
            to: `/locations/${slug}`,
            label: name,
          }))}
        />
      </Section>
    </CatalogueIndex>
  )
}

export { RouteError as ErrorBoundary } from 'shared-ui'
