import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../root.ts'

interface Manifest {
  version: string
  exports: Record<string, string>
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

/** What the `package.json` in a folder of the workspace says. */
export const readManifest = async (folder: string): Promise<Manifest> =>
  JSON.parse(await readFile(join(root, folder, 'package.json'), 'utf8')) as Manifest

/**
 * These packages in the versions that the workspace has.
 *
 * @throws {Error} when no `package.json` of ours names one
 */
export async function versionsOf(names: readonly string[]): Promise<Record<string, string>> {
  const manifests = await Promise.all(
    ['.', 'delivery', 'shell', 'shared-ui', 'e2e'].map(readManifest),
  )
  const known = Object.assign(
    {},
    ...manifests.flatMap(({ devDependencies, dependencies }) => [devDependencies, dependencies]),
  ) as Record<string, string>
  return Object.fromEntries(
    [...names].sort().map((name) => {
      const version = known[name]
      if (version === undefined) throw new Error(`No package.json names ${name}, which is packed`)
      return [name, version]
    }),
  )
}
