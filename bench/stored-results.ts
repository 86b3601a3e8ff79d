import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { format, resolveConfig } from 'prettier'
import { root } from '../commands/settings.ts'
import type { AttackResults } from './attacks/run-attacks.ts'
import type { DeliveryResults } from './delivery-rows.ts'
import { roundFigure } from './figures.ts'
import type { FirstViewResults } from './first-view/results.ts'
import type { LighthouseResults } from './lighthouse-rows.ts'
import type { RowResults } from './measurement.ts'
import type { ScaleResults } from './scale/scale.ts'
import type { ServerResults } from './server/server.ts'
import type { SoakResults } from './soak-rows.ts'

/** What each measurement writes down. */
export interface Results {
  attacks: AttackResults
  delivery: DeliveryResults
  'first-view': FirstViewResults
  leads: RowResults
  lighthouse: LighthouseResults
  scale: ScaleResults
  server: ServerResults
  soak: SoakResults
}

export type ResultName = keyof Results

/** The last results of each measurement; what was never measured is absent. */
export type StoredResults = Partial<Results>

export const resultNames: readonly ResultName[] = [
  'attacks',
  'delivery',
  'first-view',
  'leads',
  'lighthouse',
  'scale',
  'server',
  'soak',
]
const folder = join(root, 'bench/results')
const pathOf = (name: ResultName) => join(folder, `${name}.json`)

/** Larger files lose the digits that say nothing, in bytes. */
const maxBytes = 150_000

/** Keeps a measurement's results where they are read, in the project's own format. */
export async function writeResults<N extends ResultName>(name: N, results: Results[N]) {
  const path = pathOf(name)
  const options = (await resolveConfig(path)) ?? {}
  const write = (digits?: Digits) =>
    format(JSON.stringify(results, digits), { ...options, parser: 'json' })
  const exact = await write()
  await mkdir(folder, { recursive: true })
  await writeFile(path, exact.length > maxBytes ? await write(roundFractions) : exact)
}

type Digits = (key: string, value: unknown) => unknown

/** Bytes and counts are whole numbers, and stay what they are. */
export const roundFractions: Digits = (_, value) =>
  typeof value === 'number' && !Number.isInteger(value) ? roundFigure(value) : value

export async function readResults(): Promise<StoredResults> {
  const read = resultNames
    .filter((name) => existsSync(pathOf(name)))
    .map(async (name) => [name, JSON.parse(await readFile(pathOf(name), 'utf8'))] as const)
  return Object.fromEntries(await Promise.all(read)) as StoredResults
}
