import { ButtonLink, Card, CardGrid, ClosingCall, PageHero, RelatedLinks } from 'shared-ui'
import { ResourcesArt, Section, Seo } from 'shared-ui'
import { libraryCards, popularResources } from './resources-content.ts'
import { LibraryIcon } from './library-icon.tsx'

export function Component() {
  return (
    <>
      <Seo
        title="Resources & Insights"
        description="Guides, articles and a glossary for people who hire engineers: how to define a role, screen fairly, run interviews that predict, and decide in time."
      />
      <PageHero
        eyebrow="Library"
        title="Resources & Insights"
        lead="What we have learned from interviewing engineers for other people’s teams: guides to copy, terms in plain words, and results from real engagements."
        actions={<ButtonLink to="/glossary">Explore the Glossary</ButtonLink>}
        art={<ResourcesArt />}
      />
      <Section title="What you find here" eyebrow="01 — The shelves">
        <CardGrid columns={2}>
          {libraryCards.map(({ icon, title, description, to, more }) => (
            <Card key={title} title={title} to={to} more={more} icon={<LibraryIcon name={icon} />}>
              <p>{description}</p>
            </Card>
          ))}
        </CardGrid>
      </Section>
      <Section title="Popular Resources" eyebrow="02 — Most used" panel>
        <RelatedLinks links={popularResources} />
      </Section>
      <ClosingCall
        title="Not sure which of this applies to you?"
        actions={<ButtonLink to="/contact">Contact us</ButtonLink>}
      >
        <p>
          Describe the role and where it is stuck. We answer with the two or three things to change.
        </p>
      </ClosingCall>
    </>
  )
}

export { RouteError as ErrorBoundary } from 'shared-ui'
