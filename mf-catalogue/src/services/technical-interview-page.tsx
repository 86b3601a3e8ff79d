import { RelatedLinks, Section, Slot, type SlotName } from 'shared-ui'
import { useLoaderData } from 'shared-ui/router'
import { optionalLinks } from './optional-links.ts'
import { ServiceFigures } from './service-figures.tsx'
import { ServiceHead } from './service-head.tsx'
import { ServiceHero } from './service-hero.tsx'
import { ServiceIndustries } from './service-industries.tsx'
import { ServicePoints } from './service-points.tsx'
import { ServiceProcess } from './service-process.tsx'
import { ServiceQuestions } from './service-questions.tsx'
import { getServiceIndustries } from './services.ts'
import { content } from './contents/technical-interview.ts'

const slug = 'technical-interview'

export const handle = { slots: ['leads/contact-form'] satisfies SlotName[] }

export const loader = async () => ({ industries: await optionalLinks(getServiceIndustries(slug)) })

export function Component() {
  const { industries } = useLoaderData<typeof loader>()
  const { title, closing } = content
  return (
    <>
      <ServiceHead slug={slug} content={content} />
      <ServiceHero content={content} contact="#contact" />
      <Section title="An interview you can check" eyebrow="01 — Highlights">
        <ServicePoints points={content.highlights} columns={3} />
      </Section>
      <ServiceProcess steps={content.process} terms={content.terms} eyebrow="02 — How it works" />
      <ServiceFigures slug={slug} title={title} eyebrow="03 — Measured" />
      <Section title="Reasons to choose it" eyebrow="04 — Why us">
        <ServicePoints points={content.reasons} columns={2} />
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
