import { Seo, StructuredData, useSite } from 'shared-ui'
import type { Article } from './articles.ts'

interface ArticleHeadProps {
  /** An article, or as much as is known of a text that stands under `/resources/`. */
  article: Pick<Article, 'slug' | 'title'> & Partial<Article>
}

/** What search engines and shared links are told. */
export function ArticleHead({ article }: ArticleHeadProps) {
  const site = useSite()
  const { title, author, publishedAt, updatedAt, category, tags = [], location } = article
  const url = `${site.url}/resources/${article.slug}`
  const description = article.metaDescription ?? article.excerpt ?? article.description ?? title
  const firm = { '@type': 'Organization', name: site.name, url: site.url } as const
  return (
    <>
      <Seo
        title={article.metaTitle ?? title}
        description={description}
        path={`/resources/${article.slug}`}
        type="article"
        author={author}
      />
      <StructuredData
        data={{
          '@context': 'https://schema.org',
          '@type': 'Article',
          headline: title,
          description,
          url,
          mainEntityOfPage: url,
          inLanguage: 'en',
          author: author ? authorOf(author, site.name) : firm,
          publisher: firm,
          ...(publishedAt && { datePublished: publishedAt }),
          ...(updatedAt && { dateModified: updatedAt }),
          ...(category && { articleSection: category }),
          ...(tags.length > 0 && { keywords: tags.join(', ') }),
          ...(location && { contentLocation: { '@type': 'Place', name: location.name } }),
        }}
      />
    </>
  )
}

/** The firm's own desk is an organisation; any other name is a person. */
function authorOf(name: string, firm: string) {
  return name.startsWith(firm)
    ? ({ '@type': 'Organization', name } as const)
    : ({ '@type': 'Person', name } as const)
}
