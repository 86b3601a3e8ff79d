import { StructuredData, useSite } from 'shared-ui'
import type { Industry } from './industry-page.tsx'

/** The service an industry's page offers, for search engines; a rating only where the page shows one. */
export function IndustryServiceData({ title, industry }: { title: string; industry: Industry }) {
  const site = useSite()
  const { slug, name, metaDescription, rating } = industry
  return (
    <StructuredData
      data={{
        '@context': 'https://schema.org',
        '@type': 'Service',
        name: title,
        serviceType: 'Technical recruiting',
        description: metaDescription,
        url: `${site.url}/industries/${slug}`,
        audience: { '@type': 'BusinessAudience', name },
        provider: { '@type': 'Organization', name: site.name, url: site.url },
        ...(rating && {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: rating.value,
            reviewCount: rating.reviews,
            bestRating: 5,
          },
        }),
      }}
    />
  )
}
