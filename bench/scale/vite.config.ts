import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { mergeConfig, type Plugin } from 'vite'
import shell from '../../shell/vite.server.config.ts'

const table = resolve(import.meta.dirname, '../../shell/src/prefixes.json')
const more = '\0more-prefixes'

/** The shell has one table of prefixes; here the environment names more when the server starts. */
function moreRemotes(): Plugin {
  return {
    name: 'more-remotes',
    enforce: 'pre',
    resolveId: (source) => (source.endsWith('/prefixes.json') ? more : null),
    load: (id) =>
      id === more
        ? `export default { ...${readFileSync(table, 'utf8')}, ...JSON.parse(process.env['MORE_REMOTES'] ?? '{}') }`
        : null,
  }
}

/** The shell's server over any number of remotes. */
export default mergeConfig(shell, {
  root: resolve(import.meta.dirname, '../../shell'),
  plugins: [moreRemotes()],
  // Beside another version of it at the root, the shell's would not be found from here.
  ssr: { noExternal: ['lru-cache'] },
  build: { outDir: resolve(import.meta.dirname, 'dist/server') },
})
