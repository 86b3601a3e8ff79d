import { describe, expect, test } from 'vitest'
import { categoryCounts, findTerm, similarTerms } from './related.ts'
import { slugify } from './slug.ts'
import { glossaryTerms } from './terms.ts'
import type { GlossaryTerm } from './terms.ts'

function entry(term: string, category: string, relatedTerms: string[] = []): GlossaryTerm {
  return { term, category, relatedTerms, definition: '' }
}

function similarNames(term: GlossaryTerm, terms?: readonly GlossaryTerm[]): string[] {
  return similarTerms(term, terms).map((similar) => similar.term)
}

describe('findTerm', () => {
  test('finds every term by its slug', () => {
    for (const known of glossaryTerms) expect(findTerm(slugify(known.term))).toBe(known)
  })

  test.each(['', 'no-such-term', 'Scorecard', 'constructor', '__proto__'])(
    'knows no term at %j',
    (slug) => {
      expect(findTerm(slug)).toBeUndefined()
    },
  )
})

describe('similarTerms', () => {
  test('puts listed terms first, then terms that list it, then its category', () => {
    const ash = entry('Ash', 'trees', ['Rose', 'Birch'])
    const terms = [
      entry('Alder', 'trees'),
      ash,
      entry('Birch', 'trees'),
      entry('Clover', 'herbs', ['Ash']),
      entry('Daisy', 'herbs'),
      entry('Rose', 'shrubs'),
    ]
    expect(similarNames(ash, terms)).toEqual(['Rose', 'Birch', 'Clover', 'Alder'])
  })

  test('names a term linked in both directions and by category once', () => {
    const ash = entry('Ash', 'trees', ['Birch', 'Birch'])
    expect(similarNames(ash, [ash, entry('Birch', 'trees', ['Ash'])])).toEqual(['Birch'])
  })

  test('never names the term itself, even when it lists itself', () => {
    const ash = entry('Ash', 'trees', ['Ash'])
    expect(similarNames(ash, [ash])).toEqual([])
    expect(similarNames({ ...ash }, [ash])).toEqual([])
  })

  test('ignores related names that are no terms', () => {
    const ash = entry('Ash', 'trees', ['Carpentry'])
    expect(similarNames(ash, [ash, entry('Rose', 'shrubs')])).toEqual([])
  })

  test('stops at six, keeping linked terms before the rest of the category', () => {
    const trees = ['Alder', 'Birch', 'Cedar', 'Elm', 'Fir', 'Hazel', 'Larch'].map((name) =>
      entry(name, 'trees'),
    )
    const ash = entry('Ash', 'trees', ['Rose'])
    const terms = [ash, ...trees, entry('Rose', 'shrubs')]
    expect(similarNames(ash, terms)).toEqual(['Rose', 'Alder', 'Birch', 'Cedar', 'Elm', 'Fir'])
  })

  test.each(glossaryTerms.map((known) => [known.term, known] as const))(
    'offers up to six other terms for %s',
    (name, known) => {
      const names = similarNames(known)
      expect(names.length).toBeGreaterThanOrEqual(3)
      expect(names.length).toBeLessThanOrEqual(6)
      expect(new Set(names).size).toBe(names.length)
      expect(names).not.toContain(name)
    },
  )
})

describe('categoryCounts', () => {
  test('counts the terms of each category, alphabetically', () => {
    const terms = [entry('Rose', 'shrubs'), entry('Ash', 'trees'), entry('Lilac', 'shrubs')]
    expect(categoryCounts(terms)).toEqual([
      { category: 'shrubs', count: 2 },
      { category: 'trees', count: 1 },
    ])
  })

  test('accounts for all 32 terms', () => {
    expect(categoryCounts().reduce((sum, { count }) => sum + count, 0)).toBe(32)
  })
})
