import { Section, unavailable } from 'shared-ui'
import { Link, useLoaderData } from 'shared-ui/router'
import { CatalogueIndex } from '../catalogue-index.tsx'
import { counted } from '../counted.ts'
import { GroupedLinks } from '../grouped-links.tsx'
import { LocationArt } from './location-art.tsx'
import { getPlaces, type LocationType } from './locations.ts'
import { layOutMap } from './map/map-layout.ts'
import { maps } from './map/maps.drawn.ts'
import { placeGroups } from './map/place-groups.ts'
import { RecruitingMap } from './map/recruiting-map.tsx'
import styles from './locations-page.module.css'
import { words } from './locations-content.ts'

export async function loader() {
  const places = await getPlaces().catch(
    unavailable('Locations Not Available', 'Failed to load location data'),
  )
  return { layout: layOutMap(places, maps), places }
}

export function Component() {
  const { layout, places } = useLoaderData<typeof loader>()
  const countOf = (wanted: LocationType) => places.filter(({ type }) => type === wanted).length
  return (
    <CatalogueIndex {...words} art={<LocationArt type="state" />}>
      <Section
        title="On the map"
        eyebrow={`01 — ${counted(countOf('city'), 'city', 'cities')}, ${counted(countOf('state'), 'state')}`}
      >
        <RecruitingMap layout={layout}>
          {places
            .filter(({ type }) => type === 'remote')
            .map(({ name, slug }) => (
              <div key={slug} className={styles.remote}>
                <Link to={`/locations/${slug}`}>{name}</Link>
                <p>On no map: what counts is how many hours the team shares.</p>
              </div>
            ))}
        </RecruitingMap>
      </Section>
      <Section title="Place by place" eyebrow="02 — Where people work">
        <GroupedLinks groups={placeGroups(places)} />
      </Section>
    </CatalogueIndex>
  )
}

export { RouteError as ErrorBoundary } from 'shared-ui'
