/** What a figure counts; a `×` is a multiple of something else. */
export type Unit = 'ms' | 'bytes' | 'count' | '×'

const thousand = 1_000

/** A figure as it is printed everywhere: three significant digits, with its unit. */
export function formatFigure(value: number, unit: Unit): string {
  if (!Number.isFinite(value)) return '–'
  if (unit === '×') return `${value.toFixed(2)} ×`
  if (unit === 'ms') return `${threeDigits(value)} ms`
  if (unit === 'count') return threeDigits(value)
  return formatBytes(value)
}

/** From where to where. */
export const formatRange = (low: number, high: number, unit: Unit): string =>
  `${formatFigure(low, unit)} to ${formatFigure(high, unit)}`

/** Thousands are kB, thousands of these MB. */
function formatBytes(value: number): string {
  const size = Math.abs(value)
  if (size < thousand) return `${Math.round(value)} bytes`
  return size < thousand ** 2
    ? `${threeDigits(value / thousand)} kB`
    : `${threeDigits(value / thousand ** 2)} MB`
}

/** What has more than three digits before the point loses only its fraction; what is exact with fewer stays so. */
function threeDigits(value: number): string {
  if (Number.isInteger(value) || Math.abs(value) >= 100)
    return Math.round(value).toLocaleString('en-GB')
  return Number.isInteger(value * 10) ? value.toFixed(1) : value.toPrecision(3)
}

/** ISO 8601 → day and minute. */
export const formatDate = (date: string): string => `${date.slice(0, 16).replace('T', ' ')} UTC`
