import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { limitLayout } from './layout-limit.ts'

const rest = (text: string) => limitLayout(text).rest

test.each([
  ['nothing', ''],
  ['a quote in a quote', '> > a\n> b'],
  ['twelve quotes in one another', '> '.repeat(12) + 'a'],
  ['a thematic break', '- '.repeat(30)],
  ['a starred break', '*'.repeat(30)],
  ['emphasis a hundred deep', '*a '.repeat(100) + 'b ' + 'c* '.repeat(100)],
  ['a list of bold words', '- **a**, **b**\n'.repeat(200)],
  ['a numbered list', Array.from({ length: 200 }, (_, i) => `${i}. a [b](c)`).join('\n')],
  ['snake case', '- _private_name and other_name\n'.repeat(200)],
  ['private names in code', '- `_private` and `*args`\n'.repeat(200)],
  ['a table of code', '| `a_b` | **c** |\n'.repeat(200)],
  ['a wide table', `${'| a '.repeat(12)}|\n`.repeat(100)],
  ['25,000 words', `${'word '.repeat(100)}with *a mark* and [a link](b).\n\n`.repeat(250)],
])('lays out %s', (_, text) => {
  expect(limitLayout(text)).toEqual({ text, rest: '' })
})

test('lays out every article of the library', () => {
  const seed = readFileSync(
    new URL('../../../../supabase/seed/articles.sql', import.meta.url),
    'utf8',
  )
  const articles = seed.split('$md$').filter((_, index) => index % 2 === 1)
  expect(articles.length).toBeGreaterThan(10)
  for (const article of articles) expect(rest(article)).toBe('')
})

test.each([
  ['thirteen quotes in one another', '> '.repeat(13) + 'a'],
  ['emphasis deeper than a hundred', '*a '.repeat(101) + 'b ' + 'c* '.repeat(101)],
  ['brackets', '['.repeat(20_000)],
  ['closing brackets', 'a]'.repeat(5_000)],
  ['half-open emphasis', '*a_'.repeat(2_000)],
  ['strikethrough', '~a'.repeat(4_000)],
  [
    'rows far shorter than their table',
    `|${'a|'.repeat(500)}\n|${'-|'.repeat(500)}\n${'x\n'.repeat(500)}`,
  ],
  ['one footnote named a thousand times', '[^a] '.repeat(2_000)],
  [
    'lists nested by indentation',
    Array.from({ length: 150 }, (_, i) => `${'  '.repeat(i)}- a`).join('\n'),
  ],
])('shows %s as written', (_, text) => {
  expect(rest(`Before.\n\n${text}`)).toBe(text)
})

test('cuts between paragraphs and loses nothing', () => {
  const article = 'Some *plain* text.\n\n- one\n- two\n\n'.repeat(30_000)
  const { text, rest } = limitLayout(article)
  expect(text + rest === article).toBe(true)
  expect(text.endsWith('\n\n')).toBe(true)
  expect(text.length).toBeGreaterThan(10_000)
  expect(rest.length).toBeGreaterThan(500_000)
})

test.each(['\n', '\r\n', '\r'])('knows paragraphs that end with %j', (lineEnd) => {
  const text = `Before.${lineEnd}${lineEnd}`
  expect(limitLayout(text + '['.repeat(20_000)).text).toBe(text)
})

test('takes a megabyte without effort', () => {
  const start = process.cpuUsage()
  for (const text of ['a', '\n', ' ', '\n\n', '- ', '[', '|', ' \n', 'x\n', '\r', '*a ']) {
    limitLayout(text.repeat(1_000_000 / text.length))
  }
  expect(process.cpuUsage(start).user / 1_000).toBeLessThan(10_000)
})
