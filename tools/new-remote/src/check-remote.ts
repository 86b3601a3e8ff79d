import { basename } from 'node:path'
import { readJson, type Tree } from '@nx/devkit'
import { ownerOfSegment } from './prefixes.ts'

export interface RemoteOptions {
  /** For example `careers`; `mf-careers` means the same. */
  name: string
  /** For example `/careers`. */
  prefix: string
}

/** As long as the release store allows. */
const maxNameLength = 40
const kebabCase = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/
const usage = 'npm run new-remote careers /careers'

/**
 * Says whether a remote of that name may be made, and own that prefix.
 *
 * @throws {Error} one sentence that says what stands against it
 */
export function checkRemote(tree: Tree, options: Partial<RemoteOptions>): RemoteOptions {
  if (!options.name || !options.prefix)
    throw new Error(`A remote needs a name and a prefix: ${usage}`)
  const name = options.name.replace(/^mf-/, '')
  const { prefix } = options
  if (!kebabCase.test(name))
    throw new Error(`'${options.name}' is not kebab-case: a name is lower-case words and hyphens`)
  if (name.length > maxNameLength)
    throw new Error(`'${name}' is too long: a name has at most ${maxNameLength} characters`)
  if (isTaken(tree, name)) throw new Error(`'${name}' exists already: choose another name`)
  if (prefix === '/') throw new Error('/ belongs to the shell: choose another prefix')
  if (!prefix.startsWith('/') || !kebabCase.test(prefix.slice(1)))
    throw new Error(
      `'${prefix}' is not one plain segment: a prefix is a slash and lower-case words with hyphens, for example /careers`,
    )
  const owner = ownerOfSegment(tree, prefix.slice(1))
  if (owner) throw new Error(`${prefix} belongs to ${owner}: choose another prefix`)
  return { name, prefix }
}

/** Site data has a name among the remotes, and what else lies in a store of releases; and the shell team's key among theirs. */
const otherNames = ['site', 'evidence', 'history', 'registry', 'shell-team']

/** The host and the packages have names too: one name means one thing. */
function isTaken(tree: Tree, name: string): boolean {
  if (otherNames.includes(name)) return true
  const { workspaces } = readJson<{ workspaces: string[] }>(tree, 'package.json')
  return tree.exists(`mf-${name}`) || workspaces.some((folder) => basename(folder) === name)
}
