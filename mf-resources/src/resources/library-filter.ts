import { contentTypes } from '../articles/content-types.ts'
import { plainText } from '../plain-text.ts'
import type { ArticleSummary } from './newest-articles.ts'

export const audiences = ['hiring-managers', 'recruiters', 'candidates', 'executives'] as const

const articlesOnPage = 15

/** Which articles are shown; empty strings filter nothing. */
export type LibraryFilter = ReturnType<typeof readFilter>

/** Reads `?type=…&audience=…&category=…&page=…`. An unknown type, audience or page filters nothing. */
export function readFilter(query: URLSearchParams) {
  return {
    type: contentTypes.find((type) => type === query.get('type')) ?? '',
    audience: audiences.find((audience) => audience === query.get('audience')) ?? '',
    category: plainText(query.get('category')),
    page: Number(/^[1-9]\d{0,3}$/.exec(query.get('page') ?? '')?.[0] ?? 1),
  }
}

/** Where the articles stand on the page. */
export const articlesId = 'articles'

/** The address of the list with this filter. */
export function filterAddress({ type, audience, category, page }: LibraryFilter): string {
  const query = new URLSearchParams()
  if (type) query.set('type', type)
  if (audience) query.set('audience', audience)
  if (category) query.set('category', category)
  if (page > 1) query.set('page', String(page))
  return `/resources${query.size > 0 ? `?${query}` : ''}#${articlesId}`
}

/** Articles of the type and for the audience. The category is the query's own business: it was asked for. */
export function filterArticles(
  articles: readonly ArticleSummary[],
  { type, audience }: Pick<LibraryFilter, 'type' | 'audience'>,
): ArticleSummary[] {
  return articles.filter(
    (article) =>
      (!type || article.type === type) && (!audience || article.audiences.includes(audience)),
  )
}

/** One page of a list; a page beyond its end is the last. */
export function pageOf<Item>(items: readonly Item[], page: number) {
  const pages = Math.max(1, Math.ceil(items.length / articlesOnPage))
  const current = Math.min(page, pages)
  const start = (current - 1) * articlesOnPage
  return { items: items.slice(start, start + articlesOnPage), current, pages }
}
