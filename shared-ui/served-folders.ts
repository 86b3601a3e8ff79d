import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'

const workspace = resolve(import.meta.dirname, '..')

/**
 * What a development server may answer with: these folders of sources, the kit and packages. Not the workspace: keys, the
 * backend's data and the inbox lie in it too, and whoever is on this machine can ask.
 */
export function servedFolders(...sources: string[]): string[] {
  const { resolve: locate } = createRequire(import.meta.url)
  return [
    ...sources,
    import.meta.dirname,
    join(workspace, 'node_modules'),
    // A checkout may have its packages linked from another, and may be a package itself.
    dirname(dirname(locate('vite/package.json'))),
  ].map((folder) => resolve(workspace, folder))
}
