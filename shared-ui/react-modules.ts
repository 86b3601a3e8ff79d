import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

/** What is imported → the file of its package that it comes from. */
const sources: Record<string, string> = {
  react: 'react',
  'react/jsx-runtime': 'react-jsx-runtime',
  'react-dom': 'react-dom',
  'react-dom/client': 'react-dom-client',
  'react-dom/server': 'react-dom-server-legacy.node',
  scheduler: 'scheduler',
}

const load = createRequire(import.meta.url)
const required = /\brequire\("([^"]+)"\)/g
const importOfAll = /\bimport \* as (\w+) from ["']react["']/g

/**
 * React's packages are CommonJS. As modules they need no helpers and no request for these, and what uses them calls by name instead of
 * through an object of getters, which takes a tenth of a page's time on the server.
 */
export function reactModules(): Plugin {
  const files = new Map(Object.entries(sources).map(([name, file]) => [name, pathOf(name, file)]))
  const ours = new Set(files.values())
  return {
    name: 'react-modules',
    enforce: 'pre',
    apply: 'build',
    resolveId: (id) => files.get(id) ?? null,
    transform: (code, id) => (ours.has(id) ? asModule(code, id) : withoutCopies(code)),
  }
}

function pathOf(name: string, file: string): string {
  const [library = ''] = name.split('/')
  const folder = dirname(load.resolve(`${library}/package.json`))
  return join(folder, `cjs/${file}.production.js`)
}

function asModule(code: string, path: string): string {
  const imported: string[] = []
  const body = code.replace(required, (_, name: string) => `required${imported.push(name)}`)
  const names = Object.keys(load(path) as object)
  return [
    ...imported.map((name, index) => `import required${index + 1} from '${name}'`),
    'const exports = {}',
    `;(() => {${body}})()`,
    'export default exports',
    `export const { ${names.join(', ')} } = exports`,
  ].join('\n')
}

/** Libraries look for names that React may lack. In what it exports already, or bundles had all names a second time. */
function withoutCopies(code: string): string | null {
  const looks = (local: string) => new RegExp(`\\.\\.\\.${local}\\b|\\b${local}\\[`).test(code)
  return code.includes('import * as')
    ? code.replace(importOfAll, (whole, local: string) =>
        looks(local) ? `import ${local} from 'react'` : whole,
      )
    : null
}
