import type { LocationSummary } from './locations.ts'

type Place = Pick<LocationSummary, 'name' | 'type'>

/** Where the work is, as a sentence says it: `in Austin`, `for remote teams`. */
export function inPlace({ name, type }: Place): string {
  return type === 'remote' ? 'for remote teams' : `in ${name}`
}

/** Things in a place, as a heading or a link says it: `companies in Austin`, `remote companies`. */
export function placed(things: string, { name, type }: Place): string {
  return type === 'remote' ? `remote ${things}` : `${things} in ${name}`
}
