import { expect, test } from 'vitest'
import { summary } from './summary.ts'
import { glossaryTerms } from './terms.ts'

test.each([
  ['One sentence. Another one.', 'One sentence.'],
  ['See e.g. the loop. Then stop.', 'See e.g. the loop.'],
  ['No end', 'No end'],
  ['', ''],
])('summary of %j', (definition, sentence) => {
  expect(summary(definition)).toBe(sentence)
})

test.each(glossaryTerms.map(({ term, definition }) => [term, summary(definition)]))(
  '%s fits a search result',
  (_, sentence) => {
    expect(sentence).toMatch(/[.?!]$/)
    expect(sentence.length).toBeGreaterThan(40)
    expect(sentence.length).toBeLessThan(320)
  },
)
