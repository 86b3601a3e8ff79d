import { StructuredData, useSite } from 'shared-ui'
import { slugify } from './slug.ts'
import type { GlossaryTerm } from './terms.ts'

/** The term, for search engines. */
export function DefinedTerm({ term: { term, definition } }: { term: GlossaryTerm }) {
  const { url } = useSite()
  return (
    <StructuredData
      data={{
        '@context': 'https://schema.org',
        '@type': 'DefinedTerm',
        name: term,
        description: definition,
        url: `${url}/glossary/${slugify(term)}`,
        inDefinedTermSet: `${url}/glossary`,
      }}
    />
  )
}
