import { formatFigure, formatRange, type Unit } from '../figures/format.ts'

/** What a bar's results say, in the bar's unit. */
export interface Reading {
  figure: number
  /** With a probability of 95 %, where the figure was measured several times. */
  low?: number
  high?: number
  /** Where it is so: the page, or the number of connections. */
  where: string
  /** What it is compared with, and its figure. */
  baseline?: string
}

export interface Limit {
  is: '≤' | '≥'
  limit: number
  unit: Unit
}

export interface Verdict {
  outcome: 'met' | 'missed' | 'not measured'
  /** How far the figure is from the limit, in the bar's unit; 0 when it is the limit. */
  by: number
  /** False when the interval holds the limit: another run may say otherwise. */
  isCertain: boolean
}

/** Whether a figure holds its limit. The figure decides, the interval says how certain that is. */
export function judge({ is, limit }: Limit, reading: Reading | null): Verdict {
  if (!reading || !Number.isFinite(reading.figure))
    return { outcome: 'not measured', by: NaN, isCertain: false }
  const { figure, low = figure, high = figure } = reading
  const holds = (value: number) => (is === '≤' ? value <= limit : value >= limit)
  return {
    outcome: holds(figure) ? 'met' : 'missed',
    by: Math.abs(figure - limit),
    isCertain: holds(low) === holds(high),
  }
}

export function formatReading({ figure, low, high, where }: Reading, unit: Unit): string {
  const interval =
    low === undefined || high === undefined ? '' : ` (${formatRange(low, high, unit)})`
  return `${formatFigure(figure, unit)}${interval}, ${where}`
}

export function formatVerdict({ outcome, by, isCertain }: Verdict, unit: Unit): string {
  if (outcome === 'not measured') return outcome
  const distance = formatFigure(by, unit)
  const byHowMuch =
    outcome === 'missed' ? ` by ${distance}` : by > 0 ? `, ${distance} to spare` : ''
  return `${outcome}${byHowMuch}${isCertain ? '' : '; the interval holds the limit'}`
}
