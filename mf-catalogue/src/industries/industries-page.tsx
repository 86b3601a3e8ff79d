import { Card, CardGrid, Section, unavailable } from 'shared-ui'
import { useLoaderData } from 'shared-ui/router'
import { CatalogueIndex } from '../catalogue-index.tsx'
import { counted } from '../counted.ts'
import { drawings } from './drawings.drawn.ts'
import { getIndustries } from './industries.ts'
import { IndustryArt } from './industry-art.tsx'
import { industrySlugs } from './industry-contents.ts'
import styles from './industries-page.module.css'

const title = 'Industries we recruit for'
const lead =
  'The same job title means different work in a bank, a hospital and a power station. These are the twelve trades whose engineers we know.'
const closing = {
  title: 'Working in another field?',
  text: 'Tell us what your engineers must never get wrong. We will say whether we can test it.',
}

export async function loader() {
  return getIndustries().catch(
    unavailable('Industries Not Available', 'Failed to load industry data'),
  )
}

export function Component() {
  const industries = useLoaderData<typeof loader>()
  return (
    <CatalogueIndex title={title} lead={lead} closing={closing}>
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
