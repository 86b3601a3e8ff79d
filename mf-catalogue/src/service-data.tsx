import { StructuredData, structuredData, useSite, type ServiceFacts } from 'shared-ui'

/** The service a page offers, for search engines. */
export function ServiceData(facts: ServiceFacts) {
  return <StructuredData data={structuredData.service(useSite(), facts)} />
}
