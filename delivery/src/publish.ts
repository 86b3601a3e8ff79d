import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buildRelease } from './release.ts'
import type { ReleaseStore } from './store.ts'

/** Answer of `delivery publish --json`. */
export interface Published {
  remote: string
  release: string
  /** Number of files and their total size. */
  files: number
  bytes: number
  /** False when the store had this release already. */
  isNew: boolean
}

/**
 * Writes a remote's build into the store as an immutable release. Publishing the same build twice is harmless.
 *
 * @param folder the remote's build output
 * @param kit version of `shared-ui` it was built against
 */
export async function publish(
  store: ReleaseStore,
  remote: string,
  folder: string,
  kit: string,
): Promise<Published> {
  const manifest = await buildRelease(remote, folder, kit)
  const isNew = (await store.readManifest(remote, manifest.release)) === null
  const paths = Object.keys(manifest.files)
  if (isNew) {
    for (const path of paths)
      await store.writeFile(remote, manifest.release, path, await readFile(join(folder, path)))
    await store.writeManifest(manifest)
  }
  const bytes = Object.values(manifest.files).reduce((sum, file) => sum + file.bytes, 0)
  return { remote, release: manifest.release, files: paths.length, bytes, isNew }
}
