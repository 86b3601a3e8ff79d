import { expect, test } from 'vitest'
import { roundFractions } from './stored-results.ts'

test('stored results lose digits of fractions, and no byte', () => {
  const results = { bytes: 132_837, times: [1_234.567, 0.123_456], path: '/' }
  expect(JSON.parse(JSON.stringify(results, roundFractions))).toEqual({
    bytes: 132_837,
    times: [1_235, 0.123_5],
    path: '/',
  })
})
