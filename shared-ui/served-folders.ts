import { realpathSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

const workspace = resolve(import.meta.dirname, '..')

/**
 * What a development server may answer with: these folders of sources, the kit and packages. Not the workspace: keys, the
 * backend's data and the inbox lie in it too, and whoever is on this machine can ask.
 */
export function servedFolders(...sources: string[]): string[] {
  const packages = join(workspace, 'node_modules')
  return [
    ...sources,
    import.meta.dirname,
    packages,
    // A checkout may have its packages linked from another.
    dirname(realpathSync(join(packages, 'vite'))),
  ].map((folder) => resolve(workspace, folder))
}
