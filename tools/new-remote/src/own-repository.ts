import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { formatFiles, generateFiles } from '@nx/devkit'
import { flushChanges, FsTree } from 'nx/src/generators/tree'
import { checkRemote, type RemoteOptions } from './check-remote.ts'
import { inWords } from './generator.ts'

/** What packages a new repository begins with. */
export interface Contents {
  /** Versions of the kit, and of the delivery commands. */
  kit: string
  delivery: string
  /** Versions of others, by name. */
  versions: Record<string, string>
  /** Where it has the two from: `file:packages/…`. */
  kitPackage: string
  deliveryPackage: string
  /** The deployed site that it is developed against, when one is known. */
  site: string | undefined
}

/**
 * Whether a remote of that name and prefix may be made in a folder of its own.
 *
 * @throws {Error} one sentence that says what stands against it
 */
export async function checkRepository(
  root: string,
  folder: string,
  options: Partial<RemoteOptions>,
): Promise<RemoteOptions> {
  const remote = checkRemote(new FsTree(root, false), options)
  const found = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw new Error(`${folder} is no folder: choose another`)
  })
  // What was cloned empty is empty.
  if (found.some((name) => name !== '.git'))
    throw new Error(`${folder} is not empty: choose an empty folder`)
  return remote
}

/** Writes a repository with one remote: the skeleton that all have, and what it needs to be alone. */
export async function makeRepository(
  folder: string,
  { name, prefix }: RemoteOptions,
  contents: Contents,
): Promise<void> {
  await mkdir(folder, { recursive: true })
  const tree = new FsTree(folder, false)
  const segment = prefix.slice(1)
  const { react } = contents.versions
  const words = { ...contents, react, name, segment, title: inWords(segment), dot: '.' }
  for (const templates of ['files', 'own-files'])
    generateFiles(tree, join(import.meta.dirname, templates), '.', words)
  await formatFiles(tree)
  flushChanges(folder, tree.listChanges())
}
