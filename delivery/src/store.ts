import { mkdir, readFile, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { createStorage } from 'unstorage'
import fsDriver from 'unstorage/drivers/fs'
import * as v from 'valibot'
import { emptyRegistry, registrySchema, type Registry } from './registry.ts'
import { releaseManifestSchema, type ReleaseManifest } from './release.ts'

/** Immutable releases under `<remote>/<release>/…`, and beside them the registry that says which are live. */
export interface ReleaseStore {
  readManifest(remote: string, release: string): Promise<ReleaseManifest | null>
  /** Bytes of one file of a release, unchecked, or null when there is none. */
  readFile(remote: string, release: string, path: string): Promise<Uint8Array | null>
  writeFile(remote: string, release: string, path: string, bytes: Uint8Array): Promise<void>
  /** Written last: a release without manifest does not exist. */
  writeManifest(manifest: ReleaseManifest): Promise<void>
  readRegistry(): Promise<Registry>
  /** Changes the registry under a lock; concurrent changes follow each other and none is lost. */
  changeRegistry(change: (registry: Registry) => Registry): Promise<Registry>
}

const manifestName = 'release.json'
const lockPatienceMs = 10_000
const staleLockMs = 30_000

/** Opens a store in a local folder, which is created on the first write. */
export function openReleaseStore(folder: string): ReleaseStore {
  const files = createStorage({ driver: fsDriver({ base: folder }) })
  const key = (remote: string, release: string, path: string) => `${remote}/${release}/${path}`
  const registryPath = join(folder, 'registry.json')

  async function readFileOf(remote: string, release: string, path: string) {
    const bytes = await files.getItemRaw<Uint8Array>(key(remote, release, path))
    return bytes ?? null
  }

  async function readRegistry(): Promise<Registry> {
    const text = await readFile(registryPath, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null
      throw error
    })
    return text === null ? emptyRegistry : v.parse(registrySchema, JSON.parse(text))
  }

  return {
    readFile: readFileOf,
    async readManifest(remote, release) {
      const bytes = await readFileOf(remote, release, manifestName)
      if (!bytes) return null
      const manifest = v.parse(releaseManifestSchema, JSON.parse(new TextDecoder().decode(bytes)))
      if (manifest.remote !== remote || manifest.release !== release)
        throw new Error(`${remote}/${release}: its manifest is that of another release`)
      return manifest
    },
    writeFile: (remote, release, path, bytes) =>
      files.setItemRaw(key(remote, release, path), bytes),
    writeManifest: (manifest) =>
      files.setItemRaw(
        key(manifest.remote, manifest.release, manifestName),
        JSON.stringify(manifest, null, 2),
      ),
    readRegistry,
    async changeRegistry(change) {
      await mkdir(folder, { recursive: true })
      return withLock(`${registryPath}.lock`, async () => {
        const current = await readRegistry()
        const next = change(current)
        if (next === current) return current
        const draft = `${registryPath}.${process.pid}.tmp`
        await writeFile(draft, `${JSON.stringify(next, null, 2)}\n`)
        await rename(draft, registryPath)
        return next
      })
    },
  }
}

/** A folder as lock: making one is atomic on every file system. A lock left by a killed process goes stale. */
async function withLock<T>(path: string, work: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + lockPatienceMs
  while (
    !(await mkdir(path).then(
      () => true,
      () => false,
    ))
  ) {
    const age = await stat(path).then(
      (lock) => Date.now() - lock.mtimeMs,
      () => 0,
    )
    if (age > staleLockMs) await rm(path, { recursive: true, force: true })
    if (Date.now() > deadline) throw new Error(`${path} is held by another writer`)
    await delay(5 + Math.random() * 20)
  }
  try {
    return await work()
  } finally {
    await rmdir(path).catch(() => undefined)
  }
}
