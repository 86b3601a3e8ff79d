import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { makeTemporaryFolder } from 'delivery'
import { demand } from '../processes/steps.ts'
import { writeDelivery } from './delivery.ts'
import { writeKit } from './kit.ts'
import { readManifest } from './manifest.ts'

/** Packages that other repositories need: name → the workspace that has its version, and what writes its files. */
const packages = {
  'plumbline-kit': { workspace: 'shared-ui', write: writeKit },
  'plumbline-delivery': { workspace: 'delivery', write: writeDelivery },
}

export type PackageName = keyof typeof packages

/**
 * Makes a package's file, the same bytes of the same sources.
 *
 * @returns its path, in the folder `to`
 */
export async function pack(name: PackageName, to: string): Promise<string> {
  const { workspace, write } = packages[name]
  const { version } = await readManifest(workspace)
  const folder = makeTemporaryFolder('plumbline-package-')
  try {
    await write(folder.path)
    await mkdir(to, { recursive: true })
    const args = ['--pack-destination', resolve(to), '--ignore-scripts', '--silent']
    await demand('npm', ['pack', folder.path, ...args], `${name} was not packed`)
  } finally {
    await folder.remove()
  }
  return join(to, `${name}-${version}.tgz`)
}
