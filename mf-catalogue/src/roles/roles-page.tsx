import { Section, unavailable } from 'shared-ui'
import { useLoaderData } from 'shared-ui/router'
import { CatalogueIndex } from '../catalogue-index.tsx'
import { GroupedLinks, groupBy } from '../grouped-links.tsx'
import { getRoles } from './roles.ts'

const title = 'Roles we fill'
const lead =
  'What each engineering role does, which skills to test, how a typical interview process runs and where we recruit for it.'
const closing = {
  title: 'A role with another name?',
  text: 'Titles differ from firm to firm. Describe the work in a call and we will match it to people who have done it.',
}

export async function loader() {
  return getRoles().catch(unavailable('Roles Not Available', 'Failed to load role data'))
}

export function Component() {
  const roles = useLoaderData<typeof loader>()
  return (
    <CatalogueIndex title={title} lead={lead} closing={closing}>
      <Section title="By category">
        <GroupedLinks
          groups={groupBy(
            roles,
            ({ category }) => category,
            (role) => ({ to: `/roles/${role.slug}`, label: role.title, note: role.level }),
          )}
        />
      </Section>
    </CatalogueIndex>
  )
}

export { RouteError as ErrorBoundary } from 'shared-ui'
