import type { Service } from 'schema-dts'
import { address, nodeOrNull, optional, text, type Firm } from './facts.ts'
import { firmNode } from './firm.ts'
import { aggregateRating, type RatingFacts } from './rating.ts'

export interface ServiceFacts {
  name: string
  /** The kind of service, for example `Technical recruiting`. */
  type: string
  /** Its page, for example `/services/direct-hire`. */
  path: string
  description?: string | null
  /** The businesses it is for. */
  audience?: string | null
  /** Only where the page shows it. */
  rating?: RatingFacts | null
}

/** What the firm offers on a page; null without a name, a kind or an address, or with a rating that cannot be. */
export function service(firm: Firm, facts: ServiceFacts) {
  return nodeOrNull<Service>(() => ({
    '@type': 'Service',
    name: text(facts.name),
    serviceType: text(facts.type),
    url: address(firm, facts.path),
    provider: firmNode(firm),
    description: optional(text, facts.description),
    audience: optional(
      (audience) => ({ '@type': 'BusinessAudience', audienceType: text(audience) }),
      facts.audience,
    ),
    aggregateRating: optional(aggregateRating, facts.rating),
  }))
}
