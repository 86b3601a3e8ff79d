import { ButtonLink, CardGrid, ClosingCall, EmptyState, PageHero } from 'shared-ui'
import { Section, Seo } from 'shared-ui'
import { useSearchParams } from 'shared-ui/router'
import { GlossaryArt } from '../section-art.tsx'
import { CategoryCards } from './category-cards.tsx'
import { filterTerms, readFilter } from './glossary-filter.ts'
import { GlossarySearch } from './glossary-search.tsx'
import { GlossaryTermSet } from './glossary-term-set.tsx'
import { TermCard } from './term-card.tsx'
import { glossaryTerms } from './terms.ts'
import styles from './glossary-page.module.css'

export function Component() {
  const [query] = useSearchParams()
  const filter = readFilter(query)
  const terms = filterTerms(filter)
  return (
    <>
      <Seo
        title="Technical Recruiting Glossary"
        description={`${glossaryTerms.length} terms of technical recruiting in plain words: interview formats, screening, metrics, engagement models and contract terms, with what goes wrong in practice.`}
      />
      <GlossaryTermSet />
      <PageHero
        eyebrow="Glossary"
        title="Technical Recruiting Glossary"
        lead="What the words of a hiring process mean, what they are good for, and where they mislead. Written for people who have to decide with them."
        art={<GlossaryArt />}
      />
      <Section title="Categories" eyebrow="01 — Where to look">
        <CategoryCards filter={filter} />
      </Section>
      <Section id="terms" title={filter.category || 'All terms'} eyebrow="02 — The terms">
        <div className={styles.results}>
          <GlossarySearch filter={filter} />
          <p role="status" className="pl-note">
            {/* One text: a screen reader would say each part of it when it changes. */}
            {`${terms.length} of ${glossaryTerms.length} terms${filter.search && ` for “${filter.search}”`}`}
          </p>
          {terms.length > 0 ? (
            <CardGrid>
              {terms.map((term) => (
                <TermCard key={term.term} term={term} />
              ))}
            </CardGrid>
          ) : (
            <EmptyState
              title="No term matches"
              message="Try a shorter word, or look through all terms."
              action={
                <ButtonLink to="/glossary" variant="secondary" preventScrollReset>
                  Show all terms
                </ButtonLink>
              }
            />
          )}
        </div>
      </Section>
      <ClosingCall title="Is there a word in your process that means two things?">
        <p>
          Bring it to a call. Agreeing on what “senior” or “screened” means before the first
          interview saves more weeks than any tool.
        </p>
      </ClosingCall>
    </>
  )
}

export { RouteError as ErrorBoundary } from 'shared-ui'
