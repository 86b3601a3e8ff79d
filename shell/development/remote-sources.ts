import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { containerCode } from 'shared-ui/shared-modules'
import type { Plugin, UserConfig } from 'vite'

const kit = resolve(import.meta.dirname, '../../shared-ui/src')
const prefix = 'virtual:remote/'

/** The container of a remote from source, where `containerCode` would stand in a release: `virtual:remote/leads.js`. */
export const sourceContainerId = (remote: string): string => `${prefix}${remote}.js`

/**
 * Remotes from source as modules of this server: one graph with the shell and the kit, so that an edit in any of them finds
 * its way into the page, and nothing is there twice.
 *
 * @param folders remote → its workspace folder
 */
export function remoteSources(folders: Record<string, string>): Plugin {
  return {
    name: 'remote-sources',
    configureServer({ watcher }) {
      // A file watched by itself is lost when an editor, or Git, puts another in its place.
      watcher.add([kit, ...Object.values(folders).map((folder) => join(folder, 'src'))])
    },
    resolveId: (id) => (id.startsWith(prefix) ? id : null),
    async load(id) {
      if (!id.startsWith(prefix)) return null
      const folder = folders[id.slice(prefix.length, -'.js'.length)] ?? ''
      const exposes = await readExposes(folder)
      const files = Object.entries(exposes).map(([name, path]) => [name, `.${join(folder, path)}`])
      return containerCode(Object.fromEntries(files))
    },
  }
}

/** What a remote's own configuration says that it exposes: `./routes` → `./src/routes.tsx`. */
async function readExposes(folder: string): Promise<Record<string, string>> {
  const file = pathToFileURL(join(folder, 'vite.config.ts')).href
  const { default: config } = (await import(file)) as { default: UserConfig }
  const plugins = (config.plugins?.flat(2) ?? []) as (Plugin | null)[]
  const container = plugins.find((plugin) => plugin?.name === 'remote-container')
  if (!container) throw new Error(`${file} is not the configuration of a remote`)
  return (container.api as { exposes: Record<string, string> }).exposes
}
