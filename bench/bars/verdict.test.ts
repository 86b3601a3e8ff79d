import { expect, test } from 'vitest'
import { formatReading, formatVerdict, judge, type Limit } from './verdict.ts'

const most: Limit = { is: '≤', limit: 1.1, unit: '×' }
const least: Limit = { is: '≥', limit: 0.5, unit: '×' }

test.each<[Limit, number, number | undefined, number | undefined, string]>([
  [most, 1, undefined, undefined, 'met, 0.10 × to spare'],
  [most, 1.3, undefined, undefined, 'missed by 0.20 ×'],
  [most, 1.1, undefined, undefined, 'met'],
  [least, 0.75, undefined, undefined, 'met, 0.25 × to spare'],
  [least, 0.25, undefined, undefined, 'missed by 0.25 ×'],
  [most, 1, 0.9, 1.05, 'met, 0.10 × to spare'],
  [most, 1, 0.9, 1.2, 'met, 0.10 × to spare; the interval holds the limit'],
  [most, 1.2, 1, 1.4, 'missed by 0.10 ×; the interval holds the limit'],
  [most, 1.2, 1.15, 1.4, 'missed by 0.10 ×'],
])('%j at %d from %s to %s is %s', (limit, figure, low, high, words) => {
  const interval = low !== undefined && high !== undefined ? { low, high } : {}
  expect(formatVerdict(judge(limit, { figure, where: '/', ...interval }), '×')).toBe(words)
})

test.each([null, { figure: NaN, where: '/' }])('without a figure it is not measured', (reading) => {
  expect(formatVerdict(judge(most, reading), '×')).toBe('not measured')
})

test('a figure is told with its interval and its place', () => {
  const reading = { figure: 1.04, low: 0.9, high: 1.2, where: '/about' }
  expect(formatReading(reading, '×')).toBe('1.04 × (0.90 × to 1.20 ×), /about')
  expect(formatReading({ figure: 9_800, where: '/' }, 'bytes')).toBe('9.8 kB, /')
})
