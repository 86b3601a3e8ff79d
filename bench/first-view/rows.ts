import { median, type Measurement } from '../measurement.ts'
import type { PageFigures } from './page-figures.ts'
import type { PageTimes } from './page-rounds.ts'
import { ours } from './candidate-names.ts'
import type { FirstViewResults } from './results.ts'

/** What the bars are about, page by page, and how far the same page is from itself. */
export function rowsOf({ figures, times, navigation }: FirstViewResults): Measurement[] {
  const rows = Object.entries(figures).flatMap(([path, candidates]) => [
    ...rowsOfFigures(path, candidates),
    ...rowsOfTimes(path, times[path] ?? {}),
  ])
  for (const [name, { within, between, ratio }] of Object.entries(navigation))
    rows.push(
      { name: `${name}: click to heading within a remote`, value: median(within), unit: 'ms' },
      { name: `${name}: between remotes`, value: median(between), unit: 'ms' },
      { name: `${name}: between, of within`, value: percent(ratio?.ratio), unit: '%' },
    )
  return rows
}

function rowsOfFigures(path: string, candidates: Record<string, PageFigures>): Measurement[] {
  const own = candidates[ours]
  if (!own) return []
  const scripts = own.bytes.script ?? 0
  return [
    { name: `${path}: scripts, brotli`, value: scripts, unit: 'bytes' },
    { name: `${path}: the whole page`, value: own.bytes.all ?? 0, unit: 'bytes' },
    { name: `${path}: requests`, value: own.requests, unit: 'count' },
    { name: `${path}: waterfall's depth`, value: own.depth, unit: 'count' },
    ...Object.entries(candidates)
      .filter(([name, { bytes }]) => name !== ours && bytes.script)
      .map(([name, { bytes }]): Measurement => {
        const share = percent(scripts / (bytes.script ?? 0))
        return { name: `${path}: scripts, of ${name}'s`, value: share, unit: '%' }
      }),
  ]
}

function rowsOfTimes(path: string, candidates: Record<string, PageTimes>): Measurement[] {
  const own = candidates[ours]
  if (!own) return []
  const middle = (figure: string) => median(own.lighthouse[figure] ?? [])
  return [
    { name: `${path}: LCP`, value: middle('lcp'), unit: 'ms' },
    { name: `${path}: Lighthouse performance`, value: middle('performance'), unit: 'count' },
    ...Object.entries(candidates)
      .filter(([name]) => name !== ours)
      .map(([name, candidate]): Measurement => {
        const share = percent(candidate.ours.lighthouse['lcp']?.ratio)
        return { name: `${path}: LCP, of ${name}'s`, value: share, unit: '%' }
      }),
  ]
}

const percent = (ratio = NaN) => ratio * 100
