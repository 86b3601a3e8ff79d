import type { LocationSummary } from './locations.ts'

/** Where the work is, as a sentence says it: `in Austin`, `for remote teams`. */
export function inPlace({ name, type }: Pick<LocationSummary, 'name' | 'type'>): string {
  return type === 'remote' ? 'for remote teams' : `in ${name}`
}
