import { Section } from 'shared-ui'
import { TitledLists } from '../titled-lists.tsx'
import type { ServiceContent } from './contents/service-content.ts'

/** When the service is the right one, and when another is. */
export function ServiceFit({ fit, eyebrow }: { fit: ServiceContent['fit']; eyebrow: string }) {
  return (
    <Section title="When it fits, and when it does not" eyebrow={eyebrow}>
      <TitledLists
        lists={[
          { title: 'Take it when', items: fit.good },
          { title: 'Take something else when', items: fit.poor },
        ]}
      />
    </Section>
  )
}
