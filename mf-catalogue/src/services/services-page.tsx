import { Card, CardGrid, Section, TickList, unavailable } from 'shared-ui'
import { useLoaderData } from 'shared-ui/router'
import { CatalogueIndex } from '../catalogue-index.tsx'
import { CoverageTable } from './coverage-table.tsx'
import { servicePages } from './contents/service-contents.ts'
import { clientSatisfaction, getServices, type ServiceSummary } from './services.ts'
import { StagesArt } from './stages-art.tsx'
import { words } from './services-content.ts'

const featuresOnCard = 4

export async function loader() {
  const services = await getServices().catch(
    unavailable('Services Not Available', 'Failed to load service data'),
  )
  return {
    main: [...clientSatisfaction.keys()].flatMap(
      (slug) => services.find((service) => service.slug === slug) ?? [],
    ),
    others: services.filter(({ slug }) => !clientSatisfaction.has(slug)),
  }
}

export function Component() {
  const { main, others } = useLoaderData<typeof loader>()
  return (
    <CatalogueIndex {...words} eyebrow="Services" art={<StagesArt />}>
      {main.length + others.length > 0 && (
        <Section title="What each one covers" eyebrow="01 — A hire, stage by stage">
          <CoverageTable services={[...main, ...others]} />
        </Section>
      )}
      {main.length > 0 && (
        <Section title="The whole of hiring" eyebrow="02 — Six services">
          <ServiceCards services={main} />
        </Section>
      )}
      {others.length > 0 && (
        <Section title="One stage, or one kind of engineer" eyebrow="03 — For a narrower question">
          <ServiceCards services={others} />
        </Section>
      )}
    </CatalogueIndex>
  )
}

function ServiceCards({ services }: { services: readonly ServiceSummary[] }) {
  return (
    <CardGrid>
      {services.map(({ name, slug, description, features }) => {
        const satisfaction = clientSatisfaction.get(slug)
        return (
          <Card
            key={slug}
            title={name}
            eyebrow={satisfaction && `${satisfaction}% of its clients satisfied`}
            {...(servicePages.has(slug) && { to: `/services/${slug}`, more: 'Learn More' })}
          >
            {description && <p>{description}</p>}
            {features.length > 0 && <TickList items={features.slice(0, featuresOnCard)} />}
          </Card>
        )
      })}
    </CardGrid>
  )
}

export { RouteError as ErrorBoundary } from 'shared-ui'
