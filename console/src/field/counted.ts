import { vitals } from 'shell/vital-ranges'
import * as v from 'valibot'
import type { Sample } from '../read/shells.ts'
import { figureSchema, keyOf, sumBy, vitalNames, type Figure } from './figures.ts'

/** What a shell's samples say of visitors' pages; nonsense is none. */
export function countedOf(samples: readonly Sample[]): Figure[] {
  const figures = sumBy(samples.flatMap(partOf), keyOf).values()
  return [...figures].filter((figure) => v.is(figureSchema, figure))
}

/** What one sample has of a figure: most have several. */
function partOf({ name, labels, value }: Sample): Figure[] {
  const vital = vitalNames.find((one) => name === `${vitals[one].name}_bucket`)
  if (!vital && name !== 'remote_views_total' && name !== 'browser_failures_total') return []
  const { remote = '', release = '', page = '', outcome, le = '' } = labelsIn(labels)
  const of = { remote, release, page }
  if (vital) return [{ ...of, name: vital, counts: rangeOf(vitals[vital].buckets, le, value) }]
  if (name === 'browser_failures_total') return [{ ...of, name: 'told', counts: [value] }]
  return [{ ...of, name: 'views', counts: [value, outcome === 'failed' ? value : 0] }]
}

const labelsIn = (text: string): Record<string, string> =>
  Object.fromEntries(
    Array.from(text.matchAll(/(\w+)="([^"]*)"/g), ([, key, value]) => [key, value]),
  )

/** Those at or below an end: what is at or below the end before it is taken away again, so that all samples of a histogram sum up to its ranges. */
function rangeOf(ends: readonly number[], le: string, value: number): number[] {
  const counts = Array<number>(ends.length + 1).fill(0)
  const end = le === '+Inf' ? ends.length : ends.indexOf(Number(le))
  if (end < 0) return counts
  counts[end] = value
  if (end < ends.length) counts[end + 1] = -value
  return counts
}
