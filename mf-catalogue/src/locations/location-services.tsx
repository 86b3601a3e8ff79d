import { Card, CardGrid, Section } from 'shared-ui'
import { inPlace } from './in-place.ts'
import { locationServices } from './location-services-content.ts'
import type { LocationSummary } from './locations.ts'

/** What is offered in every location. */
export function LocationServices({ location }: { location: LocationSummary }) {
  return (
    <Section title={`What we do ${inPlace(location)}`} eyebrow="02 — Services" panel>
      <CardGrid>
        {locationServices.map(({ title, to, Icon, text }) => (
          <Card
            key={to}
            title={title}
            to={to}
            more="Learn More"
            icon={<Icon size={24} stroke={1.5} />}
          >
            <p>{text}</p>
          </Card>
        ))}
      </CardGrid>
    </Section>
  )
}
