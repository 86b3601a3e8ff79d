import { randomUUID } from 'node:crypto'
import type { OpenDirOptions } from 'node:fs'
import * as fs from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import { withFileLock, type FileLock } from './file-lock.ts'
import { limits } from '../limits.ts'
import { nullWhenMissing, readRegularFile, rereadRegularFile } from './regular-file.ts'
import { UnfitObjectError, type Storage } from './storage.ts'

const putTries = 5

/**
 * Keeps bytes in a local folder, which is created on the first write. Nothing is written, listed or removed through a
 * link inside it. Reads follow links: whatever they lead to, a release is checked against its signature, and who can put
 * a link in the registry's place could as well write the registry.
 */
export function openFileStorage(folder: string): Storage {
  const pathOf = (key: string) => join(folder, key)
  /** Folders in which a name is new: it is on disk when they are. */
  const unsynced = new Set<string>()

  /** True while a key's folder is where its name says. A folder that is not there is no link. */
  async function isReached(path: string): Promise<boolean> {
    const real = await fs.realpath(path).catch(nullWhenMissing)
    return real === null || real === join(await fs.realpath(folder), relative(folder, path))
  }

  async function refuseLinks(path: string): Promise<void> {
    if (!(await isReached(dirname(path)))) throw new Error(`${path} is reached by a link`)
  }

  /** Nothing of a folder that is not there, or that a link leads to. */
  async function entriesOf(path: string, options?: OpenDirOptions) {
    return (
      ((await isReached(path)) && (await fs.opendir(path, options).catch(nullWhenMissing))) || []
    )
  }

  async function makeFolder(path: string): Promise<void> {
    const topmost = await fs.mkdir(path, { recursive: true })
    for (let made = path; topmost && made.length >= topmost.length; made = dirname(made))
      unsynced.add(dirname(made))
  }

  async function flush(): Promise<void> {
    for (const path of unsynced) {
      unsynced.delete(path)
      await syncFolder(path)
    }
  }

  async function put(key: string, bytes: Uint8Array): Promise<void> {
    const path = pathOf(key)
    for (let left = putTries; left > 0; left--)
      try {
        await refuseLinks(path)
        return await replaceFile(path, bytes)
      } catch (error) {
        const { code } = ((error as Error).cause ?? error) as NodeJS.ErrnoException
        if (code !== 'ENOENT' || left === 1) throw error
        // The first in it makes it, perhaps again: somebody removes empty folders just now.
        await makeFolder(dirname(path))
      }
  }

  async function removeEmpty(path: string): Promise<void> {
    if (!(await isReached(path))) return
    for await (const entry of await entriesOf(path))
      if (entry.isDirectory()) await removeEmpty(join(path, entry.name))
    await fs.rmdir(path).catch(() => {})
  }

  return {
    flush,
    // What shells look at all the time lies at the top.
    read: (key, maxBytes = limits.file) =>
      (key.includes('/') ? readRegularFile : rereadRegularFile)(pathOf(key), maxBytes),
    async write(key, bytes) {
      await put(key, bytes)
      unsynced.add(dirname(pathOf(key)))
    },
    replace: put,
    async versions(prefix, most) {
      const base = resolve(folder, prefix)
      const names: string[] = []
      for await (const { name } of await entriesOf(base)) {
        if (!name.endsWith('.tmp')) names.push(name)
        if (names.length >= most) break
      }
      const found = names.map(async (name) => {
        const stats = await fs.lstat(join(base, name)).catch(nullWhenMissing)
        return stats ? [[name, `${stats.ino} ${stats.mtimeMs} ${stats.size}`] as const] : []
      })
      return new Map((await Promise.all(found)).flat())
    },
    async list(prefix) {
      const base = resolve(folder, prefix)
      const keys: string[] = []
      for await (const entry of await entriesOf(base, { recursive: true })) {
        if (entry.isDirectory()) continue
        keys.push(prefix + relative(base, join(entry.parentPath, entry.name)))
        if (keys.length > limits.listed)
          throw new UnfitObjectError(`${base} has more than ${limits.listed} names below it`)
      }
      return keys.sort()
    },
    async folders(prefix) {
      const names: string[] = []
      let listed = 0
      for await (const entry of await entriesOf(resolve(folder, prefix))) {
        if (entry.isDirectory()) names.push(entry.name)
        if (++listed > limits.listed)
          throw new UnfitObjectError(`${prefix} has more than ${limits.listed} names in it`)
      }
      return names.sort()
    },
    removeEmpty: (prefix) => removeEmpty(resolve(folder, prefix)),
    async remove(key) {
      await refuseLinks(pathOf(key))
      await fs.rm(pathOf(key), { force: true })
    },
    async change(key, next) {
      const path = pathOf(key)
      await makeFolder(dirname(path))
      await withFileLock(`${path}.lock`, async (lock) => {
        const current = await readRegularFile(path, limits.registry)
        const bytes = await next(current)
        if (bytes === null || bytes === current) return
        await flush()
        await replaceFile(path, bytes, lock)
        unsynced.add(dirname(path))
        await flush()
      })
    },
  }
}

/** Complete on disk before it gets its name: a full disk or a killed process leaves what was there. */
async function replaceFile(path: string, bytes: Uint8Array, lock?: FileLock): Promise<void> {
  const draft = `${path}.${randomUUID()}.tmp`
  try {
    await fs.writeFile(draft, bytes, { flush: true })
    await lock?.assertHeld()
    await fs.rename(draft, path)
  } catch (error) {
    await fs.rm(draft, { force: true })
    throw new Error(`${path} could not be written: ${(error as Error).message}`, { cause: error })
  }
}

async function syncFolder(path: string): Promise<void> {
  const handle = await fs.open(path).catch(nullWhenMissing)
  await handle?.sync().finally(() => handle.close())
}
