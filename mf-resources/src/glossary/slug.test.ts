import { expect, test } from 'vitest'
import { slugify } from './slug.ts'

test.each([
  ['Time to Hire', 'time-to-hire'],
  ['C++', 'c'],
  ['C++ Screening', 'c-screening'],
  ['CI/CD', 'cicd'],
  ['Contract-to-Hire', 'contract-to-hire'],
  ['Recruitment Process Outsourcing (RPO)', 'recruitment-process-outsourcing-rpo'],
  ['Level 3 Support', 'level-3-support'],
])('%s becomes %s', (term, slug) => {
  expect(slugify(term)).toBe(slug)
})

test.each([
  ['double spaces', 'Bar  Raiser', 'bar-raiser'],
  ['tabs and line breaks', 'Bar\t\n Raiser', 'bar-raiser'],
  ['no-break spaces', 'Bar\u00a0Raiser', 'bar-raiser'],
  ['repeated hyphens', 'Take--Home', 'take-home'],
  ['a hyphen between spaces', 'Screening - Technical', 'screening-technical'],
  ['spaces around a removed character', 'Search & Selection', 'search-selection'],
])('collapses %s into one hyphen', (_, term, slug) => {
  expect(slugify(term)).toBe(slug)
})

test.each([
  [' Scorecard ', '-scorecard-'],
  ['--Scorecard--', '-scorecard-'],
  ['(Scorecard)', 'scorecard'],
  ['Scorecard (', 'scorecard-'],
])('keeps a hyphen at either end: %j becomes %s', (term, slug) => {
  expect(slugify(term)).toBe(slug)
})

test('keeps letters of any alphabet', () => {
  expect(slugify('Résumé Review')).toBe('résumé-review')
})

test('leaves nothing of a term made of symbols', () => {
  expect(slugify('+/&')).toBe('')
  expect(slugify('')).toBe('')
})

test.each(['time-to-hire', 'c-screening', '-scorecard-'])('leaves the slug %s as it is', (slug) => {
  expect(slugify(slug)).toBe(slug)
})
