import {
  ClosingCall,
  PageHero,
  ScheduleCallButton,
  Seo,
  unavailable,
  unknownRoute,
} from 'shared-ui'
import { useLoaderData, type LoaderFunctionArgs } from 'shared-ui/router'
import { ServiceData } from '../service-data.tsx'
import { asNoun } from './as-noun.ts'
import { IndustryArt } from './industry-art.tsx'
import { getIndustryContent } from './industry-contents.ts'
import * as sections from './industry-sections.tsx'

export async function loader({ params: { industrySlug = '' } }: LoaderFunctionArgs) {
  const content = await getIndustryContent(industrySlug).catch(
    unavailable('Industry Not Available', 'Failed to load industry data'),
  )
  if (!content) throw unknownRoute()
  return { slug: industrySlug, ...content }
}

export function Component() {
  const industry = useLoaderData<typeof loader>()
  const title = `Technical Recruiting for ${asNoun(industry.name)}`
  return (
    <>
      <Seo title={title} description={industry.metaDescription} />
      <ServiceData
        name={title}
        type="Technical recruiting"
        path={`/industries/${industry.slug}`}
        description={industry.metaDescription}
        audience={industry.name}
        rating={industry.rating}
      />
      <PageHero
        eyebrow="Industry"
        title={title}
        lead={industry.lead}
        actions={<ScheduleCallButton />}
        art={<IndustryArt drawing={industry.drawing} />}
      />
      <sections.Insights industry={industry} />
      <sections.Challenges industry={industry} />
      <sections.Solutions industry={industry} />
      <sections.KeyServices industry={industry} />
      <sections.TechnologySolutions industry={industry} />
      <sections.Regulations industry={industry} />
      <ClosingCall title={`Ready to Transform Your ${industry.name} Operations?`}>
        <p>{industry.closing}</p>
      </ClosingCall>
    </>
  )
}
