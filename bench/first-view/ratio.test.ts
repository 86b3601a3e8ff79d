import { describe, expect, test } from 'vitest'
import { middleOf, quantile, ratioOf } from './ratio.ts'

describe('the ratio of two series', () => {
  test('is that of their medians', () => {
    expect(ratioOf([10, 30, 20], [10, 10, 40])?.ratio).toBe(2)
  })

  test('has no spread when every pair says the same', () => {
    expect(ratioOf([3, 3, 3], [2, 2, 2])).toEqual({ ratio: 1.5, low: 1.5, high: 1.5 })
  })

  test('lies within its interval, which lies within the extremes', () => {
    const { ratio, low, high } = ratioOf([9, 10, 11, 12, 13], [10, 10, 10, 10, 10]) ?? fail()
    expect(low).toBeLessThan(ratio)
    expect(high).toBeGreaterThan(ratio)
    expect(low).toBeGreaterThanOrEqual(0.9)
    expect(high).toBeLessThanOrEqual(1.3)
  })

  test('keeps the pairs together: a slow moment of the machine that meets both changes nothing', () => {
    const { low, high } = ratioOf([2, 4, 20, 6, 8], [1, 2, 10, 3, 4]) ?? fail()
    expect([low, high]).toEqual([2, 2])
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

describe('the middle of a series', () => {
  test('lies within its interval, which lies within the extremes', () => {
    const { value, low, high } = middleOf([10, 50, 20, 40, 30]) ?? fail()
    expect(value).toBe(30)
    expect(low).toBeLessThan(value)
    expect(high).toBeGreaterThan(value)
    expect(low).toBeGreaterThanOrEqual(10)
    expect(high).toBeLessThanOrEqual(50)
  })

  test('is none when nothing was measured', () => {
    expect(middleOf([])).toBeNull()
  })
})

describe('a quantile', () => {
  test.each([
    [0, 10],
    [0.5, 20],
    [0.25, 15],
    [1, 30],
  ])('of %d', (share, value) => {
    expect(quantile([10, 20, 30], share)).toBe(value)
  })
})

function fail(): never {
  throw new Error('There is a ratio')
}
