import { slope, type Measurement } from './measurement.ts'
import type { Memory } from './small-shell.ts'
import type { RowResults } from './measurement.ts'

/** Of the shell that is read from. */
export const heapMegabytes = 160

/** The shell's memory at one moment of the load. */
export interface Sample extends Memory {
  /** Since the load began, in milliseconds. */
  atMs: number
}

export interface SoakResults extends RowResults {
  /** Absent from results of before they were kept. */
  samples?: Sample[]
}

export interface Soak {
  minutes: number
  /** Addresses by kind of page. */
  kinds: readonly (readonly string[])[]
  requests: number
  failures: number
  samples: readonly Sample[]
}

export function rowsOf({ minutes, kinds, requests, failures, samples }: Soak): Measurement[] {
  return [
    { name: `soak, ${minutes} min: kinds of pages`, value: kinds.length, unit: 'count' },
    { name: 'addresses', value: kinds.flat().length, unit: 'count' },
    { name: 'requests served', value: requests, unit: 'count' },
    { name: 'requests failed', value: failures, unit: 'count' },
    ...rowsOfSamples(samples),
  ]
}

/** From minute 1: until then V8 still compiles what is used most. */
function rowsOfSamples(samples: readonly Sample[]): Measurement[] {
  const settled = samples.filter(({ atMs }) => atMs >= 60_000)
  const first = settled[0]
  const middle = settled[settled.length >> 1]
  const last = settled.at(-1)
  if (!first || !middle || !last) return []
  const hourly = (of: keyof Memory) =>
    slope(settled.map((taken) => ({ x: taken.atMs / 3_600_000, y: taken[of] })))
  return [
    { name: 'heap after collection, minute 1', value: first.heap, unit: 'bytes' },
    { name: 'in the middle', value: middle.heap, unit: 'bytes' },
    { name: 'at the end', value: last.heap, unit: 'bytes' },
    { name: 'its slope after minute 1, an hour', value: hourly('heap'), unit: 'bytes' },
    { name: 'resident memory, minute 1', value: first.resident, unit: 'bytes' },
    { name: 'at the end', value: last.resident, unit: 'bytes' },
    { name: 'its slope after minute 1, an hour', value: hourly('resident'), unit: 'bytes' },
  ]
}
