import { BadgeList, Prose, SubSection, TickList } from 'shared-ui'
import { Link } from 'shared-ui/router'
import { inPlace } from '../locations/in-place.ts'
import type { Location } from '../locations/locations.ts'
import type { Role } from './roles.ts'
import styles from './role-description.module.css'

/** The main column: what the role is, asks for and leads to. Parts without content are left out. */
export function RoleDescription({ role, location }: { role: Role; location: Location }) {
  return (
    <>
      <SubSection title="Role Overview">
        {role.description && <p className={styles.text}>{role.description}</p>}
        {location.description && (
          <div className={styles.benefits}>
            <h3>Location Benefits</h3>
            <p>{location.description}</p>
            <p>
              <Link to={`/locations/${location.slug}`}>
                Technical recruiting {inPlace(location)}
              </Link>
            </p>
          </div>
        )}
      </SubSection>
      {role.responsibilities.length > 0 && (
        <SubSection title="Key Responsibilities">
          <TickList items={role.responsibilities} />
        </SubSection>
      )}
      {role.requiredSkills.length > 0 && (
        <SubSection title="Required Skills">
          <BadgeList items={role.requiredSkills} />
        </SubSection>
      )}
      {role.preferredSkills.length > 0 && (
        <SubSection title="Preferred Skills">
          <BadgeList items={role.preferredSkills} />
        </SubSection>
      )}
      {role.careerPath.length > 0 && (
        <SubSection title="Career Growth Path">
          <Prose>
            {role.careerPath.map((paragraph, index) => (
              <p key={index}>{paragraph}</p>
            ))}
          </Prose>
        </SubSection>
      )}
    </>
  )
}
