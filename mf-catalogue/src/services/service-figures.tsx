import { Section, StatList, type Stat } from 'shared-ui'
import { clientSatisfaction } from './services.ts'

/** Figures: the specification, section 9, "Service page fixed stats". */
const figures: readonly Stat[] = [
  { value: '500+', label: 'Successful Placements', description: 'Permanent and contract' },
  {
    value: '95%',
    label: 'Client Satisfaction',
    description: 'Hiring managers, two weeks after a start',
  },
  {
    value: '100%',
    label: 'Placement Quality',
    description: 'In our own searches, nobody is presented untested',
  },
]

/** The firm's fixed figures, about placements; the service's own satisfaction where it has one. */
export function ServiceFigures(props: { slug: string; title: string; eyebrow: string }) {
  const satisfaction = clientSatisfaction.get(props.slug)
  return (
    <Section
      title="Figures we answer for"
      eyebrow={props.eyebrow}
      lead={
        satisfaction &&
        `${satisfaction}% of clients are satisfied with ${props.title}. The figures below are of all placements.`
      }
      panel
    >
      <StatList stats={figures} />
    </Section>
  )
}
