import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runTool } from '../../processes/tools.ts'
import { root } from '../../root.ts'
import { compiler } from '../types.ts'

export interface Manifest {
  apiVersion: string
  kind: string
}

/** The published schema of a kind of objects, as module of `kubernetes-models`. */
export const modelOf = ({ apiVersion, kind }: Manifest) => `kubernetes-models/${apiVersion}/${kind}`

/** Where packages of the workspace are found from. */
const folder = join(root, 'node_modules/.cache/manifest-types')

/**
 * Holds objects to the types of their schemas, which know fields that no schema has, as an API server does that is asked to be strict.
 *
 * @returns what is wrong, each in one line
 */
export async function typeErrorsOf(manifests: readonly Manifest[]): Promise<string[]> {
  const objects = manifests.map(
    (manifest, index) =>
      `import { type I${manifest.kind} as Kind${index} } from '${modelOf(manifest)}'\n` +
      `export const object${index}: Kind${index} = ${JSON.stringify(manifest, null, 1)}\n`,
  )
  const file = join(folder, 'manifests.mts')
  await mkdir(folder, { recursive: true })
  await writeFile(file, objects.join(''))
  const options = ['--ignoreConfig', '--noEmit', '--strict', '--skipLibCheck', '--pretty', 'false']
  const { output } = await runTool(process.execPath, [
    ...[compiler, ...options],
    ...['--module', 'nodenext', file],
  ])
  await rm(folder, { recursive: true })
  return output.match(/\berror TS\d+:.*$/gm) ?? []
}
