import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { mergeConfig, type Plugin } from 'vite'
import shell from '../../shell/vite.server.config.ts'
import { morePrefixes } from './more-prefixes.ts'

const table = resolve(import.meta.dirname, '../../shell/src/prefixes.json')
const more = '\0more-prefixes'

/** The shell has one table of prefixes; here a file beside the server names more. */
function moreRemotes(): Plugin {
  return {
    name: 'more-remotes',
    enforce: 'pre',
    resolveId: (source) => (source.endsWith('/prefixes.json') ? more : null),
    load: (id) =>
      id === more
        ? `import { readFileSync } from 'node:fs'
const more = readFileSync(new URL('${morePrefixes}', import.meta.url), 'utf8')
export default { ...${readFileSync(table, 'utf8')}, ...JSON.parse(more) }`
        : null,
  }
}

/** The shell's server over any number of remotes. */
export default mergeConfig(shell, {
  root: resolve(import.meta.dirname, '../../shell'),
  plugins: [moreRemotes()],
  build: { outDir: resolve(import.meta.dirname, 'dist/server') },
})
