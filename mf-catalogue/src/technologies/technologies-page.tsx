import { Section, unavailable } from 'shared-ui'
import { useLoaderData } from 'shared-ui/router'
import { CatalogueIndex } from '../catalogue-index.tsx'
import { counted } from '../counted.ts'
import { getTechnologies } from './technologies.ts'
import { TechnologiesArt } from './technologies-art.tsx'
import { TechnologyTable } from './technology-table.tsx'

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
    <CatalogueIndex title={title} lead={lead} closing={closing} art={<TechnologiesArt />}>
      <Section
        title="By category and difficulty"
        eyebrow={`01 — ${counted(technologies.length, 'technology', 'technologies')}`}
      >
        <TechnologyTable technologies={technologies} />
      </Section>
    </CatalogueIndex>
  )
}

export { RouteError as ErrorBoundary } from 'shared-ui'
