import { resolve } from 'node:path'
import { pino } from 'pino'
import { configureBackend } from 'shared-ui/data'
import { createApp } from './app.ts'
import { cachedFetch } from './backend-cache.ts'
import { ordinaryVisit } from './composition/follow-registry.ts'
import { keepBuild } from './composition/earlier-builds.ts'
import { openDelivery } from './open-delivery.ts'
import { statingSender } from './admission/form-sender.ts'
import { listen } from './http/listen.ts'
import { createMetrics } from './metrics/metrics.ts'
import { loadAhead } from './composition/federation-host.ts'
import type { Services } from './services.ts'
import { parseSettings } from './settings.ts'
import { openShellBuild } from './composition/shell-build.ts'

/** Longest wait for running answers when the server is told to stop. */
const drainMs = 10_000

/** How the composition server starts, and how it ends. */
async function main(): Promise<void> {
  const settings = parseSettings(process.env)
  const log = pino(
    { level: settings.LOG_LEVEL, base: null, timestamp: pino.stdTimeFunctions.isoTime },
    pino.destination(2),
  )
  // A remote's code runs here too: what it forgets to catch must not end the site.
  process.on('unhandledRejection', (reason) =>
    log.error({ event: 'unhandled-rejection', error: String(reason) }),
  )

  const metrics = createMetrics()
  let dataVersion = 0
  configureBackend({
    url: settings.SUPABASE_URL,
    anonKey: settings.SUPABASE_ANON_KEY,
    fetch: cachedFetch(
      statingSender(fetch, settings, log),
      metrics.countBackendRead,
      () => dataVersion++,
    ),
  })
  const shell = await openShellBuild(resolve(import.meta.dirname, '../client'))
  const earlierFiles = await keepBuild(resolve(settings.DATA_DIR, 'shell-builds'), shell, log)
  const delivery = await openDelivery(settings, shell, log)
  metrics.follow(delivery.compositions)
  let phase: ReturnType<Services['phase']> = 'starting'
  const app = createApp({
    ...delivery,
    settings,
    shell,
    earlierFiles,
    metrics,
    dataVersion: () => dataVersion,
    phase: () => phase,
    log,
  })

  const close = await listen(app, settings.PORT)
  log.info({ event: 'listening', port: settings.PORT })
  const drain = () => {
    phase = 'draining'
    log.info({ event: 'draining' })
    setTimeout(() => process.exit(0), drainMs).unref()
    void Promise.all([delivery.compositions.stop(), close()]).then(() => process.exit(0))
  }
  process.once('SIGTERM', drain)
  process.once('SIGINT', drain)

  await loadAhead(await delivery.compositions.of(ordinaryVisit), log)
  if (phase !== 'starting') return
  phase = 'ready'
  console.log(JSON.stringify({ ready: true, url: `http://localhost:${settings.PORT}` }))
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
