import { extname } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Logger } from 'pino'
import { deadlines, inTime } from '../deadlines.ts'
import { limitLines } from '../http/limit-lines.ts'
import { limits } from '../limits.ts'
import type { Settings } from '../settings.ts'
import type { Span } from './spans.ts'

/** Beside this file, in the sources as in a build. */
const program = new URL(`./export-thread${extname(import.meta.filename)}`, import.meta.url)

/**
 * Hands finished spans to a thread that sends them: OpenTelemetry's code and what it holds would else lie in the heap that every page
 * passes through.
 */
export async function openExport(settings: Settings, log: Logger, code = program) {
  const {
    OTEL_EXPORTER_OTLP_ENDPOINT,
    OTEL_EXPORTER_OTLP_HEADERS = '',
    OTEL_SERVICE_NAME,
  } = settings
  const thread = new Worker(code, {
    env: { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_EXPORTER_OTLP_HEADERS, OTEL_SERVICE_NAME },
    resourceLimits: { maxOldGenerationSizeMb: limits.traceHeapMegabytes },
  })
  const logFailure = limitLines(log, { leftOut: 'more-traces-not-sent', perMinute: 1 })
  const tell = (error: unknown) => logFailure({ event: 'traces-not-sent', error: String(error) })
  thread.on('error', tell)
  const ended = new Promise((end) => thread.once('exit', end))
  // Its first message says that it listens.
  const listens = new Promise((ready) => thread.once('message', ready))
  await inTime(Promise.race([listens, ended]), deadlines.start, 'their thread hangs').catch(
    (error: unknown) => {
      tell(error)
      void thread.terminate()
    },
  )
  thread.on('message', tell).unref()
  return {
    send: (span: Span) => thread.postMessage(span),
    /** Sends what waits. */
    shutdown() {
      thread.postMessage('close')
      return ended
    },
  }
}
