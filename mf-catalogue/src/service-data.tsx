import { StructuredData, useSite } from 'shared-ui'

interface ServiceDataProps {
  name: string
  /** The kind of service, for example `Technical recruiting`. */
  type: string
  /** Its page, for example `/services/direct-hire`. */
  path: string
  description?: string | null
  /** The businesses it is for. */
  audience?: { name: string } | { audienceType: string }
  /** Only where the page shows it; `value` out of five. */
  rating?: { value: number; reviews: number }
}

/** The service a page offers, for search engines. */
export function ServiceData({ name, type, path, ...facts }: ServiceDataProps) {
  const site = useSite()
  const { description, audience, rating } = facts
  return (
    <StructuredData
      data={{
        '@context': 'https://schema.org',
        '@type': 'Service',
        name,
        serviceType: type,
        url: `${site.url}${path}`,
        provider: { '@type': 'Organization', name: site.name, url: site.url },
        ...(description && { description }),
        ...(audience && { audience: { '@type': 'BusinessAudience', ...audience } }),
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
