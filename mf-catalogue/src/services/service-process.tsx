import { Columns, DefinitionPanel, ScheduleCallButton, Section, StepList } from 'shared-ui'
import type { ProcessStep, ServiceBasics } from './contents/service-content.ts'

interface ServiceProcessProps {
  steps: readonly ProcessStep[]
  terms: ServiceBasics['terms']
  eyebrow: string
}

/** The numbered process with the service's terms beside it. */
export function ServiceProcess({ steps, terms, eyebrow }: ServiceProcessProps) {
  return (
    <Section title="Our Process" eyebrow={eyebrow}>
      <Columns
        aside={
          <DefinitionPanel title="Service terms" level={3} items={terms}>
            <ScheduleCallButton wide variant="secondary" />
          </DefinitionPanel>
        }
      >
        <StepList steps={steps} />
      </Columns>
    </Section>
  )
}
