import {
  Card,
  CardGrid,
  ClosingCall,
  EmptyState,
  PageHero,
  ScheduleCallButton,
  Section,
  searchSnippet,
  Seo,
  unavailable,
  unknownRoute,
} from 'shared-ui'
import { isSlug } from 'shared-ui/data'
import { Link, useLoaderData, type LoaderFunctionArgs } from 'shared-ui/router'
import { CatalogueArt } from '../catalogue-art.tsx'
import { asNoun } from './as-noun.ts'
import { getIndustryServices } from './industries.ts'
import { IndustryArt } from './industry-art.tsx'
import { getIndustryContent } from './industry-contents.ts'

export async function loader({ params: { industrySlug } }: LoaderFunctionArgs) {
  if (!isSlug(industrySlug)) throw unknownRoute()
  const [industry, content] = await Promise.all([
    getIndustryServices(industrySlug),
    getIndustryContent(industrySlug),
  ]).catch(unavailable('Services Not Available', 'Failed to load industry data'))
  if (!industry) throw unknownRoute()
  return { ...industry, drawing: content?.drawing ?? null }
}

export function Component() {
  const { name, slug, services, drawing } = useLoaderData<typeof loader>()
  const title = `Services for ${asNoun(name)}`
  return (
    <>
      <Seo
        title={title}
        description={searchSnippet(
          `Hiring engineers for ${asNoun(name)}: ${services.map((service) => service.title).join('; ')}.`,
        )}
      />
      <PageHero
        eyebrow="Industry services"
        title={title}
        lead={`Each service as we run it for ${asNoun(name)}.`}
        actions={<ScheduleCallButton />}
        art={drawing ? <IndustryArt drawing={drawing} /> : <CatalogueArt />}
      />
      <Section title="By service">
        {services.length > 0 ? (
          <CardGrid>
            {services.map((service) => (
              <Card
                key={service.slug}
                eyebrow={service.title === service.name ? undefined : service.name}
                title={service.title}
                to={`/industries/${slug}/services/${service.slug}`}
                more="Learn More"
              >
                {service.description && <p>{service.description}</p>}
              </Card>
            ))}
          </CardGrid>
        ) : (
          <EmptyState
            title="Nothing written yet"
            message={`Every service is open to ${name} teams.`}
            action={<Link to="/services">See all services</Link>}
          />
        )}
      </Section>
      <ClosingCall title="Not sure which one?">
        <p>
          Ask about <Link to={`/industries/${slug}`}>hiring in {asNoun(name)}</Link> on a short
          call.
        </p>
      </ClosingCall>
    </>
  )
}
