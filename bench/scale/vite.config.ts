import { resolve } from 'node:path'
import { mergeConfig, type Plugin } from 'vite'
import shell from '../../shell/vite.server.config.ts'

const before = 'export const remoteByPrefix: Readonly<Record<string, string>> = {'

/** Each remote is named in the shell's sources; here the environment names more. */
function moreRemotes(): Plugin {
  return {
    name: 'more-remotes',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('/shell/src/remotes.ts')) return null
      if (!code.includes(before)) throw new Error('The shell names its remotes another way')
      const more = "...JSON.parse(process.env['MORE_REMOTES'] ?? '{}'),"
      return { code: code.replace(before, `${before} ${more}`), map: null }
    },
  }
}

/** The shell's server over any number of remotes. */
export default mergeConfig(shell, {
  root: resolve(import.meta.dirname, '../../shell'),
  plugins: [moreRemotes()],
  build: { outDir: resolve(import.meta.dirname, 'dist/server') },
})
