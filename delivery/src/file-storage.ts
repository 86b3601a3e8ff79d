import { randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createStorage } from 'unstorage'
import fsDriver from 'unstorage/drivers/fs'
import { withFileLock } from './file-lock.ts'
import type { Storage } from './storage.ts'

/** Keeps bytes in a local folder, which is created on the first write. */
export function openFileStorage(folder: string): Storage {
  const files = createStorage({ driver: fsDriver({ base: folder }) })
  const pathOf = (key: string) => join(folder, key)

  return {
    async read(key) {
      return (await files.getItemRaw<Uint8Array>(key)) ?? null
    },
    async write(key, bytes) {
      await replaceFile(pathOf(key), bytes)
    },
    async list(prefix) {
      const below = createStorage({ driver: fsDriver({ base: pathOf(prefix) }) })
      const keys = await below.getKeys()
      return keys.map((key) => `${prefix}${key.replaceAll(':', '/')}`).sort()
    },
    async remove(key) {
      await rm(pathOf(key), { force: true })
    },
    async change(key, next) {
      const path = pathOf(key)
      await mkdir(dirname(path), { recursive: true })
      await withFileLock(`${path}.lock`, async () => {
        const current = await readFile(path).catch(nullWhenMissing)
        const bytes = next(current)
        if (bytes === null || bytes === current) return
        await replaceFile(path, bytes)
      })
    },
  }
}

/** Complete on disk before it gets its name: a full disk or a killed process leaves what was there. */
async function replaceFile(path: string, bytes: Uint8Array): Promise<void> {
  const draft = `${path}.${randomUUID()}.tmp`
  try {
    await mkdir(dirname(path), { recursive: true })
    await writeDurably(draft, bytes)
    await rename(draft, path)
  } catch (error) {
    await rm(draft, { force: true })
    throw new Error(`${path} could not be written: ${(error as Error).message}`, { cause: error })
  }
}

async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(path, 'w')
  try {
    await handle.writeFile(bytes)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

function nullWhenMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}
