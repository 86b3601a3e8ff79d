import { RelatedLinks, Section } from 'shared-ui'
import { asNoun } from '../industries/as-noun.ts'
import { servicePages } from '../services/contents/service-contents.ts'
import type { IndustryService } from './industry-services.ts'

interface IndustryServiceLinksProps {
  offer: IndustryService
  hasIndustryPage: boolean
  eyebrow: string
}

/** Leads to the industry, to the service and to what else is offered here. */
export function IndustryServiceLinks({
  offer: { industry, service },
  hasIndustryPage,
  eyebrow,
}: IndustryServiceLinksProps) {
  const links = [
    hasIndustryPage && {
      title: `Technical Recruiting for ${asNoun(industry.name)}`,
      href: `/industries/${industry.slug}`,
      description:
        'Challenges, technology and regulations of the industry, and how we hire for it.',
      type: 'industry',
    },
    servicePages.has(service.slug) && {
      title: service.name,
      href: `/services/${service.slug}`,
      description: 'How the service works in every industry: steps, terms and common questions.',
      type: 'service',
    },
    {
      title: `All services for ${asNoun(industry.name)}`,
      href: `/industries/${industry.slug}/services`,
      description: 'The other ways in which we help teams of this industry.',
      type: 'industry',
    },
  ]
  return (
    <Section title="Related pages" eyebrow={eyebrow}>
      <RelatedLinks links={links.filter((link) => link !== false)} />
    </Section>
  )
}
