import { SpanKind, SpanStatusCode, TraceFlags, type HrTime } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, type ReadableSpan, type SpanExporter } from '@opentelemetry/sdk-trace'
import type { Logger } from 'pino'
import { limitLines } from '../http/limit-lines.ts'
import { limits } from '../limits.ts'
import type { Settings } from '../settings.ts'
import type { Span } from './spans.ts'

/**
 * Hands finished spans to whoever takes them by OTLP over HTTP: some at a time, and while nobody takes them so many are held and no
 * more. OpenTelemetry's tracer is not asked: a span's times and names come from a worker or a browser when it is over.
 */
export function openExport(settings: Settings, log: Logger) {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS = '' } = settings
  const given = OTEL_EXPORTER_OTLP_HEADERS.split(',').filter(Boolean)
  const otlp = new OTLPTraceExporter({
    url: `${endpoint}/v1/traces`,
    headers: Object.fromEntries(given.map((pair) => pair.split(/=(.*)/s).map(decodeURIComponent))),
    timeoutMillis: limits.traceExportMs,
  })
  const logFailure = limitLines(log, { leftOut: 'more-traces-not-sent', perMinute: 1 })
  const exporter: SpanExporter = {
    export: (spans, done) =>
      otlp.export(spans, (result) => {
        if (result.error) logFailure({ event: 'traces-not-sent', error: result.error.message })
        done(result)
      }),
    shutdown: () => otlp.shutdown(),
  }
  const processor = new BatchSpanProcessor({
    exporter,
    maxQueueSize: limits.spansWaiting,
    // Each is written in one go, while pages wait.
    maxExportBatchSize: limits.spansAtOnce,
    scheduledDelayMillis: 1_000,
    exportTimeoutMillis: limits.traceExportMs,
  })
  const resource = resourceFromAttributes({ 'service.name': settings.OTEL_SERVICE_NAME })
  return {
    send: (span: Span) => processor.onEnd({ ...readable(span), resource }),
    shutdown: () => processor.shutdown().catch(() => undefined),
  }
}

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
