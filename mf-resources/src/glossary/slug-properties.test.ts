import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findTerm, similarTerms } from './related.ts'
import { slugify } from './slug.ts'
import { glossaryTerms, type GlossaryTerm } from './terms.ts'

const letters = fc.constantFrom('a', 'B', 'é', 'ß', 'İ', 'Σ', '漢', '٣', '7')
const others = fc.constantFrom(
  '-',
  ' ',
  '\t',
  '\u00a0',
  '+',
  '/',
  '(',
  '&',
  '.',
  '_',
  '😀',
  '\u0301',
  '\0',
)
const term = fc.oneof(
  fc.string({ maxLength: 30, unit: 'binary' }),
  fc.array(fc.oneof(letters, others), { maxLength: 20 }).map((parts) => parts.join('')),
)

test('a slug holds letters, digits and single hyphens only', () => {
  fc.assert(
    fc.property(term, (text) => void expect(slugify(text)).toMatch(/^(?:[\p{L}\p{Nd}]|-(?!-))*$/u)),
  )
})

test('a slug of a slug is the slug', () => {
  fc.assert(fc.property(term, (text) => void expect(slugify(slugify(text))).toBe(slugify(text))))
})

test('a slug keeps every letter and digit, in order and lower case', () => {
  const kept = (text: string) => text.toLowerCase().match(/[\p{L}\p{Nd}]/gu) ?? []
  fc.assert(fc.property(term, (text) => void expect(kept(slugify(text))).toEqual(kept(text))))
})

test('case, and how many spaces or hyphens stand between words, change no slug', () => {
  const words = fc.array(fc.stringMatching(/^[A-Za-z0-9]{1,8}$/), { minLength: 1, maxLength: 5 })
  const gap = fc.stringMatching(/^[ \t-]{1,4}$/)
  fc.assert(
    fc.property(words, gap, (parts, between) => {
      expect(slugify(parts.join(between))).toBe(parts.join('-').toLowerCase())
      expect(slugify(parts.join(between).toUpperCase())).toBe(parts.join('-').toLowerCase())
    }),
  )
})

test('any text either finds the term whose slug it is, or none', () => {
  const text = fc.oneof(
    term,
    fc.constantFrom(
      ...glossaryTerms.map((entry) => slugify(entry.term)),
      '__proto__',
      'constructor',
    ),
  )
  fc.assert(
    fc.property(text, (slug) => {
      const found = findTerm(slug)
      if (found) expect(slugify(found.term)).toBe(slug)
      else expect(glossaryTerms.map((entry) => slugify(entry.term))).not.toContain(slug)
    }),
  )
})

/** A glossary of up to twenty terms in three categories that list one another, and names beyond it. */
const glossary: fc.Arbitrary<GlossaryTerm[]> = fc.integer({ min: 1, max: 20 }).chain((size) =>
  fc.tuple(
    ...Array.from({ length: size }, (_, index) =>
      fc.record({
        term: fc.constant(`Term ${index}`),
        definition: fc.constant('Means something.'),
        category: fc.constantFrom('a', 'b', 'c'),
        relatedTerms: fc.uniqueArray(
          fc.integer({ min: 0, max: size + 3 }).map((n) => `Term ${n}`),
          { maxLength: 8 },
        ),
      }),
    ),
  ),
)

test('similar terms are linked in either direction or of the same category, at most six, and never the term itself', () => {
  fc.assert(
    fc.property(glossary, fc.nat(), (terms, pick) => {
      const of = terms[pick % terms.length]!
      const isSimilar = (other: GlossaryTerm) =>
        other !== of &&
        (of.relatedTerms.includes(other.term) ||
          other.relatedTerms.includes(of.term) ||
          other.category === of.category)
      const similar = similarTerms(of, terms)
      expect(similar.every(isSimilar)).toBe(true)
      expect(new Set(similar).size).toBe(similar.length)
      expect(similar).toHaveLength(Math.min(6, terms.filter(isSimilar).length))
    }),
  )
})

test('terms that the term lists come before all others', () => {
  fc.assert(
    fc.property(glossary, fc.nat(), (terms, pick) => {
      const of = terms[pick % terms.length]!
      const listed = similarTerms(of, terms).map((other) => of.relatedTerms.includes(other.term))
      expect(listed).toEqual([...listed].sort((a, b) => Number(b) - Number(a)))
    }),
  )
})
