import { alphabetically } from 'shared-ui'
import { slugify } from './slug.ts'
import { glossaryTerms, type GlossaryTerm } from './terms.ts'

const similarTermLimit = 6

const termsBySlug = new Map(glossaryTerms.map((entry) => [slugify(entry.term), entry]))

/** The term whose page is `/glossary/<slug>`, if there is one. */
export const findTerm = (slug: string): GlossaryTerm | undefined => termsBySlug.get(slug)

/**
 * At most six other terms, nearest first: those this term lists (in its order), those that list it, then the rest of
 * its category (both in the order of `terms`).
 */
export function similarTerms(
  term: GlossaryTerm,
  terms: readonly GlossaryTerm[] = glossaryTerms,
): GlossaryTerm[] {
  const others = terms.filter((other) => other.term !== term.term)
  const listed = term.relatedTerms.flatMap((name) => others.filter((other) => other.term === name))
  const listing = others.filter((other) => other.relatedTerms.includes(term.term))
  const sameCategory = others.filter((other) => other.category === term.category)
  return [...new Set([...listed, ...listing, ...sameCategory])].slice(0, similarTermLimit)
}

/** Every category with its number of terms, alphabetically. */
export function categoryCounts(terms: readonly GlossaryTerm[] = glossaryTerms) {
  const counts = new Map<string, number>()
  for (const { category } of terms) counts.set(category, (counts.get(category) ?? 0) + 1)
  return [...counts]
    .map(([category, count]) => ({ category, count }))
    .sort((a, b) => alphabetically(a.category, b.category))
}
