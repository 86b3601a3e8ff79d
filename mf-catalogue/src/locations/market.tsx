import { Section } from 'shared-ui'
import { TitledLists } from '../titled-lists.tsx'
import { inPlace } from './in-place.ts'
import type { Location } from './locations.ts'

/** Who hires here and where they sit; nothing when neither is known. */
export function Market({ location }: { location: Location }) {
  const { topCompanies, techHubs } = location
  if (topCompanies.length === 0 && techHubs.length === 0) return null
  return (
    <Section title={`The market ${inPlace(location)}`} eyebrow="01 — Who hires here">
      <TitledLists
        lists={[
          { title: 'Top Companies', items: topCompanies },
          { title: 'Tech Hubs', items: techHubs },
        ]}
      />
    </Section>
  )
}
