import { useId } from 'react'
import { Link } from 'shared-ui/router'
import { contentTypes } from '../articles/content-types.ts'
import { inWords } from '../articles/wording.ts'
import { audiences, filterAddress, filterArticles, type LibraryFilter } from './library-filter.ts'
import type { ArticleSummary } from './newest-articles.ts'
import styles from './article-filters.module.css'

interface ArticleFiltersProps {
  filter: LibraryFilter
  articles: readonly ArticleSummary[]
}

/** Types and audiences with their number of articles; plain links, so that they work without JavaScript. */
export function ArticleFilters({ filter, articles }: ArticleFiltersProps) {
  const { type, audience, category } = filter
  const first = { ...filter, page: 1 }
  const countOf = (choice: LibraryFilter) => filterArticles(articles, choice).length
  return (
    <div className="pl-stack">
      <Choices
        title="Type"
        all="All types"
        values={contentTypes}
        chosen={type}
        filterBy={(value) => ({ ...first, type: value })}
        countOf={countOf}
      />
      <Choices
        title="Audience"
        all="Everyone"
        values={audiences}
        chosen={audience}
        filterBy={(value) => ({ ...first, audience: value })}
        countOf={countOf}
      />
      {category && (
        <p className={styles.category}>
          Only articles of the category “{category}”.{' '}
          <Link to={filterAddress({ ...first, category: '' })} preventScrollReset>
            Show all categories
          </Link>
        </p>
      )}
    </div>
  )
}

interface ChoicesProps<Value extends string> {
  title: string
  /** Names the choice of none. */
  all: string
  values: readonly Value[]
  chosen: Value | ''
  filterBy: (value: Value | '') => LibraryFilter
  countOf: (filter: LibraryFilter) => number
}

function Choices<Value extends string>(props: ChoicesProps<Value>) {
  const { title, all, values, chosen, filterBy, countOf } = props
  const titleId = useId()
  return (
    <nav aria-labelledby={titleId} className={styles.choices}>
      <p id={titleId} className="pl-note">
        {title}
      </p>
      <ul role="list" className={styles.list}>
        {(['', ...values] as const).map((value) => (
          <li key={value}>
            <Link
              to={filterAddress(filterBy(value))}
              className={styles.choice}
              aria-current={value === chosen ? 'true' : undefined}
              preventScrollReset
            >
              {value ? inWords(value) : all}{' '}
              <span className="pl-note">{countOf(filterBy(value))}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
