import { setTimeout as delay } from 'node:timers/promises'
import type { Logger } from 'pino'
import { limits } from '../limits.ts'
import type { Settings } from '../settings.ts'
import { createTracer, type Tracer } from './tracer.ts'

/** Pages are followed, and somebody receives what is told of them. */
export interface Traces extends Tracer {
  /** Sends what waits, as far as it is taken soon. */
  close(): Promise<void>
}

/** Null where nobody receives traces: then nothing of it is even read. */
export async function openTraces(settings: Settings, log: Logger): Promise<Traces | null> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = settings
  if (!endpoint) return null
  const { openExport } = await import('./otlp.ts')
  const { send, shutdown } = openExport({ ...settings, endpoint }, log)
  const close = () => Promise.race([shutdown(), delay(limits.traceCloseMs)])
  return { ...createTracer(settings, send), close }
}
