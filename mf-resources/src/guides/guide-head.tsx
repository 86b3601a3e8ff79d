import { Seo, StructuredData, useSite } from 'shared-ui'

/** Static guides carry one date. */
const written = '2024-01-01'

/** What search engines and shared links are told about a static guide. */
export function GuideHead({
  title,
  description,
  path,
}: {
  title: string
  description: string
  path: string
}) {
  const site = useSite()
  const url = site.url + path
  const firm = { '@type': 'Organization', name: site.name, url: site.url } as const
  return (
    <>
      <Seo title={title} description={description} path={path} type="article" />
      <StructuredData
        data={{
          '@context': 'https://schema.org',
          '@type': 'Article',
          headline: title,
          description,
          url,
          mainEntityOfPage: url,
          inLanguage: 'en',
          author: firm,
          publisher: firm,
          datePublished: written,
          dateModified: written,
        }}
      />
    </>
  )
}
