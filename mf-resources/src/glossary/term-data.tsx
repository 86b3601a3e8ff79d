import { StructuredData, structuredData, useSite } from 'shared-ui'
import { slugify } from './slug.ts'
import { glossaryTerms, type GlossaryTerm } from './terms.ts'

const pathOf = (term: string) => `/glossary/${slugify(term)}`

/** The term, for search engines. */
export function DefinedTerm({ term: { term, definition } }: { term: GlossaryTerm }) {
  const facts = { name: term, definition, path: pathOf(term), setPath: '/glossary' }
  return <StructuredData data={structuredData.definedTerm(useSite(), facts)} />
}

/** The glossary as a whole, for search engines. */
export function GlossaryTermSet() {
  const terms = glossaryTerms.map(({ term }) => ({ name: term, path: pathOf(term) }))
  const facts = { name: 'Technical Recruiting Glossary', path: '/glossary', terms }
  return <StructuredData data={structuredData.definedTermSet(useSite(), facts)} />
}
