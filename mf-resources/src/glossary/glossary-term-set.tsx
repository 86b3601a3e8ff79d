import { StructuredData, structuredData, useSite } from 'shared-ui'
import { slugify } from './slug.ts'
import { glossaryTerms } from './terms.ts'

/** The glossary as a whole, for search engines. */
export function GlossaryTermSet() {
  const terms = glossaryTerms.map(({ term }) => ({
    name: term,
    path: `/glossary/${slugify(term)}`,
  }))
  const facts = { name: 'Technical Recruiting Glossary', path: '/glossary', terms }
  return <StructuredData data={structuredData.definedTermSet(useSite(), facts)} />
}
