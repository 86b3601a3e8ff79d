import { Badge, DefinitionPanel, ScheduleCallButton, TickList } from 'shared-ui'
import { placed } from '../locations/in-place.ts'
import type { Location } from '../locations/locations.ts'
import { TechnologyBadges } from '../technologies/technology-badges.tsx'
import { compensation } from './employment.ts'
import type { InterviewProcess, Role, TechStack } from './roles.ts'
import styles from './role-facts.module.css'

const companiesShown = 5

/** The side column. */
export function RoleFacts({ role, location }: { role: Role; location: Location }) {
  const companies = location.topCompanies.slice(0, companiesShown)
  return (
    <>
      <DefinitionPanel
        title="Position Details"
        items={[
          { term: 'Experience Level', details: role.level },
          { term: 'Compensation', details: compensation },
          { term: 'Experience Range', details: role.experience },
        ]}
      >
        {role.needsClearance && (
          <p>
            <Badge tone="brass">Security Clearance: Required</Badge>
          </p>
        )}
      </DefinitionPanel>
      {role.techStack && <TechStackPanel stack={role.techStack} />}
      {companies.length > 0 && (
        <DefinitionPanel title={topCompanies(location)}>
          <TickList items={companies} />
        </DefinitionPanel>
      )}
      {role.interviewProcess && <InterviewProcessPanel process={role.interviewProcess} />}
      <DefinitionPanel title="Ready to Hire?">
        <p>
          Tell us what this role has to achieve. We will say how long {placed('hiring', location)}{' '}
          takes and how we would test for it.
        </p>
        <ScheduleCallButton wide />
      </DefinitionPanel>
    </>
  )
}

const topCompanies = ({ name, type }: Location) =>
  type === 'remote' ? 'Top Companies for Remote Work' : `Top Companies in ${name}`

function TechStackPanel({ stack: { primary, frameworks } }: { stack: TechStack }) {
  const groups = Object.entries({ 'Primary Technologies': primary, Frameworks: frameworks })
  const known = groups.filter(([, technologies]) => technologies.length > 0)
  return (
    <DefinitionPanel title="Technology Stack">
      {known.map(([title, technologies]) => (
        <div key={title} className={styles.group}>
          <h3>{title}</h3>
          <TechnologyBadges technologies={technologies} />
        </div>
      ))}
      {known.length === 0 && <p>Agreed with each employer.</p>}
    </DefinitionPanel>
  )
}

/** Rounds in their order, and how long they take together. */
function InterviewProcessPanel({ process: { rounds, duration } }: { process: InterviewProcess }) {
  const isOpen = rounds.length === 0 && duration === null
  return (
    <DefinitionPanel title="Typical Interview Process">
      {rounds.length > 0 && (
        <ol role="list">
          {rounds.map((round, index) => (
            <li key={index} className={styles.round}>
              <span className="pl-note">Round {index + 1}</span>
              <span>{round}</span>
            </li>
          ))}
        </ol>
      )}
      {duration && (
        <dl className={styles.duration}>
          <dt className="pl-note">Average Duration</dt>
          <dd>{duration}</dd>
        </dl>
      )}
      {isOpen && <p>Agreed with the hiring team before the first call.</p>}
    </DefinitionPanel>
  )
}
