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
import { GroupedLinks, groupBy } from '../grouped-links.tsx'
import { getTechnologies } from './technologies.ts'

const title = 'Technologies we recruit for'
const lead =
  'For each technology: the skills to ask for, sample interview questions by level and a guide to hiring well.'

export async function loader() {
  return getTechnologies().catch(
    unavailable('Technologies Not Available', 'Failed to load technology data'),
  )
}

export function Component() {
  const technologies = useLoaderData<typeof loader>()
  return (
    <>
      <Seo title={title} description={lead} />
      <PageHero title={title} lead={lead} actions={<ScheduleCallButton />} art={<CatalogueArt />} />
      <Section title="By category">
        <GroupedLinks
          groups={groupBy(
            technologies,
            ({ category }) => category,
            ({ name, slug, difficulty }) => ({
              to: `/technologies/${slug}`,
              label: name,
              note: difficulty,
            }),
          )}
        />
      </Section>
      <ClosingCall title="Not in the list?">
        <p>
          We interview in more technologies than stand here. Name yours in a call and we will say
          plainly whether we can test it.
        </p>
      </ClosingCall>
    </>
  )
}

export { RouteError as ErrorBoundary } from 'shared-ui'
