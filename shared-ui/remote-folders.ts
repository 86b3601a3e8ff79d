import { existsSync, globSync } from 'node:fs'
import { resolve } from 'node:path'

/** Workspace folders of all remotes, by name: `{ catalogue: '/…/mf-catalogue' }`. */
export function remoteFolders(root: string): Record<string, string> {
  return Object.fromEntries(
    globSync('mf-*', { cwd: root })
      .filter((folder) => existsSync(resolve(root, folder, 'package.json')))
      .map((folder) => [folder.slice('mf-'.length), resolve(root, folder)]),
  )
}
