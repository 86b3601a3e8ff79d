import {
  CatalogueArt,
  ClosingCall,
  PageHero,
  ScheduleCallButton,
  Section,
  Seo,
  unavailable,
} from 'shared-ui'
import { useLoaderData } from 'shared-ui/router'
import { GroupedLinks } from '../grouped-links.tsx'
import { locationGroups } from './location-groups.ts'
import { getLocations } from './locations.ts'

const title = 'Where we recruit'
const lead =
  'Engineering markets we know, city by city: who hires there, where people work and which roles we fill.'

export async function loader() {
  return getLocations().catch(
    unavailable('Locations Not Available', 'Failed to load location data'),
  )
}

export function Component() {
  const locations = useLoaderData<typeof loader>()
  return (
    <>
      <Seo title={title} description={lead} />
      <PageHero title={title} lead={lead} actions={<ScheduleCallButton />} art={<CatalogueArt />} />
      <Section title="By type">
        <GroupedLinks
          groups={locationGroups(locations, ({ name, slug }) => ({
            to: `/locations/${slug}`,
            label: name,
          }))}
        />
      </Section>
      <ClosingCall title="Hiring somewhere else?">
        <p>Most of our interviews run by video, so the place matters less than the time zone.</p>
      </ClosingCall>
    </>
  )
}

export { RouteError as ErrorBoundary } from 'shared-ui'
