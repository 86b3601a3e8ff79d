import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../commands/root.ts'
import { formatted } from './running/formatted.ts'
import { sections } from './sections.ts'

export type ResultName = keyof typeof sections

/** What each measurement writes down, and its section is made of. */
export type Results = { [N in ResultName]: Parameters<(typeof sections)[N]['paragraphs']>[0] }

/** The last results of each measurement; what was never measured is absent. */
export type StoredResults = Partial<Results>

export const resultNames = Object.keys(sections) as ResultName[]

const pathOf = (name: ResultName) => join(root, `bench/results/${name}.json`)

/** Keeps a measurement's results where they are read, in the project's own format. */
export async function writeResults<N extends ResultName>(name: N, results: Results[N]) {
  const json = JSON.stringify(results, roundFractions)
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
