import { describe, expect, test } from 'vitest'
import { formatReading, formatVerdict, judge, type Limit } from './verdict.ts'

const most: Limit = { is: 'at most', limit: 1.1, unit: '×' }
const least: Limit = { is: 'at least', limit: 0.5, unit: '×' }
const said = (limit: Limit, figure: number, low?: number, high?: number) => {
  const interval = low !== undefined && high !== undefined ? { low, high } : {}
  return formatVerdict(judge(limit, { figure, where: '/', ...interval }), limit.unit)
}

describe('a bar', () => {
  test.each([
    ['at most', most, 1, 'met, 0.10 × to spare'],
    ['at most', most, 1.3, 'missed by 0.20 ×'],
    ['at most', most, 1.1, 'met'],
    ['at least', least, 0.75, 'met, 0.25 × to spare'],
    ['at least', least, 0.25, 'missed by 0.25 ×'],
    ['at least', least, 0.5, 'met'],
  ])('of %s', (_, limit, figure, words) => {
    expect(said(limit, figure)).toBe(words)
  })

  test.each([
    ['met', 1, 0.9, 1.05, 'met, 0.10 × to spare'],
    ['met or not', 1, 0.9, 1.2, 'met, 0.10 × to spare; the interval holds the limit'],
    ['missed or not', 1.2, 1, 1.4, 'missed by 0.10 ×; the interval holds the limit'],
    ['missed', 1.2, 1.15, 1.4, 'missed by 0.10 ×'],
  ])('says how certain it is: %s', (_, figure, low, high, words) => {
    expect(said(most, figure, low, high)).toBe(words)
  })

  test.each([null, { figure: NaN, where: '/' }])('without a figure is not measured', (reading) => {
    expect(formatVerdict(judge(most, reading), '×')).toBe('not measured')
  })
})

test('a figure is told with its interval and its place', () => {
  const reading = { figure: 1.04, low: 0.9, high: 1.2, where: '/about' }
  expect(formatReading(reading, '×')).toBe('1.04 × (0.90 × to 1.20 ×), /about')
  expect(formatReading({ figure: 9_800, where: '/' }, 'bytes')).toBe('9.8 kB, /')
})
