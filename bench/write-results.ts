import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { format, resolveConfig } from 'prettier'
import { root } from '../commands/settings.ts'

const folder = join(root, 'bench/results')

/** Keeps a measurement's results where they are read, in the project's own format. */
export async function writeResults(name: string, results: object): Promise<void> {
  const path = join(folder, `${name}.json`)
  const options = (await resolveConfig(path)) ?? {}
  const text = await format(JSON.stringify(results), { ...options, parser: 'json' })
  await mkdir(folder, { recursive: true })
  await writeFile(path, text)
}
