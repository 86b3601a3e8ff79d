import { Section, unavailable } from 'shared-ui'
import { useLoaderData } from 'shared-ui/router'
import { CatalogueIndex } from '../catalogue-index.tsx'
import { GroupedLinks, InContext, groupBy } from '../grouped-links.tsx'
import { getTechnologies } from './technologies.ts'

const title = 'Technologies we recruit for'
const lead =
  'For each technology: the skills to ask for, sample interview questions by level and a guide to hiring well.'
const closing = {
  title: 'Not in the list?',
  text: 'We interview in more technologies than stand here. Name yours in a call and we will say plainly whether we can test it.',
}

export async function loader() {
  return getTechnologies().catch(
    unavailable('Technologies Not Available', 'Failed to load technology data'),
  )
}

export function Component() {
  const technologies = useLoaderData<typeof loader>()
  return (
    <CatalogueIndex title={title} lead={lead} closing={closing}>
      <Section title="By category">
        <GroupedLinks
          groups={groupBy(
            technologies,
            ({ category }) => category,
            ({ name, slug, difficulty }) => ({
              to: `/technologies/${slug}`,
              label: <InContext label={name} after="developers" />,
              note: difficulty,
            }),
          )}
        />
      </Section>
    </CatalogueIndex>
  )
}

export { RouteError as ErrorBoundary } from 'shared-ui'
