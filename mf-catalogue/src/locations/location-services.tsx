import { IconMessageQuestion, IconTopologyStar3, IconUserCheck } from '@tabler/icons-react'
import { Card, CardGrid, Section } from 'shared-ui'
import { inPlace } from './in-place.ts'
import type { LocationSummary } from './locations.ts'

const icon = { size: 24, stroke: 1.5 }

/** The three services offered in every location. */
export function LocationServices({ location }: { location: LocationSummary }) {
  return (
    <Section title={`What we do ${inPlace(location)}`} eyebrow="02 — Services" panel>
      <CardGrid>
        <Card
          title="Technical Interview as a Service"
          to="/services/technical-interview"
          more="Learn More"
          icon={<IconMessageQuestion {...icon} />}
        >
          <p>
            Our engineers interview your candidates in 60 to 90 minutes and send a written
            assessment within 24 hours.
          </p>
        </Card>
        <Card
          title="Direct Hire Placement"
          to="/services/direct-hire"
          more="Learn More"
          icon={<IconUserCheck {...icon} />}
        >
          <p>
            We find, test and present permanent engineers, and stay with the process until the offer
            is signed.
          </p>
        </Card>
        <Card
          title="IT Consultancy Solutions"
          to="/services/it-consultancy"
          more="Learn More"
          icon={<IconTopologyStar3 {...icon} />}
        >
          <p>
            Senior engineers for a defined problem over three to six months, with the knowledge
            handed over at the end.
          </p>
        </Card>
      </CardGrid>
    </Section>
  )
}
