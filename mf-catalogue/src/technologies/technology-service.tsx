import { StructuredData, useSite } from 'shared-ui'
import type { Technology } from './technologies.ts'

/** The service this page offers, for search engines. */
export function TechnologyService({ technology }: { technology: Technology }) {
  const site = useSite()
  return (
    <StructuredData
      data={{
        '@context': 'https://schema.org',
        '@type': 'Service',
        name: `${technology.name} Developer Recruitment`,
        serviceType: 'Technical recruiting',
        url: `${site.url}/technologies/${technology.slug}`,
        provider: { '@type': 'Organization', name: site.name, url: site.url },
        ...(technology.description && { description: technology.description }),
      }}
    />
  )
}
