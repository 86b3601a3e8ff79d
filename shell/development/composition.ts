import { join } from 'node:path'
import {
  contentTypeOf,
  findRoot,
  openReleaseStore,
  openStorage,
  rootPath,
  siteRemote,
  type ReleaseStore,
} from 'delivery'
import type { CompositionLock, LockedRemote } from 'shared-ui/contract'
import type { Connect } from 'vite'
import { readDeployedRemotes } from './deployed-site.ts'
import type { Settings } from '../server/settings.ts'

/** What a page in development is made of. */
export interface DevelopmentComposition {
  /** As it is now: a promotion is seen with the next page. */
  lock(): Promise<CompositionLock>
  /** Answers what lies under `/remotes`. */
  serve: Connect.NextHandleFunction
}

/**
 * Remotes from source, among releases of the local store or of a deployed site.
 *
 * @param sources remote → where its container answers
 * @param against the deployed site's origin
 */
export function developmentComposition(
  settings: Settings,
  sources: Record<string, string>,
  against?: string,
): DevelopmentComposition {
  const place = settings.RELEASE_STORE ?? join(settings.DATA_DIR, 'releases')
  const released = against
    ? deployedReleases(against)
    : localReleases(
        openReleaseStore(openStorage(place, process.env)),
        settings.ROOT_FILE ?? rootPath(settings.DATA_DIR),
      )
  const fromSource = Object.entries(sources).map(([name, entry]) => [
    name,
    { release: 'source', entry, why: 'source' as const },
  ])
  return {
    async lock() {
      const remotes = { ...(await released.remotes()), ...Object.fromEntries(fromSource) }
      return { id: 'development', shell: 'source', remotes }
    },
    serve(request, response, next) {
      released.read(request.url ?? '').then((file) => {
        if (!file) return void response.writeHead(404).end()
        response.setHeader('Content-Type', contentTypeOf(request.url ?? ''))
        response.end(file)
      }, next)
    },
  }
}

/** Where the other remotes' releases come from. */
interface Released {
  remotes(): Promise<Record<string, LockedRemote>>
  /** @param path `/<remote>/<release>/…` */
  read(path: string): Promise<Uint8Array | null>
}

function localReleases(store: ReleaseStore, rootFile: string): Released {
  return {
    async remotes() {
      const { remotes } = await store.readRegistry(await findRoot(rootFile, store))
      return Object.fromEntries(
        Object.entries(remotes)
          .filter(([name]) => name !== siteRemote)
          .map(([name, { stable }]) => [
            name,
            { release: stable, entry: `/remotes/${name}/${stable}/remoteEntry.js` },
          ]),
      )
    },
    async read(path) {
      const [, name = '', release = '', ...file] = path.split('/')
      return (await store.readFile(name, release, file.join('/'))) ?? null
    },
  }
}

function deployedReleases(origin: string): Released {
  return {
    remotes: () => readDeployedRemotes(origin),
    async read(path) {
      const answer = await fetch(`${origin}/remotes${path}`)
      return answer.ok ? answer.bytes() : null
    },
  }
}
