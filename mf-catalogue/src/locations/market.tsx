import { Section, TickList } from 'shared-ui'
import { inPlace } from './in-place.ts'
import type { Location } from './locations.ts'
import styles from './market.module.css'

/** Who hires here and where they sit; nothing when neither is known. */
export function Market({ location }: { location: Location }) {
  const { topCompanies, techHubs } = location
  if (topCompanies.length === 0 && techHubs.length === 0) return null
  return (
    <Section title={`The market ${inPlace(location)}`} eyebrow="01 — Who hires here">
      <div className={styles.columns}>
        {topCompanies.length > 0 && (
          <div className={styles.column}>
            <h3>Top Companies</h3>
            <TickList items={topCompanies} />
          </div>
        )}
        {techHubs.length > 0 && (
          <div className={styles.column}>
            <h3>Tech Hubs</h3>
            <TickList items={techHubs} />
          </div>
        )}
      </div>
    </Section>
  )
}
