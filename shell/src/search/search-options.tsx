import { Link } from 'shared-ui/provider/router'
import type { SearchGroup } from './find-entries.ts'
import styles from './search-options.module.css'

interface SearchOptionsProps {
  /** Prefix of the ids that the field refers to. */
  id: string
  groups: readonly SearchGroup[]
  /** Index of the chosen option among all of them, or −1. */
  active: number
}

/** The list under the field. Its options are links, so that they open in a new tab too; focus stays in the field. */
export function SearchOptions({ id, groups, active }: SearchOptionsProps) {
  const starts = groups.map((_, at) =>
    groups.slice(0, at).reduce((sum, { entries }) => sum + entries.length, 0),
  )
  return (
    <div id={`${id}-list`} role="listbox" aria-label="Results" className="pl-stack">
      {groups.map(({ kind, entries }, at) => (
        <div key={kind} role="group" aria-labelledby={`${id}-group-${at}`}>
          <span id={`${id}-group-${at}`} role="presentation" className={`pl-note ${styles.kind}`}>
            {kind}
          </span>
          {entries.map(({ title, path, text }, index) => {
            const position = (starts[at] ?? 0) + index
            return (
              <Link
                key={path}
                to={path}
                id={`${id}-option-${position}`}
                role="option"
                aria-selected={position === active}
                tabIndex={-1}
                className={styles.option}
              >
                <span className={styles.title}>{title}</span>{' '}
                <span className={`pl-remark ${styles.text}`}>{text}</span>
              </Link>
            )
          })}
        </div>
      ))}
    </div>
  )
}
