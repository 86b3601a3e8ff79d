import { expect, test } from 'vitest'
import { coresFor, megabits, mostRenders, ratesOf } from './internet-scale.ts'

test('a million visits a day are 35 pages a second, and five times as many at the peak', () => {
  const { pages, pagesAtPeak, visitsAtPeak, filesAtPeak } = ratesOf(1_000_000, { files: 30 })
  expect(pages).toBeCloseTo(34.7, 1)
  expect(pagesAtPeak).toBeCloseTo(173.6, 1)
  expect(visitsAtPeak).toBeCloseTo(57.9, 1)
  expect(filesAtPeak).toBeCloseTo(1_736, 0)
})

test('cores are planned for six tenths of their time', () => {
  expect(coresFor(600, 1)).toBeCloseTo(1)
  expect(coresFor(1_000, 20)).toBeCloseTo(33.3, 1)
})

test('bytes become bits', () => {
  expect(megabits(1_000, 20_000)).toBe(160)
})

test('an address is made anew every ten seconds at most', () => {
  expect(mostRenders(1_620)).toBe(162)
})
