import { createHash } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { formatted } from '../running/formatted.ts'
import type { Fault } from './fault.ts'

/** What became of one fault. */
export interface Outcome {
  /** The first failing test or check; null when nothing found it. */
  by: string | null
  /** False when the whole suite had to find it: then `--affected` leaves out too much. */
  isByAffected: boolean
  /** How long `--affected` took. */
  seconds: number
  commit: string
  /** Hash of the fault's own text. */
  fault: string
}

/** By the fault's name. */
export type Outcomes = Readonly<Record<string, Outcome>>

/** Changes when the fault does; a reason is no part of it. */
export function hashOf({ why: _, ...fault }: Fault): string {
  return createHash('sha256').update(JSON.stringify(fault)).digest('hex').slice(0, 16)
}

/** Outcomes of these faults as they are now; of others, and of those that were changed, there is none. */
export function currentOf(outcomes: Outcomes, faults: readonly Fault[]): Outcomes {
  const current = faults.filter((fault) => outcomes[fault.name]?.fault === hashOf(fault))
  return Object.fromEntries(current.map(({ name }) => [name, outcomes[name] as Outcome]))
}

/**
 * Which faults to sow: those that are named, by a part of name or file; else those without an outcome.
 *
 * @throws {Error} when a part names none
 */
export function chooseFaults(
  faults: readonly Fault[],
  outcomes: Outcomes,
  parts: readonly string[],
): Fault[] {
  const isNamed = ({ name, file }: Fault, part: string) =>
    `${name} ${file}`.toLowerCase().includes(part.toLowerCase())
  const unknown = parts.find((part) => !faults.some((fault) => isNamed(fault, part)))
  if (unknown !== undefined) throw new Error(`There is no fault with '${unknown}' in its name`)
  if (parts.length > 0) return faults.filter((fault) => parts.some((part) => isNamed(fault, part)))
  const known = currentOf(outcomes, faults)
  return faults.filter(({ name }) => !known[name])
}

export async function readOutcomes(path: string): Promise<Outcomes> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '{}'
    throw error
  })
  return JSON.parse(text) as Outcomes
}

/** Renamed into place, so that an interruption leaves the earlier ones whole. */
export async function writeFormatted(path: string, text: string): Promise<void> {
  await writeFile(`${path}.part`, await formatted(path, text))
  await rename(`${path}.part`, path)
}
