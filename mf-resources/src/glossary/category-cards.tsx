import { Link } from 'shared-ui/router'
import { filterAddress, type GlossaryFilter } from './glossary-filter.ts'
import { categoryCounts } from './related.ts'
import { glossaryTerms } from './terms.ts'
import styles from './category-cards.module.css'

const cards = [{ category: '', count: glossaryTerms.length }, ...categoryCounts()]

/** Every category with its number of terms; each shows its own terms only. */
export function CategoryCards({ filter }: { filter: GlossaryFilter }) {
  return (
    <ul role="list" className={styles.grid}>
      {cards.map(({ category, count }) => (
        <li key={category}>
          <Link
            to={filterAddress({ ...filter, category })}
            className={styles.card}
            aria-current={category === filter.category ? 'true' : undefined}
            preventScrollReset
          >
            <span className={styles.name}>{category || 'All terms'}</span>
            <span className="pl-note">
              {count} {count === 1 ? 'term' : 'terms'}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
