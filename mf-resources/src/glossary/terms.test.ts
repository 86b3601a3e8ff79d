import { describe, expect, test } from 'vitest'
import { slugify } from './slug.ts'
import { glossaryTerms } from './terms.ts'

const names = glossaryTerms.map(({ term }) => term)
const nameBySlug = new Map(names.map((name) => [slugify(name), name]))

test('holds 32 terms', () => {
  expect(glossaryTerms).toHaveLength(32)
})

test('stands in alphabetical order', () => {
  expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en')))
})

test('gives every term a clean address of its own', () => {
  expect(nameBySlug.size).toBe(32)
  for (const slug of nameBySlug.keys()) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
})

test('has six or seven categories of at least three terms', () => {
  const categories = Map.groupBy(glossaryTerms, ({ category }) => category)
  expect([6, 7]).toContain(categories.size)
  for (const terms of categories.values()) expect(terms.length).toBeGreaterThanOrEqual(3)
})

test('links mostly to its own terms, and sometimes beyond them', () => {
  const related = glossaryTerms.flatMap(({ relatedTerms }) => relatedTerms)
  const known = related.filter((name) => names.includes(name))
  expect(known.length).toBeGreaterThan(related.length * 0.7)
  expect(known.length).toBeLessThan(related.length)
})

test("shows both sides of a card's '+N more'", () => {
  expect(glossaryTerms.some(({ relatedTerms }) => relatedTerms.length <= 3)).toBe(true)
  expect(glossaryTerms.some(({ relatedTerms }) => relatedTerms.length > 3)).toBe(true)
})

describe.each(glossaryTerms.map((entry) => [entry.term, entry] as const))('%s', (name, entry) => {
  test('is defined in 45 to 110 words', () => {
    const words = entry.definition.split(' ').length
    expect(words).toBeGreaterThanOrEqual(45)
    expect(words).toBeLessThanOrEqual(110)
    expect(entry.definition).toMatch(/^[A-Z].*[.?]$/)
    expect(entry.definition).not.toMatch(/\s{2}/)
  })

  test('lists two to six other names, each once', () => {
    expect(entry.relatedTerms.length).toBeGreaterThanOrEqual(2)
    expect(entry.relatedTerms.length).toBeLessThanOrEqual(6)
    expect(new Set(entry.relatedTerms).size).toBe(entry.relatedTerms.length)
    expect(entry.relatedTerms).not.toContain(name)
  })

  test('spells related terms as the glossary does', () => {
    for (const related of entry.relatedTerms) {
      expect(nameBySlug.get(slugify(related)) ?? related).toBe(related)
    }
  })
})
