import { Section } from 'shared-ui'
import { Link } from 'shared-ui/router'
import type { Location, LocationSummary } from '../locations/locations.ts'
import type { Role, RoleSummary } from './roles.ts'
import styles from './role-links.module.css'

interface RoleLinksProps {
  role: Role
  location: Location
  roles: RoleSummary[]
  locations: LocationSummary[]
}

/** Ways on: other roles here, this role elsewhere. */
export function RoleLinks({ role, location, roles, locations }: RoleLinksProps) {
  return (
    <Section title="Nearby on the map" eyebrow="Other roles, other places" panel>
      <div className={styles.lists}>
        {roles.length > 0 && (
          <nav aria-label={`Other roles in ${location.name}`} className={styles.list}>
            <h3>Other roles in {location.name}</h3>
            <ul role="list">
              {roles.map(({ title, slug }) => (
                <li key={slug}>
                  <Link to={`/roles/${slug}/${location.slug}`} className={styles.link}>
                    {title} in {location.name}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {locations.length > 0 && (
          <nav aria-label={`${role.title} in other places`} className={styles.list}>
            <h3>{role.title} in other places</h3>
            <ul role="list">
              {locations.map(({ name, slug }) => (
                <li key={slug}>
                  <Link to={`/roles/${role.slug}/${slug}`} className={styles.link}>
                    {role.title} in {name}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
    </Section>
  )
}
