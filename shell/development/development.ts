import { join } from 'node:path'
import { contentTypeOf, openReleaseStore, openStorage, type ReleaseStore } from 'delivery'
import type { CompositionLock, LockedRemote } from 'shared-ui/contract'
import { sharedKeys, sharedModuleId } from 'shared-ui/shared-modules'
import type { Connect, Plugin, UserConfig } from 'vite'
import { readDeployedRemotes } from './deployed-site.ts'
import { parseSettings } from '../server/settings.ts'
import { siteOf } from '../server/site.ts'
import type { PageData } from '../src/page-data.ts'

/**
 * The shell's development server renders in the browser only: it writes the page data that the composition server
 * would write. Remotes that are not run from source come from their releases: those of the local store, or those of
 * the deployed site at `DEV_AGAINST`.
 */
export function developmentComposition(): Plugin {
  const settings = parseSettings(process.env)
  const fromSource = JSON.parse(process.env['DEV_REMOTES'] ?? '{}') as Record<string, string>
  const against = process.env['DEV_AGAINST']
  const place = settings.RELEASE_STORE ?? join(settings.DATA_DIR, 'releases')
  const released = against
    ? deployedReleases(against)
    : localReleases(openReleaseStore(openStorage(place, process.env)))

  return {
    name: 'development-composition',
    apply: 'serve',
    config: () => released.config,
    async transformIndexHtml(html) {
      const lock = developmentLock(await released.remotes(), fromSource)
      const site = siteOf(settings)
      const page: PageData = { site, lock, remotes: [], slots: [], state: null, isWatched: false }
      const json = JSON.stringify(page).replaceAll('<', '\\u003c')
      return {
        html: html.replace('id="page-data">', () => `id="page-data">${json}`),
        tags: [{ tag: 'script', attrs: { type: 'importmap' }, children: sharedModulesMap }],
      }
    },
    configureServer: ({ middlewares }) =>
      void (released.serve && middlewares.use('/remotes', released.serve)),
  }
}

/** Where releases find what the shell shares. */
const sharedModulesMap = JSON.stringify({
  imports: Object.fromEntries(sharedKeys.map((key) => [key, `/@id/${sharedModuleId(key)}`])),
})

/** Where the other remotes' releases come from. */
interface Released {
  remotes(): Promise<Record<string, LockedRemote>>
  /** Answers what lies under `/remotes`. */
  serve?: Connect.NextHandleFunction
  config?: UserConfig
}

function localReleases(store: ReleaseStore): Released {
  return {
    async remotes() {
      const { remotes } = await store.readRegistry()
      return Object.fromEntries(
        Object.entries(remotes).map(([name, { stable }]) => [
          name,
          { release: stable, entry: `/remotes/${name}/${stable}/remoteEntry.js` },
        ]),
      )
    },
    serve(request, response, next) {
      const [, name = '', release = '', ...path] = (request.url ?? '').split('/')
      store.readFile(name, release, path.join('/')).then((bytes) => {
        if (!bytes) return next()
        response.setHeader('Content-Type', contentTypeOf(path.at(-1) ?? ''))
        response.end(bytes)
      }, next)
    },
  }
}

/** Asked for each page, so that a promotion there is seen here. */
function deployedReleases(origin: string): Released {
  return {
    remotes: () => readDeployedRemotes(origin),
    config: { server: { proxy: { '^/remotes/': { target: origin, changeOrigin: true } } } },
  }
}

function developmentLock(
  released: Record<string, LockedRemote>,
  fromSource: Record<string, string>,
): CompositionLock {
  const source = Object.entries(fromSource).map(([name, origin]) => [
    name,
    { release: 'source', entry: `${origin}/remoteEntry.js`, why: 'source' as const },
  ])
  return {
    id: 'development',
    shell: 'source',
    remotes: { ...released, ...Object.fromEntries(source) },
  }
}
