/**
 * The program of a thread: hands finished spans on by OTLP over HTTP, some at a time, and while nobody takes them so many are held and
 * no more. To whom, its environment says, by OpenTelemetry's own names. Its tracer is not asked: a span's times and names come from a
 * worker or a browser when it is over.
 */
import { parentPort } from 'node:worker_threads'
import { SpanKind, SpanStatusCode, TraceFlags, type HrTime } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, type ReadableSpan, type SpanExporter } from '@opentelemetry/sdk-trace'
import { limits } from '../limits.ts'
import type { Span } from './spans.ts'

const otlp = new OTLPTraceExporter({ timeoutMillis: limits.traceExportMs })
const exporter: SpanExporter = {
  export: (spans, done) =>
    otlp.export(spans, (result) => {
      const error: NodeJS.ErrnoException | undefined = result.error
      // An answer may give no reason, and of a name with two addresses no message says what failed.
      if (error) parentPort?.postMessage(error.message.trim() || error.code)
      done(result)
    }),
  shutdown: () => otlp.shutdown(),
}
const processor = new BatchSpanProcessor({
  exporter,
  maxQueueSize: limits.spansWaiting,
  maxExportBatchSize: limits.spansAtOnce,
  scheduledDelayMillis: 1_000,
  exportTimeoutMillis: limits.traceExportMs,
})
const resource = resourceFromAttributes({ 'service.name': process.env['OTEL_SERVICE_NAME'] })

/** Ends when what waits has been sent. */
async function close(): Promise<void> {
  await processor.shutdown().catch(() => undefined)
  parentPort?.close()
}

parentPort?.on('message', (span: Span | 'close') => {
  if (span === 'close') void close()
  else processor.onEnd({ ...readable(span), resource })
})
parentPort?.postMessage('ready')

function readable(span: Span): Omit<ReadableSpan, 'resource'> {
  const { name, kind = 'INTERNAL', trace: traceId, id, parent, from, to } = span
  const contextOf = (spanId: string) => ({ traceId, spanId, traceFlags: TraceFlags.SAMPLED })
  const context = contextOf(id)
  return {
    ...{ name, kind: SpanKind[kind], spanContext: () => context },
    ...(parent && { parentSpanContext: contextOf(parent) }),
    ...{ startTime: timeOf(from), endTime: timeOf(to), duration: timeOf(to - from), ended: true },
    status: { code: span.isFailed ? SpanStatusCode.ERROR : SpanStatusCode.UNSET },
    attributes: { ...span.owner, ...span.attributes },
    ...{ links: [], events: [], instrumentationScope: { name: 'shell' } },
    ...{ droppedAttributesCount: 0, droppedEventsCount: 0, droppedLinksCount: 0 },
  }
}

/** Seconds, and nanoseconds. */
const timeOf = (ms: number): HrTime => [Math.floor(ms / 1_000), Math.floor((ms % 1_000) * 1e6)]
