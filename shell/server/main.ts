import { resolve } from 'node:path'
import { openReleaseStore, openStorage, readTrustedKeys, trustedKeysPath } from 'delivery'
import { pino } from 'pino'
import { createApp } from './app.ts'
import { cachedFetch } from './backend-cache.ts'
import { createCanaryWatch } from './canary-watch.ts'
import { followRegistry } from './compositions.ts'
import { listen } from './listen.ts'
import { createReleases } from './releases.ts'
import { parseSettings } from './settings.ts'
import { openShellBuild } from './shell-build.ts'
import { createVisits } from './visits.ts'
import { remoteNames } from '../src/remotes.ts'
import { configureBackend } from 'shared-ui/data'

/** How the composition server starts. */
async function main(): Promise<void> {
  const settings = parseSettings(process.env)
  const log = pino(
    { level: settings.LOG_LEVEL, base: null, timestamp: pino.stdTimeFunctions.isoTime },
    pino.destination(2),
  )
  const dataFolder = resolve(settings.DATA_DIR)

  configureBackend({
    url: settings.SUPABASE_URL,
    anonKey: settings.SUPABASE_ANON_KEY,
    fetch: cachedFetch(),
  })
  const shell = await openShellBuild(resolve(import.meta.dirname, '../client'))
  const store = openReleaseStore(
    openStorage(settings.RELEASE_STORE ?? resolve(dataFolder, 'releases'), process.env),
  )
  const lastGood = openReleaseStore(resolve(dataFolder, 'last-good'))
  const keysPath = settings.TRUSTED_KEYS ?? trustedKeysPath(dataFolder)
  const readTrusted = () => readTrustedKeys(keysPath)
  const trusted = await readTrusted()
  const folder = resolve(dataFolder, 'verified')
  const releases = createReleases({ store, lastGood, trusted, folder })
  const compositions = await followRegistry({
    store,
    lastGood,
    trusted,
    readTrusted,
    releases,
    shell,
    log,
  })
  const watch = createCanaryWatch({ store, compositions, log })
  const visits = createVisits({ settings, compositions, trusted, remoteNames })
  const app = createApp({ settings, compositions, releases, visits, watch, shell, log })

  const close = await listen(app, settings.PORT)
  log.info({ event: 'listening', port: settings.PORT })
  console.log(JSON.stringify({ ready: true, url: `http://localhost:${settings.PORT}` }))

  const stop = () => {
    void Promise.all([compositions.stop(), close()]).then(() => process.exit(0))
    setTimeout(() => process.exit(0), 2_000).unref()
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
