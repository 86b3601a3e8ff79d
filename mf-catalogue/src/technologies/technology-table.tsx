import { groupByName } from 'shared-ui'
import { Link } from 'shared-ui/router'
import { InContext } from '../grouped-links.tsx'
import type { TechnologySummary } from './technologies.ts'
import styles from './technology-table.module.css'

const difficulties = ['Beginner', 'Intermediate', 'Advanced', 'Expert']

/** Every technology, in the row of its category and the column of its difficulty; on a small screen one below another. */
export function TechnologyTable({ technologies }: { technologies: readonly TechnologySummary[] }) {
  const columns = columnsOf(technologies)
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">Technologies by category and difficulty</caption>
      <thead>
        <tr>
          <th scope="col">Category</th>
          {columns.map((column, index) => (
            <th key={column} scope="col">
              {column}
              <Gauge filled={index + 1} of={columns.length} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {groupByName(technologies, ({ category }) => category).map(([category, inCategory]) => (
          <tr key={category}>
            <th scope="row">{category}</th>
            {columns.map((column) => (
              <td key={column} data-column={column}>
                <Links to={inCategory.filter((technology) => columnOf(technology) === column)} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const columnOf = ({ difficulty }: TechnologySummary) => difficulty ?? 'Other'

/** The difficulties, the easiest first, and a column for what has none of them only where it is needed. */
function columnsOf(technologies: readonly TechnologySummary[]): string[] {
  const others = technologies.map(columnOf).filter((column) => !difficulties.includes(column))
  return [...difficulties, ...new Set(others)]
}

function Links({ to }: { to: readonly TechnologySummary[] }) {
  if (to.length === 0) return null
  return (
    <ul role="list" className={styles.links}>
      {to.map(({ name, slug }) => (
        <li key={slug}>
          <Link to={`/technologies/${slug}`}>
            <InContext label={name} after="skills and questions" />
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** A rule with as many marks as there are levels. */
function Gauge({ filled, of }: { filled: number; of: number }) {
  const ticks = Array.from({ length: of + 1 }, (_, index) => `M${index * 16 + 1} 2v8`).join('')
  return (
    <svg className={styles.gauge} viewBox={`0 0 ${of * 16 + 2} 12`} height="12" aria-hidden="true">
      <path d={`M1 6h${of * 16}${ticks}`} />
      <path className={styles.filled} d={`M1 6h${filled * 16}`} />
    </svg>
  )
}
