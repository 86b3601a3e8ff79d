import { SubSection } from 'shared-ui'
import { Link } from 'shared-ui/router'
import { inPlace } from '../locations/in-place.ts'
import type { Location } from '../locations/locations.ts'
import { TextPart } from '../text-part.tsx'
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
      <TextPart title="Key Responsibilities" texts={role.responsibilities} look="ticks" />
      <TextPart title="Required Skills" texts={role.requiredSkills} look="badges" />
      <TextPart title="Preferred Skills" texts={role.preferredSkills} look="badges" />
      <TextPart title="Career Growth Path" texts={role.careerPath} look="prose" />
    </>
  )
}
