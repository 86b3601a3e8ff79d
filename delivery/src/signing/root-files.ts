import { basename, dirname, join, resolve } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { ReleaseStore } from '../releases/store.ts'
import { openFileStorage } from '../storage/file-storage.ts'
import { keyFolder } from './signing-key.ts'
import {
  followRoots,
  newestRoot,
  parseRootFile,
  readRootFile,
  refuseFork,
  rootName,
  serialiseRootFile,
} from './root.ts'
import type { Root, RootFile } from './root.ts'

/** Where the root is kept when nothing else is said. */
export const rootPath = (dataFolder: string) => join(keyFolder(dataFolder), rootName)

/**
 * Where the settings of a process that runs on say that the root is. The usual place may get its file later.
 *
 * @throws {Error} when what they name is not there, or is no root: the store's word would be taken in its place
 */
export async function rootFileOf(settings: {
  ROOT_FILE?: string | undefined
  DATA_DIR: string
}): Promise<string> {
  const { ROOT_FILE: named, DATA_DIR } = settings
  if (named === undefined) return rootPath(resolve(DATA_DIR))
  const file = await readRootFile(named).catch((error: Error) => {
    throw new Error(`ROOT_FILE ${error.message}`)
  })
  if (!file) throw new Error(`ROOT_FILE ${named} is not there`)
  return named
}

/**
 * The newest root: what the file here says, and what the store has that goes on from it. Who has no file takes the store's word;
 * a shell never does.
 */
export async function findRoot(path: string, store: ReleaseStore): Promise<Root> {
  const file = await findRootFile(path, store)
  return file ? newestRoot(file) : { version: 0, at: '', threshold: 1, keys: [] }
}

export async function findRootFile(path: string, store: ReleaseStore): Promise<RootFile | null> {
  const [own, stored] = [await readRootFile(path), await store.readRoot().catch(() => null)]
  return own && stored ? followRoots(own, stored) : (own ?? stored)
}

/**
 * The newest root, for whoever is about to sign what goes on from it.
 *
 * @throws {Error} without one here: what only the store says may be a thief's, and would let the thief in
 */
export async function rootToSign(path: string, store: ReleaseStore): Promise<RootFile> {
  const own = (await readRootFile(path)) ?? refuse(path)
  const stored = await store.readRoot()
  if (stored) refuseFork(own, stored, 'in the store')
  return stored ? followRoots(own, stored) : own
}

function refuse(path: string): never {
  throw new Error(
    `There is no root at ${path}: copy the shell team's ${rootName} to it before you sign one`,
  )
}

/** Changes the root here and in the store; where there is none, `change` makes the first one. */
export async function changeRoot(
  path: string,
  store: ReleaseStore,
  change: (current: RootFile | null) => Promise<RootFile>,
): Promise<Root> {
  const own = await readRootFile(path)
  const file = await store.changeRoot(async (stored) => {
    if (!own) return change(stored && refuse(path))
    if (stored) refuseFork(own, stored, 'in the store')
    return change(stored ? await followRoots(own, stored) : own)
  })
  await openFileStorage(dirname(path)).change(basename(path), async (bytes) => {
    const here = bytes && parseRootFile(bytes, path)
    return serialiseRootFile(here ? await followRoots(here, file) : file)
  })
  return newestRoot(file)
}

/**
 * Puts a root in the place of another here alone, whoever signed it: who brings the file to a host vouches for it.
 *
 * @throws {Error} where the other is not there any more
 */
export const putRootHere = (path: string, file: RootFile, before: RootFile): Promise<unknown> =>
  openFileStorage(dirname(path)).change(basename(path), async (bytes) => {
    if (!isDeepStrictEqual(bytes && parseRootFile(bytes, path), before))
      throw new Error(`${path} was changed meanwhile`)
    return serialiseRootFile(file)
  })
