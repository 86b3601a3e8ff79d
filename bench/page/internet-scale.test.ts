import { expect, test } from 'vitest'
import { coresFor, megabits, mostRenders, peakOf, ratesOf } from './internet-scale.ts'

const costs = { files: 30, whole: 100_000, html: 20_000 }

test('a million visits a day are 35 pages a second, and five times as many at the peak', () => {
  const { visits, pages, files } = ratesOf(1_000_000, costs)
  expect(pages).toBeCloseTo(34.7, 1)
  expect(peakOf(pages)).toBeCloseTo(173.6, 1)
  expect(peakOf(visits)).toBeCloseTo(57.9, 1)
  expect(peakOf(files)).toBeCloseTo(1_736, 0)
})

test('a visit begins with a whole first view, and goes on with documents', () => {
  expect(ratesOf(86_400, costs).bytes).toBe(100_000 + 2 * 20_000)
})

test('cores are planned for six tenths of their time', () => {
  expect(coresFor(600, 1)).toBeCloseTo(1)
  expect(coresFor(1_000, 20)).toBeCloseTo(33.3, 1)
})

test('bytes become bits', () => {
  expect(megabits(20_000_000)).toBe(160)
})

test('an address is made anew every ten seconds at most', () => {
  expect(mostRenders(1_620)).toBe(162)
})
