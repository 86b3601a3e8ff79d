import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../commands/root.ts'
import type { AttackResults } from './attacks/measure.ts'
import type { FleetResults } from './fleet/measure.ts'
import type { FirstViewResults } from './first-view/measure.ts'
import type { LighthouseResults } from './lighthouse/results.ts'
import type { IsolationResults } from './isolation/measure.ts'
import { formatted } from './running/formatted.ts'
import type { ScaleResults } from './scale/measure.ts'
import type { ServerResults } from './server/measure.ts'
import type { WeekResults } from './week/measure.ts'

/** What each measurement writes down, in the order of the report. */
export interface Results {
  'first-view': FirstViewResults
  week: WeekResults
  lighthouse: LighthouseResults
  server: ServerResults
  scale: ScaleResults
  attacks: AttackResults
  isolation: IsolationResults
  fleet: FleetResults
}

export type ResultName = keyof Results

/** The last results of each measurement; what was never measured is absent. */
export type StoredResults = Partial<Results>

export const resultNames: readonly ResultName[] = [
  'first-view',
  'week',
  'lighthouse',
  'server',
  'scale',
  'attacks',
  'isolation',
  'fleet',
]
const folder = join(root, 'bench/results')
const pathOf = (name: ResultName) => join(folder, `${name}.json`)

/** Keeps a measurement's results where they are read, in the project's own format. */
export async function writeResults<N extends ResultName>(name: N, results: Results[N]) {
  const json = JSON.stringify(results, roundFractions)
  await mkdir(folder, { recursive: true })
  await writeFile(pathOf(name), await formatted(pathOf(name), json))
}

/** Bytes and counts are whole numbers, and stay what they are; of other figures four digits say all. */
export const roundFractions = (_: string, value: unknown): unknown =>
  typeof value === 'number' && !Number.isInteger(value) ? Number(value.toPrecision(4)) : value

export async function readResults(): Promise<StoredResults> {
  const read = resultNames
    .filter((name) => existsSync(pathOf(name)))
    .map(async (name) => [name, JSON.parse(await readFile(pathOf(name), 'utf8'))] as const)
  return Object.fromEntries(await Promise.all(read)) as StoredResults
}
