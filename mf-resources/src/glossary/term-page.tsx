import {
  Badge,
  BadgeList,
  ButtonLink,
  CardGrid,
  DefinitionPanel,
  PageBody,
  PageHero,
} from 'shared-ui'
import { ScheduleCallButton, Section, Seo, SubSection, searchSnippet } from 'shared-ui'
import { StructuredData, structuredData, useSite } from 'shared-ui'
import type { PageHandle } from 'shared-ui/contract'
import { Link, redirect, useLoaderData, type LoaderFunctionArgs } from 'shared-ui/router'
import { filterAddress } from './glossary-filter.ts'
import { findTerm, similarTerms } from './related.ts'
import { slugify } from './slug.ts'
import { TermCard } from './term-card.tsx'
import styles from './term-page.module.css'

export function loader({ params: { termSlug } }: LoaderFunctionArgs) {
  const term = findTerm(termSlug ?? '')
  if (!term) throw redirect('/glossary')
  return { term, similar: similarTerms(term) }
}

export const handle: PageHandle<typeof loader> = {
  crumbs: ({ term }) => [term.term],
}

export function Component() {
  const { term, similar } = useLoaderData<typeof loader>()
  const { term: name, definition } = term
  const facts = { name, definition, path: `/glossary/${slugify(name)}`, setPath: '/glossary' }
  return (
    <>
      <Seo title={`${term.term}: Definition`} description={searchSnippet(term.definition)} />
      <StructuredData data={structuredData.definedTerm(useSite(), facts)} />
      <PageHero
        eyebrow="Glossary"
        title={term.term}
        badges={
          <BadgeList label="Category">
            <Badge tone="brass">{term.category}</Badge>
          </BadgeList>
        }
      />
      <PageBody
        aside={
          <>
            {term.relatedTerms.length > 0 && (
              <DefinitionPanel title="Related Terms">
                <RelatedTerms names={term.relatedTerms} />
              </DefinitionPanel>
            )}
            <DefinitionPanel title="Put it into practice">
              <p>Tell us where your process is stuck; we say which step to change first.</p>
              <ScheduleCallButton wide variant="secondary" />
            </DefinitionPanel>
          </>
        }
      >
        <SubSection title="Definition">
          <p className={styles.definition}>{term.definition}</p>
        </SubSection>
        <p className="pl-actions">
          <ButtonLink
            to={filterAddress({ category: term.category, search: '' })}
            variant="secondary"
          >
            More in {term.category}
          </ButtonLink>
          <ButtonLink to="/glossary" variant="quiet">
            All terms
          </ButtonLink>
        </p>
      </PageBody>
      {similar.length > 0 && (
        <Section title="Explore Similar Terms" panel>
          <CardGrid>
            {similar.map((other) => (
              <TermCard key={other.term} term={other} />
            ))}
          </CardGrid>
        </Section>
      )}
    </>
  )
}

function RelatedTerms({ names }: { names: readonly string[] }) {
  return (
    <ul role="list" className={styles.related}>
      {names.map((name) => (
        <li key={name}>
          {findTerm(slugify(name)) ? <Link to={`/glossary/${slugify(name)}`}>{name}</Link> : name}
        </li>
      ))}
    </ul>
  )
}

export { RouteError as ErrorBoundary } from 'shared-ui'
