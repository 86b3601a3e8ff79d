import { ButtonLink, CardGrid, EmptyState, FailureScreen } from 'shared-ui'
import { useRevalidator, useSearchParams } from 'shared-ui/router'
import { ArticleCard } from './article-card.tsx'
import { ArticleFilters } from './article-filters.tsx'
import { filterAddress, filterArticles, pageOf, readFilter } from './library-filter.ts'
import type { ArticleSummary } from './newest-articles.ts'
import styles from './article-list.module.css'

/** The newest articles as the address filters them; without any, because the backend is away, a way to try again. */
export function ArticleList({ articles }: { articles: readonly ArticleSummary[] | null }) {
  const [query] = useSearchParams()
  const { revalidate } = useRevalidator()
  if (!articles) {
    return (
      <FailureScreen
        level="section"
        title="Articles are not available"
        message="The list could not be loaded just now. Guides and glossary work as always."
        onRetry={() => void revalidate()}
      />
    )
  }

  const filter = readFilter(query)
  const found = filterArticles(articles, filter)
  const { items, current, pages } = pageOf(found, filter.page)
  return (
    <div className={styles.results}>
      <ArticleFilters filter={filter} articles={articles} />
      <p role="status" className="pl-note">
        {/* One text: a screen reader would say each part of it when it changes. */}
        {`${found.length} ${found.length === 1 ? 'article' : 'articles'}`.concat(
          pages > 1 ? `, page ${current} of ${pages}` : '',
        )}
      </p>
      {items.length > 0 ? (
        <CardGrid>
          {items.map((article) => (
            <ArticleCard key={article.slug} article={article} />
          ))}
        </CardGrid>
      ) : (
        <EmptyState
          title="No article matches"
          message="Take another type or audience, or look through all articles."
          action={
            <ButtonLink to="/resources#articles" variant="secondary" preventScrollReset>
              Show all articles
            </ButtonLink>
          }
        />
      )}
      {pages > 1 && (
        <nav aria-label="Pages of articles" className="pl-actions">
          {current > 1 && (
            <ButtonLink to={filterAddress({ ...filter, page: current - 1 })} variant="secondary">
              Newer articles
            </ButtonLink>
          )}
          {current < pages && (
            <ButtonLink to={filterAddress({ ...filter, page: current + 1 })} variant="secondary">
              Older articles
            </ButtonLink>
          )}
        </nav>
      )}
    </div>
  )
}
