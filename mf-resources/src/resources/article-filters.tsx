import { useId } from 'react'
import { Link } from 'shared-ui/router'
import { contentTypes } from '../articles/content-types.ts'
import { inWords } from '../articles/wording.ts'
import { audiences, filterAddress, filterArticles, type LibraryFilter } from './library-filter.ts'
import type { ArticleSummary } from './newest-articles.ts'
import styles from './article-filters.module.css'

interface Choice {
  label: string
  filter: LibraryFilter
  isChosen: boolean
}

/** Types and audiences with their number of articles; plain links, so that they work without JavaScript. */
export function ArticleFilters({
  filter,
  articles,
}: {
  filter: LibraryFilter
  articles: readonly ArticleSummary[]
}) {
  const { type, audience, category } = filter
  const first = { ...filter, page: 1 }
  return (
    <div className={styles.filters}>
      <Choices
        title="Type"
        articles={articles}
        choices={[
          { label: 'All types', filter: { ...first, type: '' }, isChosen: !type },
          ...contentTypes.map((value) => ({
            label: inWords(value),
            filter: { ...first, type: value },
            isChosen: value === type,
          })),
        ]}
      />
      <Choices
        title="Audience"
        articles={articles}
        choices={[
          { label: 'Everyone', filter: { ...first, audience: '' }, isChosen: !audience },
          ...audiences.map((value) => ({
            label: inWords(value),
            filter: { ...first, audience: value },
            isChosen: value === audience,
          })),
        ]}
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

function Choices({
  title,
  choices,
  articles,
}: {
  title: string
  choices: readonly Choice[]
  articles: readonly ArticleSummary[]
}) {
  const titleId = useId()
  return (
    <nav aria-labelledby={titleId} className={styles.choices}>
      <p id={titleId} className={styles.title}>
        {title}
      </p>
      <ul role="list" className={styles.list}>
        {choices.map(({ label, filter, isChosen }) => (
          <li key={label}>
            <Link
              to={filterAddress(filter)}
              className={styles.choice}
              aria-current={isChosen ? 'true' : undefined}
              preventScrollReset
            >
              {label}{' '}
              <span className={styles.count}>{filterArticles(articles, filter).length}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
