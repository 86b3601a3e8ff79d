import { expect, test } from 'vitest'
import { median, quantile, slope } from './statistics.ts'

test.each([
  ['the middle one', [3, 1, 2], 2],
  ['the mean of the two in the middle', [4, 1, 3, 2], 2.5],
])('the median is %s', (_, values, middle) => {
  expect(median(values)).toBe(middle)
})

test.each([
  [[5, 8, 11], 3],
  [[0, 3, 0], 0],
])('the line nearest to %j rises by %d', (values, rise) => {
  expect(slope(values.map((y, x) => ({ x, y })))).toBe(rise)
})

test.each([
  [0, 10],
  [0.5, 20],
  [0.25, 15],
  [1, 30],
])('a quantile of %d', (share, value) => {
  expect(quantile([30, 10, 20], share)).toBe(value)
})
