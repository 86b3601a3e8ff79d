import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

/** What the shell provides and remotes never bundle. What is shared whole is paid whole: keep it to names in use. */
export const sharedKeys = [
  'react',
  'react/jsx-runtime',
  'shared-ui',
  'shared-ui/router',
  'shared-ui/data',
  'shared-ui/forms',
  'shared-ui/overlays',
] as const

const prefix = 'virtual:shared/'

/** The module that exports all of a shared module: `shared-ui/router` → `virtual:shared/shared-ui/router.js`. */
export const sharedModuleId = (key: string): string => `${prefix}${key}.js`

/** And back; null for other modules. */
export function sharedKeyOf(id: string): string | null {
  return id.startsWith(prefix) ? id.slice(prefix.length, -'.js'.length) : null
}

/**
 * The shell's side of sharing: each shared module has an entry of its own, to which the page's import map leads the
 * remotes' imports.
 */
export function sharedModules(): Plugin {
  return {
    name: 'shared-modules',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(prefix) ? id : null),
    load(id) {
      const key = sharedKeyOf(id)
      if (key === null) return null
      return key.startsWith('shared-ui') ? `export * from '${key}'` : exportsOfCommonJs(key)
    },
  }
}

/** Modules say what they export; React, in the format of before modules, only does so when it runs. */
function exportsOfCommonJs(key: string): string {
  const names = Object.keys(createRequire(import.meta.url)(key) as object)
  return `export { default, ${names.join(', ')} } from '${key}'`
}

const entryId = 'virtual:remote-entry.js'

/**
 * A remote's side, in the browser's build: `remoteEntry-….js` as a container of Module Federation. Its `init` has
 * nothing to do, because shared modules are imported by name and found through the page's import map.
 *
 * @param exposes what is offered: `./routes` → `./src/routes.tsx`
 */
export function remoteContainer(exposes: Record<string, string>): Plugin {
  return {
    name: 'remote-container',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    api: { exposes },
    buildStart() {
      this.emitFile({
        type: 'chunk',
        id: entryId,
        name: 'remoteEntry',
        preserveSignature: 'strict',
      })
    },
    resolveId(id) {
      if (id === entryId) return id
      return (sharedKeys as readonly string[]).includes(id) ? { id, external: true } : null
    },
    load: (id) => (id === entryId ? containerCode(exposes) : null),
  }
}

/** @param exposes name → module, seen from the remote's folder: an address to import is what follows the dot */
export function containerCode(exposes: Record<string, string>): string {
  const modules = Object.entries(exposes).map(
    ([name, module]) =>
      `${JSON.stringify(name)}: () => import(${JSON.stringify(module.replace('.', ''))}),`,
  )
  return `const modules = {\n${modules.join('\n')}\n}
export const init = async () => {}
export async function get(name) {
  if (!Object.hasOwn(modules, name)) throw new Error('Nothing is exposed as ' + name)
  const module = await modules[name]()
  return () => module
}`
}
