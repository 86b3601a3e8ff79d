import { resolve } from 'node:path'
import { pino } from 'pino'
import { readSearchIndex } from '../src/search/search-index.ts'
import { createApp } from './app.ts'
import { cachedFetch } from './backend-cache.ts'
import { createDataVersion } from './data-version.ts'
import { ordinaryVisit } from './composition/follow-registry.ts'
import { keepBuild } from './composition/earlier-builds.ts'
import { openDelivery } from './open-delivery.ts'
import { statingSender } from './admission/form-sender.ts'
import { listen } from './http/listen.ts'
import { createMetrics } from './metrics/metrics.ts'
import type { Services } from './services.ts'
import { parseSettings } from './settings.ts'
import { openShellBuild } from './composition/shell-build.ts'
import { openWorkers } from './workers/open-workers.ts'

/** Longest wait for running answers when the server is told to stop. */
const drainMs = 10_000

/** How the composition server starts, and how it ends. */
async function main(): Promise<void> {
  const settings = parseSettings(process.env)
  const log = pino(
    { level: settings.LOG_LEVEL, base: null, timestamp: pino.stdTimeFunctions.isoTime },
    pino.destination(2),
  )
  // What is forgotten in one answer must not end all others.
  process.on('unhandledRejection', (reason) =>
    log.error({ event: 'unhandled-rejection', error: String(reason) }),
  )

  const metrics = createMetrics()
  const data = createDataVersion()
  const fetchBackend = cachedFetch(
    statingSender(fetch, settings, log),
    metrics.countBackendRead,
    data.change,
  )
  const shell = await openShellBuild(resolve(import.meta.dirname, '../client'))
  const earlierFiles = await keepBuild(resolve(settings.DATA_DIR, 'shell-builds'), shell, log)
  const delivery = await openDelivery(settings, shell, log)
  metrics.follow(delivery.compositions)
  const workers = openWorkers({
    settings,
    folder: delivery.codeFolder,
    fetchBackend,
    dataVersion: data.version,
    readSearchIndex,
    live: () => delivery.compositions.of(ordinaryVisit),
    log,
  })
  let phase: ReturnType<Services['phase']> = 'starting'
  const app = createApp({
    ...delivery,
    settings,
    workers,
    shell,
    earlierFiles,
    metrics,
    dataVersion: data.version,
    phase: () => phase,
    log,
  })

  const close = await listen(app, settings.PORT)
  log.info({ event: 'listening', port: settings.PORT })
  const drain = () => {
    phase = 'draining'
    log.info({ event: 'draining' })
    setTimeout(() => process.exit(0), drainMs).unref()
    void Promise.all([delivery.compositions.stop(), close()])
      .then(workers.close)
      .then(delivery.close)
      .then(() => process.exit(0))
  }
  process.once('SIGTERM', drain)
  process.once('SIGINT', drain)

  await workers.opened
  if (phase !== 'starting') return
  phase = 'ready'
  console.log(JSON.stringify({ ready: true, url: `http://localhost:${settings.PORT}` }))
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
