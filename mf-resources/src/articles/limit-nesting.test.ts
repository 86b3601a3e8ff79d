// @vitest-environment node
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { limitNesting } from './limit-nesting.ts'

test.each([
  ['a quote in a quote', '> > a\n> b'],
  ['a thematic break', '- '.repeat(30)],
  ['a starred break', '*'.repeat(30)],
  ['a list of bold words', '- **a**, **b**\n'.repeat(200)],
  ['snake case', '- _private_name and other_name\n'.repeat(200)],
  ['private names in code', '- `_private` and `*args`\n'.repeat(200)],
  ['a table of code', '| `a_b` | **c** |\n'.repeat(200)],
])('leaves %s as it is', (_, text) => {
  expect(limitNesting(text)).toBe(text)
})

test('takes emphasis deeper than a hundred as text', () => {
  const nested = (depth: number) => '*a '.repeat(depth) + 'b ' + 'c* '.repeat(depth)
  expect(limitNesting(nested(100))).toBe(nested(100))
  expect(limitNesting(`Fine *here*.\n\n${nested(101)}`)).toMatch(/^Fine \*here\*\.\n\n\\\*a /)
})

test('takes the thirteenth mark of a line as text', () => {
  expect(limitNesting(`${'> '.repeat(14)}a`)).toBe(`${'> '.repeat(12)}\\> > a`)
  expect(limitNesting(`${'1. '.repeat(13)}a`)).toBe(`${'1. '.repeat(12)}\\1. a`)
})

test('leaves every article of the library as it is', () => {
  const seed = readFileSync(new URL('../../../supabase/seed/articles.sql', import.meta.url), 'utf8')
  const articles = seed.split('$md$').filter((_, index) => index % 2 === 1)
  expect(articles.length).toBeGreaterThan(10)
  for (const article of articles) expect(limitNesting(article)).toBe(article)
})
