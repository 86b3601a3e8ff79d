import { StructuredData, structuredData, useSite } from 'shared-ui'
import { slugify } from './slug.ts'
import type { GlossaryTerm } from './terms.ts'

/** The term, for search engines. */
export function DefinedTerm({ term: { term, definition } }: { term: GlossaryTerm }) {
  const facts = { name: term, definition, path: `/glossary/${slugify(term)}`, setPath: '/glossary' }
  return <StructuredData data={structuredData.definedTerm(useSite(), facts)} />
}
