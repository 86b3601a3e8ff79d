import { join } from 'node:path'
import { openReleaseStore, type ReleaseStore } from 'delivery'
import type { CompositionLock } from 'shared-ui/contract'
import type { Plugin } from 'vite'
import { parseSettings } from './server/settings.ts'
import { siteOf } from './server/site.ts'
import type { PageData } from './src/page-data.ts'

/**
 * The shell's development server renders in the browser only: it writes the page data that the composition server
 * would write, and serves the released builds of remotes that are not run from source.
 */
export function developmentComposition(): Plugin {
  const settings = parseSettings(process.env)
  const fromSource = JSON.parse(process.env['DEV_REMOTES'] ?? '{}') as Record<string, string>
  const store = openReleaseStore(join(settings.DATA_DIR, 'releases'))

  return {
    name: 'development-composition',
    apply: 'serve',
    async transformIndexHtml(html) {
      const lock = await developmentLock(store, fromSource)
      const site = siteOf(settings)
      const page: PageData = { site, lock, remotes: [], slots: [], state: null }
      const json = JSON.stringify(page).replaceAll('<', '\\u003c')
      return html.replace('id="page-data">', `id="page-data">${json}`)
    },
    configureServer(server) {
      server.middlewares.use('/remotes', (request, response, next) => {
        const [, name = '', release = '', ...path] = (request.url ?? '').split('/')
        store.readFile(name, release, path.join('/')).then((bytes) => {
          if (!bytes) return next()
          response.setHeader('Content-Type', contentType(path.at(-1) ?? ''))
          response.end(bytes)
        }, next)
      })
    },
  }
}

async function developmentLock(
  store: ReleaseStore,
  fromSource: Record<string, string>,
): Promise<CompositionLock> {
  const { remotes } = await store.readRegistry()
  const released = Object.entries(remotes).map(([name, { stable }]) => [
    name,
    { release: stable, entry: `/remotes/${name}/${stable}/remoteEntry.js` },
  ])
  const source = Object.entries(fromSource).map(([name, origin]) => [
    name,
    { release: 'source', entry: `${origin}/remoteEntry.js` },
  ])
  return {
    id: 'development',
    shell: 'source',
    remotes: Object.fromEntries([...released, ...source]),
  }
}

function contentType(file: string): string {
  return file.endsWith('.css') ? 'text/css' : 'text/javascript'
}
