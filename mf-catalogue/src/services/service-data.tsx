import { StructuredData, useSite } from 'shared-ui'
import type { ServiceBasics } from './service-content.ts'

/** The service, for search engines. */
export function ServiceData({ slug, content }: { slug: string; content: ServiceBasics }) {
  const site = useSite()
  return (
    <StructuredData
      data={{
        '@context': 'https://schema.org',
        '@type': 'Service',
        name: content.title,
        description: content.description,
        serviceType: content.title,
        url: `${site.url}/services/${slug}`,
        provider: { '@type': 'Organization', name: site.name, url: site.url },
      }}
    />
  )
}
