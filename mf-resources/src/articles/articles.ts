import { getBackend, rowOrNull, type Tables } from 'shared-ui/data'
import { toDistinctTexts, toTimestamp } from './columns.ts'
import { toContentType } from './content-types.ts'

/** A page that an article is about. */
export type Topic = NonNullable<ReturnType<typeof toTopic>>

export type Article = ReturnType<typeof toArticle>

type TopicRow = Pick<Tables['technologies']['Row'], 'name' | 'slug'>

type ArticleRow = Omit<
  Tables['content_hubs']['Row'],
  'id' | 'published' | 'created_at' | 'technology_id' | 'location_id' | 'industry_id'
> & { technology: TopicRow | null; location: TopicRow | null; industry: TopicRow | null }

/** What is said of an article, without its text. */
export type ArticleFacts = Omit<Article, 'content'>

/** A published article with what it is about, or null. Throws `BackendError`. */
export async function getArticle(slug: string): Promise<Article | null> {
  const backend = await getBackend()
  const row = await rowOrNull(
    backend
      .from('content_hubs')
      .select(
        'slug, title, meta_title, meta_description, excerpt, description, content, content_type, category, tags, target_audience, difficulty_level, reading_time_minutes, author, published_at, updated_at, technology:technologies(name, slug), location:locations(name, slug), industry:industries(name, slug)',
      )
      .eq('slug', slug)
      .eq('published', true)
      .maybeSingle(),
  )
  return row && toArticle(row)
}

/** The page's shape of a row; a hosted project may hold null where this schema has empty lists. */
export function toArticle(row: ArticleRow) {
  return {
    slug: row.slug,
    type: toContentType(row.content_type),
    title: row.title,
    metaTitle: row.meta_title,
    metaDescription: row.meta_description,
    excerpt: row.excerpt,
    description: row.description,
    /** Markdown. */
    content: row.content ?? '',
    category: row.category,
    tags: toDistinctTexts(row.tags),
    /** For example `hiring-managers`. */
    audiences: toDistinctTexts(row.target_audience),
    /** As stored, for example `intermediate`. */
    level: row.difficulty_level,
    readingMinutes: row.reading_time_minutes,
    author: row.author,
    /** ISO 8601 in UTC. */
    publishedAt: toTimestamp(row.published_at),
    updatedAt: toTimestamp(row.updated_at),
    technology: toTopic('technologies', row.technology),
    location: toTopic('locations', row.location),
    industry: toTopic('industries', row.industry),
  }
}

function toTopic(section: string, row: TopicRow | null) {
  return row && { name: row.name, path: `/${section}/${row.slug}` }
}
