import { expect, test } from 'vitest'
import { formatDate, formatFigure, type Unit } from './format.ts'

test.each<[number, Unit, string]>([
  [0.78931, 'ms', '0.789 ms'],
  [11.02, 'ms', '11.0 ms'],
  [12, 'ms', '12 ms'],
  [0.5, 'ms', '0.5 ms'],
  [29.200000000000003, 'ms', '29.2 ms'],
  [4607.1, 'ms', '4,607 ms'],
  [739.2, 'bytes', '739 bytes'],
  [135_414, 'bytes', '135 kB'],
  [5_003_741, 'bytes', '5.00 MB'],
  [-2_500, 'bytes', '-2.5 kB'],
  [225_123, 'count', '225,123'],
  [1.0484, '×', '1.05 ×'],
  [NaN, '×', '–'],
])('%d %s is written as %s', (value, unit, written) => {
  expect(formatFigure(value, unit)).toBe(written)
})

test('a date is told to the minute', () => {
  expect(formatDate('2026-01-02T03:04:05.678Z')).toBe('2026-01-02 03:04 UTC')
})
