import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { formatFiles, generateFiles, readJson, updateJson } from '@nx/devkit'
import type { GeneratorCallback, Tree } from '@nx/devkit'
import { checkRemote, type RemoteOptions } from './check-remote.ts'
import { addPrefix } from './prefixes.ts'

/**
 * Adds a remote: its folder, its place among the workspaces, its prefix in the shell's table, its team
 * in that of owners.
 *
 * @returns what brings the lock file in step, to be run when the files are written
 * @throws {Error} one sentence when the name or the prefix cannot be taken; nothing is written then
 */
export default async function remoteGenerator(
  tree: Tree,
  options: Partial<RemoteOptions>,
): Promise<GeneratorCallback> {
  const { name, prefix } = checkRemote(tree, options)
  const segment = prefix.slice(1)
  const kit = readJson<{ version: string; dependencies: Record<string, string> }>(
    tree,
    'shared-ui/package.json',
  )
  generateFiles(tree, join(import.meta.dirname, 'files'), `mf-${name}`, {
    name,
    segment,
    title: inWords(segment),
    kit: kit.version,
    react: kit.dependencies['react'],
  })
  addWorkspace(tree, `mf-${name}`)
  addPrefix(tree, segment, name)
  addOwner(tree, name)
  await formatFiles(tree)
  return () => {
    updateLockFile(tree.root)
    console.log(`\nmf-${name} owns ${prefix}; the shell takes it from its next build (npm start).`)
  }
}

/** `open-positions` → `Open positions`. */
export function inWords(segment: string): string {
  const words = segment.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const owners = '.github/CODEOWNERS'

/** Its team is asked about changes of its folder; the last line that matches decides. */
function addOwner(tree: Tree, name: string): void {
  const table = tree.read(owners, 'utf8')
  if (table === null) return
  tree.write(owners, `${table.trimEnd()}\n/mf-${name}/ @plumbline/${name}\n`)
}

/** Remotes stand together. */
function addWorkspace(tree: Tree, folder: string): void {
  updateJson<{ workspaces: string[] }>(tree, 'package.json', (json) => {
    const { workspaces } = json
    const last = workspaces.findLastIndex((workspace) => workspace.startsWith('mf-'))
    return { ...json, workspaces: workspaces.toSpliced(last + 1, 0, folder) }
  })
}

/** The lock file lists the workspaces; the next command installs what it says. */
function updateLockFile(root: string): void {
  const args = ['install', '--package-lock-only', '--ignore-scripts', '--prefer-offline']
  const { status } = spawnSync('npm', [...args, '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
  })
  if (status !== 0)
    throw new Error('The remote is made, but package-lock.json does not list it yet: npm install')
}
