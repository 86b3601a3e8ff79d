import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const load = createRequire(import.meta.url)
const prefix = '\0direct-exports:'

/**
 * Reads what CommonJS packages export once, into bindings: a bundle reads it again wherever it is used, from an object of getters,
 * which takes a tenth of a page's time with React.
 */
export function directExports(packages: readonly string[]): Plugin {
  return {
    name: 'direct-exports',
    enforce: 'pre',
    resolveId: (id, importer) =>
      packages.includes(id) && !importer?.startsWith(prefix) ? prefix + id : null,
    load(id) {
      if (!id.startsWith(prefix)) return null
      const name = id.slice(prefix.length)
      const names = Object.keys(load(name) as object).filter((one) => one !== 'default')
      return [
        `import exported from '${name}'`,
        'export default exported',
        `export const { ${names.join(', ')} } = exported`,
      ].join('\n')
    },
  }
}
