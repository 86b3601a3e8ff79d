import { ClosingCall, Seo, notFound, searchSnippet, unavailable } from 'shared-ui'
import type { PageHandle } from 'shared-ui/contract'
import { isSlug } from 'shared-ui/data'
import { Link, useLoaderData, type LoaderFunctionArgs } from 'shared-ui/router'
import { asNoun } from '../industries/as-noun.ts'
import { getIndustryContent } from '../industries/industry-contents.ts'
import { ServiceData } from '../service-data.tsx'
import { ServiceFigures } from '../services/service-figures.tsx'
import { IndustryServiceHero } from './industry-service-hero.tsx'
import { IndustryServiceLinks } from './industry-service-links.tsx'
import { Challenges, Features, SuccessStories } from './industry-service-sections.tsx'
import { getIndustryService, type IndustryService } from './industry-services.ts'
import { sectionNumbers } from './section-numbers.ts'

const missing = 'Page Not Found'

export async function loader({ params: { industrySlug, serviceSlug } }: LoaderFunctionArgs) {
  if (!isSlug(industrySlug) || !isSlug(serviceSlug)) {
    throw notFound(missing, 'Invalid page parameters')
  }
  const [offer, industryContent] = await Promise.all([
    getIndustryService(industrySlug, serviceSlug),
    getIndustryContent(industrySlug),
  ]).catch(unavailable(missing, 'Failed to load page data'))
  if (!offer) throw notFound(missing, 'Page not found')
  return { offer, drawing: industryContent?.drawing ?? null }
}

export const handle: PageHandle<typeof loader> = {
  crumbs: ({ offer }) => [offer.service.name],
}

export function Component() {
  const { offer, drawing } = useLoaderData<typeof loader>()
  const { industry, service, title, challenges, features, stories } = offer
  const numbered = sectionNumbers()
  // Two addresses lead here; this is the one that search engines keep.
  const path = `/industries/${industry.slug}/services/${service.slug}`
  return (
    <>
      <Seo title={offer.metaTitle || title} description={searchDescription(offer)} path={path} />
      <ServiceData
        name={title}
        type={service.name}
        path={path}
        description={offer.description}
        audience={industry.name}
      />
      <IndustryServiceHero offer={offer} drawing={drawing} />
      <ServiceFigures slug={service.slug} title={service.name} eyebrow={numbered('In figures')} />
      {challenges.length > 0 && <Challenges offer={offer} eyebrow={numbered('What is hard')} />}
      {features.length > 0 && <Features offer={offer} eyebrow={numbered('What you get')} />}
      {stories.length > 0 && <SuccessStories stories={stories} eyebrow={numbered('Seen before')} />}
      <IndustryServiceLinks
        offer={offer}
        hasIndustryPage={drawing !== null}
        eyebrow={numbered('Where next')}
      />
      <ClosingCall title={`Hiring in ${asNoun(industry.name)}?`}>
        <p>
          Tell us about the team and what it is short of, and we will say whether this service fits
          or <Link to={`/industries/${industry.slug}/services`}>which of the others</Link> would.
        </p>
      </ClosingCall>
    </>
  )
}

function searchDescription({ industry, service, ...offer }: IndustryService): string {
  return searchSnippet(
    offer.metaDescription ||
      offer.description ||
      `${service.name} for ${asNoun(industry.name)}: what is hard about hiring there, and what we do about it.`,
  )
}

export { RouteError as ErrorBoundary } from 'shared-ui'
