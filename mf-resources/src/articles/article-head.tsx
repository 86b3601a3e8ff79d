import { Seo, StructuredData, searchSnippet, structuredData, useSite } from 'shared-ui'
import type { Article } from './articles.ts'

interface ArticleHeadProps {
  /** An article, or as much as is known of a text that stands under `/resources/`. */
  article: Pick<Article, 'slug' | 'title'> & Partial<Article>
}

/** What search engines and shared links are told. */
export function ArticleHead({ article }: ArticleHeadProps) {
  const site = useSite()
  const { title, author, location } = article
  const path = `/resources/${article.slug}`
  const description = searchSnippet(
    article.metaDescription ?? article.excerpt ?? article.description ?? title,
  )
  const node = structuredData.article(site, {
    ...article,
    path,
    description,
    location: location?.name,
    publishedAt: article.publishedAt,
  })
  return (
    <>
      <Seo
        title={article.metaTitle ?? title}
        description={description}
        path={path}
        type="article"
        author={author}
      />
      <StructuredData data={node} />
    </>
  )
}
