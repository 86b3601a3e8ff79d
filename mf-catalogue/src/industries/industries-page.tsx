import { Card, CardGrid, Section, unavailable } from 'shared-ui'
import { useLoaderData } from 'shared-ui/router'
import { CatalogueIndex } from '../catalogue-index.tsx'
import { counted } from '../counted.ts'
import { drawings } from './drawings.drawn.ts'
import { getIndustries } from './industries.ts'
import { IndustryArt } from './industry-art.tsx'
import { industrySlugs } from './industry-contents.ts'
import styles from './industries-page.module.css'
import { words } from './industries-content.ts'

export async function loader() {
  return getIndustries().catch(
    unavailable('Industries Not Available', 'Failed to load industry data'),
  )
}

export function Component() {
  const industries = useLoaderData<typeof loader>()
  return (
    <CatalogueIndex {...words}>
      <Section
        title="By industry"
        eyebrow={`01 — ${counted(industries.length, 'industry', 'industries')}`}
      >
        <CardGrid>
          {industries.map(({ name, slug, challenges: [challenge] }) => (
            <Card
              key={slug}
              title={name}
              icon={
                drawings[slug] && (
                  <span className={styles.drawing}>
                    <IndustryArt drawing={drawings[slug]} />
                  </span>
                )
              }
              to={industrySlugs.includes(slug) ? `/industries/${slug}` : undefined}
            >
              {challenge && <p>{challenge}</p>}
            </Card>
          ))}
        </CardGrid>
      </Section>
    </CatalogueIndex>
  )
}

export { RouteError as ErrorBoundary } from 'shared-ui'
