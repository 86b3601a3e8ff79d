import {
  Card,
  CardGrid,
  CatalogueArt,
  ClosingCall,
  PageHero,
  ScheduleCallButton,
  Section,
  Seo,
  unavailable,
} from 'shared-ui'
import { useLoaderData } from 'shared-ui/router'
import { getIndustries } from './industries.ts'
import { industrySlugs } from './industry-contents.ts'

const title = 'Industries we recruit for'
const lead =
  'The same job title means different work in a bank, a hospital and a power station. These are the twelve trades whose engineers we know.'

export async function loader() {
  return getIndustries().catch(
    unavailable('Industries Not Available', 'Failed to load industry data'),
  )
}

export function Component() {
  const industries = useLoaderData<typeof loader>()
  return (
    <>
      <Seo title={title} description={lead} />
      <PageHero title={title} lead={lead} actions={<ScheduleCallButton />} art={<CatalogueArt />} />
      <Section title="By industry">
        <CardGrid>
          {industries.map(({ name, slug, challenges: [challenge] }) => (
            <Card
              key={slug}
              title={name}
              to={industrySlugs.includes(slug) ? `/industries/${slug}` : undefined}
            >
              {challenge && <p>{challenge}</p>}
            </Card>
          ))}
        </CardGrid>
      </Section>
      <ClosingCall title="Working in another field?">
        <p>Tell us what your engineers must never get wrong. We will say whether we can test it.</p>
      </ClosingCall>
    </>
  )
}

export { RouteError as ErrorBoundary } from 'shared-ui'
