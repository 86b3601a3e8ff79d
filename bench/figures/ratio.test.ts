import { describe, expect, test } from 'vitest'
import { middleOf, ratioOf } from './ratio.ts'

describe('the ratio of two series', () => {
  test('is that of their medians', () => {
    expect(ratioOf([10, 30, 20], [10, 10, 40])?.value).toBe(2)
  })

  test('has no spread when every pair says the same', () => {
    expect(ratioOf([3, 3, 3], [2, 2, 2])).toEqual({ value: 1.5, low: 1.5, high: 1.5 })
  })

  test('keeps the pairs together: a slow moment of the machine that meets both changes nothing', () => {
    expect(ratioOf([2, 4, 20, 6, 8], [1, 2, 10, 3, 4])).toMatchObject({ low: 2, high: 2 })
  })

  test('is the same in every run', () => {
    const run = () => ratioOf([9, 10, 12, 15], [8, 11, 10, 9])
    expect(run()).toEqual(run())
  })

  test.each([
    ['the second is 0', [1, 2], [0, 0]],
    ['nothing was measured', [], []],
    ['the second is shorter', [1, 2], [1]],
  ])('is none when %s', (_, a, b) => {
    expect(ratioOf(a, b)).toBeNull()
  })
})

test('the middle of a series lies within its interval, which lies within the extremes', () => {
  const { value = NaN, low = NaN, high = NaN } = middleOf([10, 50, 20, 40, 30]) ?? {}
  expect(value).toBe(30)
  expect([10, low, value, high, 50].toSorted((a, b) => a - b)).toEqual([10, low, value, high, 50])
  expect(low).toBeLessThan(high)
  expect(middleOf([])).toBeNull()
})
