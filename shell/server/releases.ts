import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { readVerifiedFile, type ReleaseManifest, type ReleaseStore } from 'delivery'

/** A release whose every byte was checked. */
export interface VerifiedRelease {
  manifest: ReleaseManifest
  /** Folder on disk with the server entry's files, from which it is imported. */
  folder: string
  files: ReadonlyMap<string, Uint8Array>
}

export interface Releases {
  /** Brings a release, checked, from the store or from memory. Rejects when a byte is wrong. */
  get(remote: string, release: string): Promise<VerifiedRelease>
}

/**
 * @param folder where verified server files are unpacked: `<folder>/<remote>/<release>/…`
 */
export function createReleases(store: ReleaseStore, folder: string): Releases {
  const known = new Map<string, Promise<VerifiedRelease>>()

  async function load(remote: string, release: string): Promise<VerifiedRelease> {
    const manifest = await store.readManifest(remote, release)
    if (!manifest) throw new Error(`${remote} has no release ${release}`)
    const paths = Object.keys(manifest.files)
    const files = new Map(
      await Promise.all(
        paths.map(async (path) => [path, await readVerifiedFile(store, manifest, path)] as const),
      ),
    )
    const target = join(folder, remote, release)
    await unpack(files, target)
    return { manifest, folder: target, files }
  }

  return {
    get(remote, release) {
      const key = `${remote}/${release}`
      const current = known.get(key) ?? load(remote, release)
      known.set(key, current)
      current.catch(() => known.delete(key))
      return current
    },
  }
}

/** Written afresh at every start and put in place at once, so that nothing on disk is trusted. */
async function unpack(files: ReadonlyMap<string, Uint8Array>, target: string): Promise<void> {
  const draft = `${target}.${process.pid}.tmp`
  await rm(draft, { recursive: true, force: true })
  for (const [path, bytes] of files) {
    if (!/\.m?js$/.test(path)) continue
    await mkdir(dirname(join(draft, path)), { recursive: true })
    await writeFile(join(draft, path), bytes)
  }
  await writeFile(join(draft, 'package.json'), '{ "type": "module" }')
  await rm(target, { recursive: true, force: true })
  await rename(draft, target)
}
