import type { Figure } from '../figures/format.ts'
import { slope } from '../figures/statistics.ts'
import type { FigureResults } from '../running/machine.ts'
import type { Memory } from '../running/small-shell.ts'

/** Of the shell that is read from. */
export const heapMegabytes = 160

/** The shell's memory at one moment of the load. */
export interface Sample extends Memory {
  /** Since the load began, in milliseconds. */
  atMs: number
}

export interface SoakResults extends FigureResults {
  samples: Sample[]
}

export interface Soak {
  minutes: number
  /** Addresses by kind of page. */
  kinds: readonly (readonly string[])[]
  requests: number
  samples: readonly Sample[]
}

export function figuresOf({ minutes, kinds, requests, samples }: Soak): Figure[] {
  return [
    { name: `soak, ${minutes} min: kinds of pages`, value: kinds.length, unit: 'count' },
    { name: 'addresses', value: kinds.flat().length, unit: 'count' },
    { name: 'requests served', value: requests, unit: 'count' },
    { name: 'requests failed', value: 0, unit: 'count' },
    ...memoryFigures('heap after collection', 'heap', samples),
    ...memoryFigures('resident memory', 'resident', samples),
  ]
}

/** From minute 1: until then V8 still compiles what is used most. */
function memoryFigures(name: string, of: keyof Memory, samples: readonly Sample[]): Figure[] {
  const settled = samples.filter(({ atMs }) => atMs >= 60_000)
  const hourly = slope(settled.map((taken) => ({ x: taken.atMs / 3_600_000, y: taken[of] })))
  return [
    { name: `${name}, minute 1`, value: settled[0]?.[of] ?? NaN, unit: 'bytes' },
    { name: 'in the middle', value: settled[settled.length >> 1]?.[of] ?? NaN, unit: 'bytes' },
    { name: 'at the end', value: settled.at(-1)?.[of] ?? NaN, unit: 'bytes' },
    { name: 'its slope after minute 1, an hour', value: hourly, unit: 'bytes' },
  ]
}
