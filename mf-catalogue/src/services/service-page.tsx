import { ClosingCall, RelatedLinks, Section, unavailable, unknownRoute } from 'shared-ui'
import type { PageHandle } from 'shared-ui/contract'
import { isSlug } from 'shared-ui/data'
import { useLoaderData, type LoaderFunctionArgs } from 'shared-ui/router'
import { optionalLinks } from './optional-links.ts'
import { getServiceContent } from './contents/service-contents.ts'
import { ServiceFigures } from './service-figures.tsx'
import { ServiceFit } from './service-fit.tsx'
import { ServiceHead } from './service-head.tsx'
import { ServiceHero } from './service-hero.tsx'
import { ServiceIndustries } from './service-industries.tsx'
import { ServicePoints } from './service-points.tsx'
import { ServiceProcess } from './service-process.tsx'
import { ServiceQuestions } from './service-questions.tsx'
import { ServiceTestimonials } from './service-testimonials.tsx'
import { getServiceIndustries } from './services.ts'

export async function loader({ params: { serviceSlug } }: LoaderFunctionArgs) {
  if (!isSlug(serviceSlug)) throw unknownRoute()
  const content = await getServiceContent(serviceSlug).catch(
    unavailable('Service Not Available', 'Failed to load service data'),
  )
  if (!content) throw unknownRoute()
  const industries = await optionalLinks(getServiceIndustries(serviceSlug))
  return { slug: serviceSlug, content, industries }
}

export const handle: PageHandle<typeof loader> = {
  crumbs: ({ content }) => [content.title],
}

export function Component() {
  const { slug, content, industries } = useLoaderData<typeof loader>()
  const { title, closing } = content
  return (
    <>
      <ServiceHead slug={slug} content={content} />
      <ServiceHero content={content} contact="/contact" />
      <Section title="Key Benefits" eyebrow="01 — What you gain">
        <ServicePoints points={content.benefits} columns={2} />
      </Section>
      <ServiceFigures slug={slug} title={title} eyebrow="02 — Measured" />
      <ServiceProcess steps={content.process} terms={content.terms} eyebrow="03 — How it works" />
      <ServiceFit fit={content.fit} eyebrow="04 — Is it yours?" />
      <ServiceTestimonials testimonials={content.testimonials} eyebrow="05 — In their words" />
      <ServiceQuestions questions={content.faqs} eyebrow="06 — Questions" />
      <Section title="Related services and reading" eyebrow="07 — Where next">
        <RelatedLinks links={content.related} />
      </Section>
      <ServiceIndustries
        slug={slug}
        title={title}
        industries={industries}
        eyebrow="08 — By industry"
      />
      <ClosingCall title={closing.title}>
        <p>{closing.description}</p>
      </ClosingCall>
    </>
  )
}
