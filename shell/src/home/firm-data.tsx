import { StructuredData, useSite } from 'shared-ui'
import { rating } from './home-content.ts'

/** The firm and its site, for search engines. The rating is the one in the results band. */
export function FirmData() {
  const { name, url } = useSite()
  const firm = `${url}/#organization`
  return (
    <>
      <StructuredData
        data={{
          '@context': 'https://schema.org',
          '@type': 'Organization',
          '@id': firm,
          name,
          url: `${url}/`,
          description: 'Technical interviews and recruitment for companies that hire engineers.',
          contactPoint: {
            '@type': 'ContactPoint',
            contactType: 'sales',
            url: `${url}/contact`,
            availableLanguage: 'en',
          },
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: rating.value,
            bestRating: rating.best,
            reviewCount: rating.reviews,
          },
        }}
      />
      <StructuredData
        data={{
          '@context': 'https://schema.org',
          '@type': 'WebSite',
          '@id': `${url}/#website`,
          name,
          url: `${url}/`,
          inLanguage: 'en',
          publisher: { '@id': firm },
        }}
      />
    </>
  )
}
