import type { ReactNode } from 'react'
import { Link } from 'shared-ui/router'
import type { LocationSummary } from './locations/locations.ts'
import styles from './grouped-links.module.css'

export interface PageLink {
  to: string
  label: ReactNode
  /** A word beside the link, for example a level. */
  note?: string | null
  /** What stands under the link. */
  details?: string
}

export interface LinkGroup {
  name: string
  links: PageLink[]
}

/** A plate of links: one row a group, its name at the left. Groups without a link are left out. */
export function GroupedLinks({ groups }: { groups: LinkGroup[] }) {
  return (
    <div className={styles.plate}>
      {groups
        .filter(({ links }) => links.length > 0)
        .map(({ name, links }) => (
          <div key={name} className={styles.group}>
            <h3 className={styles.name}>{name}</h3>
            <ul role="list" className={styles.links}>
              {links.map(({ to, label, note, details }) => (
                <li key={to}>
                  <Link to={to} className={styles.link}>
                    {label}
                  </Link>
                  {note && <span className={`pl-note ${styles.note}`}>{note}</span>}
                  {details && <p className={styles.details}>{details}</p>}
                </li>
              ))}
            </ul>
          </div>
        ))}
    </div>
  )
}

interface InContextProps {
  before?: string
  label: string
  after?: string
}

/** A link's label whose context everybody hears and only the heading shows. */
export function InContext({ before, label, after }: InContextProps) {
  return (
    <>
      {before && <span className="visually-hidden">{before}</span>}
      {before && ' '}
      {label}
      {after && ' '}
      {after && <span className="visually-hidden">{after}</span>}
    </>
  )
}

interface RoleInPlace {
  role: { title: string }
  location: Pick<LocationSummary, 'name' | 'type'>
}

/** A role's link under a heading that names the place. */
export function RoleHere({ role, location }: RoleInPlace) {
  return location.type === 'remote' ? (
    <InContext before="Remote" label={role.title} />
  ) : (
    <InContext label={role.title} after={`in ${location.name}`} />
  )
}

/** A place's link under a heading that names the role. */
export function RoleThere({ role, location }: RoleInPlace) {
  const joint = location.type === 'remote' ? ',' : ' in'
  return <InContext before={`${role.title}${joint}`} label={location.name} />
}
