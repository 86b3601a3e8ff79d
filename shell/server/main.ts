import { resolve } from 'node:path'
import { openReleaseStore } from 'delivery'
import { pino } from 'pino'
import { createApp } from './app.ts'
import { cachedFetch } from './backend-cache.ts'
import { followRegistry } from './composition.ts'
import { listen } from './listen.ts'
import { createReleases } from './releases.ts'
import { parseSettings } from './settings.ts'
import { openShellBuild } from './shell-build.ts'
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
  const store = openReleaseStore(resolve(dataFolder, 'releases'))
  const releases = createReleases(store, resolve(dataFolder, 'verified'))
  const composition = await followRegistry({ store, releases, shell, log })
  const app = createApp({ settings, composition, releases, shell, log })

  const close = await listen(app, settings.PORT)
  log.info({ event: 'listening', port: settings.PORT })
  console.log(JSON.stringify({ ready: true, url: `http://localhost:${settings.PORT}` }))

  const stop = () => {
    composition.stop()
    void close().then(() => process.exit(0))
    setTimeout(() => process.exit(0), 2_000).unref()
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
