import { Section, unavailable } from 'shared-ui'
import { useLoaderData } from 'shared-ui/router'
import { CatalogueIndex } from '../catalogue-index.tsx'
import { counted } from '../counted.ts'
import { getTechnologies } from './technologies.ts'
import { TechnologiesArt } from './technologies-art.tsx'
import { TechnologyTable } from './technology-table.tsx'
import { words } from './technologies-content.ts'

export async function loader() {
  return getTechnologies().catch(
    unavailable('Technologies Not Available', 'Failed to load technology data'),
  )
}

export function Component() {
  const technologies = useLoaderData<typeof loader>()
  return (
    <CatalogueIndex {...words} art={<TechnologiesArt />}>
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
