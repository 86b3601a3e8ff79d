import { median, type Measurement } from '../measurement.ts'
import { ours } from './candidates.ts'
import { oursAgain } from './page-rounds.ts'
import type { CandidateFigures, FirstViewResults } from './results.ts'

/** What the bars are about, page by page, and how far the same page is from itself. */
export function rowsOf({ pages, navigation }: FirstViewResults): Measurement[] {
  const rows = Object.entries(pages).flatMap(([path, candidates]) => rowsOfPage(path, candidates))
  for (const [name, { within, between, ratio }] of Object.entries(navigation))
    rows.push(
      { name: `${name}: click to heading within a remote`, value: median(within), unit: 'ms' },
      { name: `${name}: between remotes`, value: median(between), unit: 'ms' },
      { name: `${name}: % of within`, value: percent(ratio?.ratio), unit: 'count' },
    )
  return rows
}

function rowsOfPage(path: string, candidates: Record<string, CandidateFigures>): Measurement[] {
  const own = candidates[ours]
  if (!own) return []
  const rows: Measurement[] = [
    { name: `${path}: scripts, brotli`, value: own.bytes.script ?? 0, unit: 'bytes' },
    { name: `${path}: the whole page`, value: own.bytes.all ?? 0, unit: 'bytes' },
    { name: `${path}: requests`, value: own.requests, unit: 'count' },
    { name: `${path}: waterfall's depth`, value: own.depth, unit: 'count' },
    { name: `${path}: that of scripts`, value: own.scriptDepth, unit: 'count' },
    { name: `${path}: LCP`, value: median(own.lighthouse['lcp'] ?? []), unit: 'ms' },
    {
      name: `${path}: Lighthouse performance`,
      value: median(own.lighthouse['performance'] ?? []),
      unit: 'count',
    },
  ]
  for (const [name, baseline] of Object.entries(candidates)) {
    if (name === ours) continue
    const scripts = (own.bytes.script ?? 0) / (baseline.bytes.script ?? 0)
    if (name !== oursAgain && Number.isFinite(scripts))
      rows.push({ name: `${path}: scripts, % of ${name}`, value: percent(scripts), unit: 'count' })
    const lcp = baseline.ours.lighthouse['lcp']?.ratio
    rows.push({ name: `${path}: LCP, % of ${name}`, value: percent(lcp), unit: 'count' })
  }
  return rows
}

const percent = (ratio = NaN) => ratio * 100
