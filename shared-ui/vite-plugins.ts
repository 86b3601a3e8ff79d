import { createHash } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

/**
 * Tells the server which file a rendered page came from: every `*-page.tsx` also exports `source`, its path
 * from the project's root, which React Router copies onto the matched route. The release manifest lists the
 * page's scripts and styles under the same path. In development, which has all projects, it is the whole path.
 */
export function pageSource(): Plugin {
  return {
    name: 'page-source',
    enforce: 'pre',
    transform(code, id) {
      const file = id.split('?')[0] ?? id
      if (!file.endsWith('-page.tsx')) return null
      const { root } = this.environment.config
      const isDevelopment = this.environment.mode === 'dev'
      const inProject = file.startsWith(root) ? file.slice(root.length + 1) : basename(file)
      const source = JSON.stringify(isDevelopment ? file : inProject)
      const addition = `export const source = ${source}\n${isDevelopment ? tellOfEdits : ''}`
      return { code: `${code}\n${addition}`, map: null }
    },
  }
}

/** The router holds what a page module exports beside components, which React itself refreshes. */
const tellOfEdits = `
import.meta.hot?.accept((page) => page && dispatchEvent(new CustomEvent('page-edited', { detail: page })))
`

/** A module `*.drawn.ts` runs when it is built, and what it exports ships as plain values: nothing of what it draws with. */
export function drawnModules(): Plugin {
  return {
    name: 'drawn-modules',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith('.drawn.ts')) return null
      const { mtimeMs } = await stat(id)
      const values: Record<string, unknown> = await import(`${pathToFileURL(id)}?${mtimeMs}`)
      return Object.entries(values)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
        .join('\n')
    },
  }
}

/** Has the browser's build of React Router: its package leads bundlers to the one that warns developers. */
export function productionRouter(): Plugin {
  const ofRouter = createRequire(createRequire(import.meta.url).resolve('react-router-dom'))
  const folder = join(dirname(ofRouter.resolve('react-router/package.json')), 'dist/production')
  return {
    name: 'production-router',
    apply: 'build',
    config: () => ({
      resolve: {
        alias: [
          { find: /^react-router$/, replacement: join(folder, 'index.mjs') },
          { find: /^react-router\/dom$/, replacement: join(folder, 'dom-export.mjs') },
        ],
      },
    }),
  }
}

/** Short names of classes, of which a page has hundreds: the default ends with the line, and changes when one is added above. */
export function shortClassNames(): Plugin {
  const generateScopedName = (name: string, _: string, css: string) =>
    `${name}_${createHash('sha256').update(css).digest('base64url').slice(0, 4)}`
  return { name: 'short-class-names', config: () => ({ css: { modules: { generateScopedName } } }) }
}

/** Imports each Tabler icon from its own file: the package's index has six thousand, and every build would read them all. */
export function directIcons(): Plugin {
  return {
    name: 'direct-icons',
    enforce: 'pre',
    transform(code, id) {
      if (!/\.tsx?$/.test(id) || !/['"]@tabler\/icons-react['"]/.test(code)) return null
      const direct = code.replace(
        /import \{([^}]+)\} from ['"]@tabler\/icons-react['"]/g,
        (_, names: string) =>
          names
            .split(',')
            .map((name) => name.trim())
            .filter((name) => name.startsWith('Icon'))
            .map((name) => `import ${name} from '@tabler/icons-react/dist/esm/icons/${name}.mjs'`)
            .join(';') +
          // What comes after stays on its line.
          names.replace(/[^\n]/g, ''),
      )
      return { code: direct, map: null }
    },
  }
}

/**
 * The federation plugin gives a stand-in of a shared module the names that it saw used, and stops looking when no module came for
 * 10 ms: on a busy machine that is too early, and a build lacks `forwardRef`. With the whole module named in the
 * first file that it reads, it gives all names.
 *
 * @param keys the shared modules that the remote asks for
 */
export function wholeSharedModules(keys: readonly string[]): Plugin {
  const imports = keys.map((key, index) => `import * as shared${index} from ${JSON.stringify(key)}`)
  const addition = `${imports.join('\n')}\nvoid [${keys.map((_, index) => `shared${index}`)}]\n`
  return {
    name: 'whole-shared-modules',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    transform: (code, id) =>
      id.endsWith('/src/routes.tsx') ? { code: `${code}\n${addition}`, map: null } : null,
  }
}
