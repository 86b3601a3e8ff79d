import { expect, test } from 'vitest'
import { median, slope } from './statistics.ts'

test.each([
  ['the middle one', [3, 1, 2], 2],
  ['the mean of the two in the middle', [4, 1, 3, 2], 2.5],
])('the median is %s', (_, values, middle) => {
  expect(median(values)).toBe(middle)
})

test('a slope is that of the nearest line', () => {
  expect(slope([0, 1, 2].map((x) => ({ x, y: 3 * x + 5 })))).toBe(3)
  expect(
    slope([
      { x: 0, y: 0 },
      { x: 1, y: 3 },
      { x: 2, y: 0 },
    ]),
  ).toBe(0)
})
