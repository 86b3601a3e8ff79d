import { plainText } from '../plain-text.ts'
import { categoryCounts } from './related.ts'
import { glossaryTerms, type GlossaryTerm } from './terms.ts'

/** Which terms are shown; empty strings filter nothing. */
export type GlossaryFilter = ReturnType<typeof readFilter>

const categories = new Set(categoryCounts().map(({ category }) => category))

/** Reads `?category=…&q=…`. What is no category, and what is no text, filters nothing. */
export function readFilter(query: URLSearchParams) {
  const category = query.get('category') ?? ''
  return { category: categories.has(category) ? category : '', search: plainText(query.get('q')) }
}

/** The glossary's address with this filter. */
export function filterAddress({ category, search }: GlossaryFilter): string {
  const query = new URLSearchParams()
  if (category) query.set('category', category)
  if (search) query.set('q', search)
  return query.size > 0 ? `/glossary?${query}` : '/glossary'
}

/** Terms of the category whose name or definition holds every word of the search; those named so come first. */
export function filterTerms(
  { category, search }: GlossaryFilter,
  terms: readonly GlossaryTerm[] = glossaryTerms,
): GlossaryTerm[] {
  const words = search.toLowerCase().split(' ')
  const holds = (text: string) => words.every((word) => text.toLowerCase().includes(word))
  const found = terms.filter(
    (entry) =>
      (!category || entry.category === category) && holds(`${entry.term} ${entry.definition}`),
  )
  return [...found.filter(({ term }) => holds(term)), ...found.filter(({ term }) => !holds(term))]
}
