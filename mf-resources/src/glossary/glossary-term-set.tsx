import { StructuredData, useSite } from 'shared-ui'
import { slugify } from './slug.ts'
import { glossaryTerms } from './terms.ts'

/** The glossary as a whole, for search engines. */
export function GlossaryTermSet() {
  const { url } = useSite()
  return (
    <StructuredData
      data={{
        '@context': 'https://schema.org',
        '@type': 'DefinedTermSet',
        '@id': `${url}/glossary`,
        name: 'Technical Recruiting Glossary',
        hasDefinedTerm: glossaryTerms.map(({ term }) => ({
          '@type': 'DefinedTerm',
          name: term,
          url: `${url}/glossary/${slugify(term)}`,
        })),
      }}
    />
  )
}
