import type { Measurement } from '../measurement.ts'
import type { RemotesPoint } from './remotes-curve.ts'
import type { ScaleResults } from './scale.ts'

/** The points of each curve, one after the other. */
export function rowsOf({ remotes }: ScaleResults): Measurement[] {
  return remotes.flatMap(rowsOfRemotes)
}

function rowsOfRemotes({ remotes, startMs, memory, uncached, cached }: RemotesPoint) {
  const at = `${remotes} remotes`
  const rows: Measurement[] = [
    { name: `${at}: start of the shell`, value: startMs, unit: 'ms' },
    { name: `${at}: heap, before the first page`, value: memory.heap, unit: 'bytes' },
    { name: `${at}: resident memory`, value: memory.resident, unit: 'bytes' },
  ]
  for (const [path, page] of Object.entries(uncached))
    rows.push(
      { name: `${at}: HTML of ${path}`, value: page.bytes, unit: 'bytes' },
      { name: `${at}: the same, brotli`, value: page.brotli, unit: 'bytes' },
      { name: `${at}: ${path} made anew`, value: page.ms, unit: 'ms' },
      { name: `${at}: ${path} cached`, value: cached[path]?.ms ?? NaN, unit: 'ms' },
    )
  return rows
}
