import { StructuredData, useSite } from 'shared-ui'
import type { IndustryService } from './industry-services.ts'

/** The service in its industry, for search engines. */
export function OfferData({ offer, path }: { offer: IndustryService; path: string }) {
  const site = useSite()
  return (
    <StructuredData
      data={{
        '@context': 'https://schema.org',
        '@type': 'Service',
        name: offer.title,
        serviceType: offer.service.name,
        url: `${site.url}${path}`,
        audience: { '@type': 'BusinessAudience', audienceType: offer.industry.name },
        provider: { '@type': 'Organization', name: site.name, url: site.url },
        ...(offer.description && { description: offer.description }),
      }}
    />
  )
}
