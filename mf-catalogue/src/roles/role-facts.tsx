import { Badge, DefinitionPanel, ScheduleCallButton, TickList } from 'shared-ui'
import { placed } from '../locations/in-place.ts'
import type { Location } from '../locations/locations.ts'
import { TechnologyBadges } from '../technologies/technology-badges.tsx'
import { compensation } from './compensation.ts'
import { InterviewProcessPanel } from './interview-process-panel.tsx'
import type { Role, TechStack } from './roles.ts'
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
  const isOpen = primary.length === 0 && frameworks.length === 0
  return (
    <DefinitionPanel title="Technology Stack">
      {primary.length > 0 && (
        <div className={styles.group}>
          <h3>Primary Technologies</h3>
          <TechnologyBadges technologies={primary} />
        </div>
      )}
      {frameworks.length > 0 && (
        <div className={styles.group}>
          <h3>Frameworks</h3>
          <TechnologyBadges technologies={frameworks} />
        </div>
      )}
      {isOpen && <p>Agreed with each employer.</p>}
    </DefinitionPanel>
  )
}
