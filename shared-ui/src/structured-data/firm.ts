import type { Organization, WebSite } from 'schema-dts'
import { address, nodeOrNull, optional, text, type Firm } from './facts.ts'
import { aggregateRating, type RatingFacts } from './rating.ts'

export interface OrganizationFacts {
  description?: string | null
  /** Its contact page, for example `/contact`. */
  contactPath?: string | null
  rating?: RatingFacts | null
}

/** The firm; null without a name. */
export function organization(firm: Firm, { description, contactPath, rating }: OrganizationFacts) {
  return nodeOrNull<Organization>(() => ({
    '@type': 'Organization',
    '@id': address(firm, '/#organization'),
    name: text(firm.name),
    url: address(firm, '/'),
    logo: logo(firm),
    description: optional(text, description),
    contactPoint: optional(
      (path) => ({
        '@type': 'ContactPoint',
        contactType: 'sales',
        url: address(firm, path),
        availableLanguage: 'en',
      }),
      contactPath,
    ),
    aggregateRating: optional(aggregateRating, rating),
  }))
}

/** The firm's site; null without a name. */
export function webSite(firm: Firm) {
  return nodeOrNull<WebSite>(() => ({
    '@type': 'WebSite',
    '@id': address(firm, '/#website'),
    name: text(firm.name),
    url: address(firm, '/'),
    inLanguage: 'en',
    publisher: { '@id': address(firm, '/#organization') },
  }))
}

/** The firm as a publisher, whose mark stands beside what it published. */
export const publisherNode = (firm: Firm) => ({ ...firmNode(firm), logo: logo(firm) })

/** The mark that the shell draws for home screens. */
function logo(firm: Firm) {
  return {
    '@type': 'ImageObject' as const,
    url: address(firm, '/icon-512.png'),
    width: '512',
    height: '512',
  }
}

/** The firm as another node's provider or parent. */
export function firmNode(firm: Firm) {
  return { '@type': 'Organization' as const, name: text(firm.name), url: address(firm, '/') }
}
