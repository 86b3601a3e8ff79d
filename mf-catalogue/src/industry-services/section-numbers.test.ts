import { expect, test } from 'vitest'
import { sectionNumbers } from './section-numbers.ts'

test('numbers the sections that are there, from 01', () => {
  const numbered = sectionNumbers()
  expect([numbered('In figures'), numbered('What is hard')]).toEqual([
    '01 — In figures',
    '02 — What is hard',
  ])
})
