import { Section, TickList } from 'shared-ui'
import type { ServiceContent } from './service-content.ts'
import styles from './service-fit.module.css'

/** When the service is the right one, and when another is. */
export function ServiceFit({ fit, eyebrow }: { fit: ServiceContent['fit']; eyebrow: string }) {
  return (
    <Section title="When it fits, and when it does not" eyebrow={eyebrow}>
      <div className={styles.columns}>
        <div className={styles.column}>
          <h3>Take it when</h3>
          <TickList items={fit.good} />
        </div>
        <div className={styles.column}>
          <h3>Take something else when</h3>
          <TickList items={fit.poor} />
        </div>
      </div>
    </Section>
  )
}
