import { groupByName } from 'shared-ui'
import { useId, type CSSProperties } from 'react'
import { Link } from 'shared-ui/router'
import { inYears, type RoleRange } from './roles.ts'
import styles from './role-families.module.css'

type Measures = CSSProperties & Record<`--${string}`, number>

/** Years between two ticks of the scale. */
const step = 5

/** Roles under their families, each with the experience it asks for on one scale. */
export function RoleFamilies({ roles }: { roles: readonly RoleRange[] }) {
  const longest = Math.max(step, ...roles.map(({ years: [, max] }) => max))
  const scale: Measures = { '--years': Math.ceil((longest + 1) / step) * step, '--step': step }
  return (
    <div className={styles.families} style={scale}>
      {groupByName(roles, ({ category }) => category).map(([name, ofFamily]) => (
        <Family key={name} name={name} roles={ofFamily} />
      ))}
    </div>
  )
}

const rangeOf = ([min, max]: RoleRange['years']): Measures => ({ '--from': min, '--to': max })

function Family({ name, roles }: { name: string; roles: readonly RoleRange[] }) {
  const titleId = useId()
  return (
    <section className={styles.family} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h3 id={titleId}>{name}</h3>
        {roles[0]?.categoryDescription && <p>{roles[0].categoryDescription}</p>}
      </div>
      <ul role="list" className="pl-stack">
        {roles.map(({ title, slug, level, years }) => (
          <li key={slug} className={styles.role}>
            <span className={styles.title}>
              <Link to={`/roles/${slug}`}>{title}</Link>
              {level && <span className="pl-note">{level}</span>}
            </span>
            <span className={styles.scale} style={rangeOf(years)}>
              <span className={`pl-note ${styles.range}`}>{inYears(years)}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
