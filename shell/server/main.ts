import { resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { pino } from 'pino'
import { readSearchIndex } from '../src/search/search-index.ts'
import { createApp } from './app.ts'
import { cachedFetch } from './backend-cache.ts'
import { createDataVersion } from './data-version.ts'
import { deadlines, inTime } from './deadlines.ts'
import { limits } from './limits.ts'
import { compositionFor } from './composition/choose-releases.ts'
import { ordinaryVisit } from './composition/follow-registry.ts'
import { openDelivery } from './open-delivery.ts'
import { bringFrames, keepFramesAtHand } from './files/frame-files.ts'
import { statingSender } from './admission/form-sender.ts'
import { listen } from './http/listen.ts'
import { createMetrics } from './metrics/metrics.ts'
import type { Services } from './services.ts'
import { addressOf, parseSettings } from './settings.ts'
import { openOwnFrame } from './composition/frame.ts'
import { tracedFetch } from './traces/backend-spans.ts'
import { openTraces } from './traces/tracer.ts'
import { whenTold } from './when-told.ts'
import { openWorkers } from './workers/open-workers.ts'

/** Longest wait for running answers when the server is told to stop. */
const drainMs = 10_000

/** How the composition server starts, and how it ends. */
async function main(): Promise<void> {
  // Before there is anything to end, too: a container's first process hears no signal that it does not listen to.
  let end = (): void => process.exit(0)
  whenTold(() => end())
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
  const frame = await openOwnFrame(resolve(import.meta.dirname, '../frame'))
  const traces = await openTraces(settings, log)
  const fetchBackend = cachedFetch(
    statingSender(traces ? tracedFetch(fetch) : fetch, settings, log),
    metrics.countBackendRead,
    data.change,
  )
  const delivery = await openDelivery(settings, frame, log)
  const { compositions } = delivery
  metrics.follow(compositions)
  const workers = openWorkers({
    settings,
    folder: delivery.codeFolder,
    fetchBackend,
    dataVersion: data.version,
    readSearchIndex,
    bringCode: delivery.bringCode,
    isAtHand: delivery.releases.has,
    isHere: delivery.releases.isHere,
    // A frame is started while it is looked for: whoever waited for it would wait for themselves.
    live: async () => compositionFor(await compositions.now(ordinaryVisit), '/'),
    frames: { isServed: compositions.servesFrame, before: compositions.frameBefore },
    log,
  })
  let phase: ReturnType<Services['phase']> = 'starting'
  const app = createApp({
    ...delivery,
    settings,
    workers,
    frame,
    metrics,
    traces,
    dataVersion: data.version,
    phase: () => phase,
    log,
  })

  const front = await listen(app, settings)
  const { PORT: port, HOST: host, DRAIN_SECONDS: drainSeconds } = settings
  log.info({ event: 'listening', port, host })
  end = () => {
    phase = 'draining'
    log.info({ event: 'draining', seconds: drainSeconds })
    front.endConnections()
    void delay(drainSeconds * 1_000)
      .then(() => {
        setTimeout(() => process.exit(0), drainMs).unref()
        return Promise.all([compositions.stop(), front.close()])
      })
      .then(workers.close)
      .then(delivery.close)
      .then(() => traces?.close())
      .then(() => process.exit(0))
  }

  // Later another frame is served meanwhile, and the registry is not to wait.
  let patienceMs: number = limits.workerStartMs
  await compositions.tryFrames((each) =>
    inTime(workers.start(each), patienceMs, 'its render workers did not start in time'),
  )
  patienceMs = deadlines.frame
  // Before it is asked for their files; a store that is away holds nobody up.
  await Promise.race([bringFrames(delivery), delay(deadlines.frame)])
  void keepFramesAtHand(delivery)
  // Its pages would fail while other shells have what this one waits for.
  const patience = performance.now() + deadlines.start
  while (compositions.isLate && performance.now() < patience) await delay(100)
  const { frame: live } = await compositions.of(ordinaryVisit)
  await workers.open(live)
  if (phase !== 'starting') return
  phase = 'ready'
  console.log(JSON.stringify({ ready: true, url: addressOf(settings) }))
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
