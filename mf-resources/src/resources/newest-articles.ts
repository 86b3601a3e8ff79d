import { getBackend, rowsOf, type Tables } from 'shared-ui/data'
import { toDistinctTexts, toTimestamp } from '../articles/columns.ts'
import { toContentType } from '../articles/content-types.ts'

/** How many are read; the sitemap lists all of them. */
const readLimit = 200

/** An article as it stands in a list. */
export type ArticleSummary = ReturnType<typeof joinArticles>[number]

type PageRow = Pick<Tables['content_pages']['Row'], 'slug' | 'published_at'>

type HubRow = Pick<
  Tables['content_hubs']['Row'],
  'slug' | 'title' | 'excerpt' | 'content_type' | 'target_audience' | 'reading_time_minutes'
>

/**
 * Published articles, newest first; those of one category unless it is empty. Throws `BackendError`.
 */
export async function getNewestArticles(category: string): Promise<ArticleSummary[]> {
  const backend = await getBackend()
  const published = backend
    .from('content_pages')
    .select('slug, published_at')
    .eq('published', true)
    .order('published_at', { ascending: false, nullsFirst: false })
    .limit(readLimit)
  const [pages, hubs] = await Promise.all([
    rowsOf<PageRow>(category ? published.eq('category', category) : published),
    rowsOf<HubRow>(
      backend
        .from('content_hubs')
        .select('slug, title, excerpt, content_type, target_audience, reading_time_minutes')
        .eq('published', true)
        .order('published_at', { ascending: false, nullsFirst: false })
        .limit(readLimit),
    ),
  ])
  return joinArticles(pages, hubs)
}

/** The index says which pages there are and in which order, the articles what they are about. */
export function joinArticles(pages: readonly PageRow[], hubs: readonly HubRow[]) {
  const hubsBySlug = new Map(hubs.map((hub) => [hub.slug, hub]))
  return pages.flatMap(({ slug, published_at }) => {
    const hub = hubsBySlug.get(slug)
    if (!hub) return []
    return {
      slug,
      type: toContentType(hub.content_type),
      title: hub.title,
      excerpt: hub.excerpt,
      /** For example `hiring-managers`. */
      audiences: toDistinctTexts(hub.target_audience),
      readingMinutes: hub.reading_time_minutes,
      /** ISO 8601 in UTC. */
      publishedAt: toTimestamp(published_at),
    }
  })
}
