import { expect, test } from 'vitest'
import { quoteWords } from './quoted-words.ts'

const booleans = new Set(['published'])
const rewritten = (query: string) =>
  new URL(quoteWords(new Request(`http://localhost/rest/v1/t?${query}`), booleans).url).searchParams

test.each(['true', 'false', 'null'])('%s as a text is put in quotes', (word) => {
  expect(rewritten(`slug=eq.${word}`).get('slug')).toBe(`eq."${word}"`)
  expect(rewritten(`locations.slug=neq.${word}`).get('locations.slug')).toBe(`neq."${word}"`)
})

test('booleans, other words and other operators stay as they are', () => {
  const query = 'published=eq.true&slug=eq.austin&parent_location=is.null&order=slug.asc'
  expect(rewritten(query).toString()).toBe(new URLSearchParams(query).toString())
})
