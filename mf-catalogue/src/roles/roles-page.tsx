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
import { getRoles } from './roles.ts'

const title = 'Roles we fill'
const lead =
  'What each engineering role does, which skills to test, how a typical interview process runs and where we recruit for it.'

export async function loader() {
  return getRoles().catch(unavailable('Roles Not Available', 'Failed to load role data'))
}

export function Component() {
  const roles = useLoaderData<typeof loader>()
  return (
    <>
      <Seo title={title} description={lead} />
      <PageHero title={title} lead={lead} actions={<ScheduleCallButton />} art={<CatalogueArt />} />
      <Section title="By category">
        <GroupedLinks
          groups={groupBy(
            roles,
            ({ category }) => category,
            (role) => ({ to: `/roles/${role.slug}`, label: role.title, note: role.level }),
          )}
        />
      </Section>
      <ClosingCall title="A role with another name?">
        <p>
          Titles differ from firm to firm. Describe the work in a call and we will match it to
          people who have done it.
        </p>
      </ClosingCall>
    </>
  )
}

export { RouteError as ErrorBoundary } from 'shared-ui'
