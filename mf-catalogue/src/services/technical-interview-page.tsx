import { ButtonLink, Card, CardGrid, PageHero, RelatedLinks, ScheduleCallButton } from 'shared-ui'
import { Section, Seo, Slot, type SlotName } from 'shared-ui'
import { useLoaderData } from 'shared-ui/router'
import { optionalLinks } from './optional-links.ts'
import { ServiceArt } from './service-art.tsx'
import { ServiceData } from './service-data.tsx'
import { ServiceFigures } from './service-figures.tsx'
import { ServiceIndustries } from './service-industries.tsx'
import { ServiceProcess } from './service-process.tsx'
import { ServiceQuestions } from './service-questions.tsx'
import { getServiceIndustries } from './services.ts'
import { content } from './technical-interview-content.ts'

const slug = 'technical-interview'

export const handle = { slots: ['leads/contact-form'] satisfies SlotName[] }

export async function loader() {
  return { industries: await optionalLinks(getServiceIndustries(slug)) }
}

export function Component() {
  const { industries } = useLoaderData<typeof loader>()
  const { title, highlights, reasons, closing } = content
  return (
    <>
      <Seo title={content.metaTitle} description={content.metaDescription} />
      <ServiceData slug={slug} content={content} />
      <PageHero
        eyebrow="Services"
        title={title}
        lead={content.description}
        actions={
          <>
            <ScheduleCallButton />
            <ButtonLink to="#contact" variant="secondary">
              Write to us
            </ButtonLink>
          </>
        }
        art={<ServiceArt measure={content.measure} />}
      />
      <Section title="An interview you can check" eyebrow="01 — Highlights">
        <CardGrid>
          {highlights.map((highlight) => (
            <Card key={highlight.title} title={highlight.title}>
              <p>{highlight.description}</p>
            </Card>
          ))}
        </CardGrid>
      </Section>
      <ServiceProcess steps={content.process} terms={content.terms} eyebrow="02 — How it works" />
      <ServiceFigures slug={slug} title={title} eyebrow="03 — Measured" />
      <Section title="Reasons to choose it" eyebrow="04 — Why us">
        <CardGrid columns={2}>
          {reasons.map((reason) => (
            <Card key={reason.title} title={reason.title}>
              <p>{reason.description}</p>
            </Card>
          ))}
        </CardGrid>
      </Section>
      <ServiceQuestions questions={content.faqs} eyebrow="05 — Questions" />
      <Section title="Related services and reading" eyebrow="06 — Where next" panel>
        <RelatedLinks links={content.related} />
      </Section>
      <ServiceIndustries
        slug={slug}
        title={title}
        industries={industries}
        eyebrow="07 — By industry"
      />
      <Section
        id="contact"
        title={closing.title}
        eyebrow={industries.length > 0 ? '08 — Contact' : '07 — Contact'}
        lead={closing.description}
      >
        <Slot name="leads/contact-form" />
      </Section>
    </>
  )
}

export { RouteError as ErrorBoundary } from 'shared-ui'
