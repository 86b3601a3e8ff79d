import { describe, expect, test } from 'vitest'
import { linearScale, logScale, roundStep, spread } from './scales.ts'

describe('a straight scale', () => {
  const scale = linearScale(50, { from: 100, to: 200 })

  test('begins at 0 and ends with the highest value', () => {
    expect([0, 25, 50].map(scale)).toEqual([100, 150, 200])
  })

  test.each([
    [50, [0, 20, 40]],
    [40, [0, 10, 20, 30, 40]],
    [0.3, [0, 0.1, 0.2, 0.3]],
    [585_619, [0, 200_000, 400_000]],
    [1, [0, 0.5, 1]],
  ])('to %d has round ticks, none of them above it', (highest, ticks) => {
    expect(linearScale(highest, { from: 0, to: 1 }).ticks).toEqual(ticks)
  })

  test('may go upwards, as pixels do not', () => {
    expect([0, 10].map(linearScale(10, { from: 90, to: 0 }))).toEqual([90, 0])
  })

  test('of nothing is still a scale', () => {
    expect(linearScale(0, { from: 0, to: 10 })(0)).toBe(0)
  })
})

test('on a logarithmic scale equal multiples are equally far', () => {
  const scale = logScale([10, 100, 1_000], { from: 0, to: 100 })
  expect([10, 100, 1_000].map((value) => Math.round(scale(value)))).toEqual([0, 50, 100])
})

test.each([
  [1, 1],
  [1.2, 2],
  [3, 5],
  [7, 10],
  [0.03, 0.05],
  [140_000, 200_000],
])('the round step for %d is %d', (step, round) => {
  expect(roundStep(step)).toBeCloseTo(round)
})

describe('labels that are spread', () => {
  test.each([
    ['stay where there is room', [0, 50, 100], [0, 50, 100]],
    ['keep their distance', [50, 52, 54], [50, 64, 78]],
    ['keep their order', [54, 50], [64, 50]],
    ['stay inside', [98, 99], [86, 100]],
  ])('%s', (_, positions, places) => {
    expect(spread(positions, 14, [0, 100])).toEqual(places)
  })
})
