import { SpanKind, SpanStatusCode, TraceFlags, type SpanContext } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, type ReadableSpan, type SpanExporter } from '@opentelemetry/sdk-trace'
import type { Logger } from 'pino'
import { limitLines } from '../http/limit-lines.ts'
import { limits } from '../limits.ts'
import type { Settings } from '../settings.ts'
import type { Span } from './spans.ts'

type ExportSettings = Pick<Settings, 'OTEL_EXPORTER_OTLP_HEADERS' | 'OTEL_SERVICE_NAME'> & {
  endpoint: string
}

/**
 * Hands finished spans to whoever takes them by OTLP over HTTP: some at a time, and while nobody takes them so many are held and no
 * more. OpenTelemetry's tracer is not asked: a span's times and names come from a worker or a browser when it is over.
 */
export function openExport(settings: ExportSettings, log: Logger) {
  const { endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers = '', OTEL_SERVICE_NAME: name } = settings
  const otlp = new OTLPTraceExporter({
    url: `${endpoint}/v1/traces`,
    headers: Object.fromEntries(headers.split(',').filter(Boolean).map(pairOf)),
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
  const resource = resourceFromAttributes({ 'service.name': name })
  return {
    send: (span: Span) => processor.onEnd({ ...readable(span), resource }),
    shutdown: () => processor.shutdown().catch(() => undefined),
  }
}

/** `name=value`, percent-encoded. */
function pairOf(header: string): [string, string] {
  const at = header.indexOf('=')
  return [header.slice(0, at), decodeURIComponent(header.slice(at + 1))]
}

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL }

function readable({ trace, id, parent, link, ...span }: Span): Omit<ReadableSpan, 'resource'> {
  const { name, kind, from, to, owner, isFailed, attributes } = span
  const context = contextOf(trace, id)
  const [, linkedTrace = '', linkedSpan = ''] = link?.split('-') ?? []
  return {
    name,
    kind: kinds[kind],
    spanContext: () => context,
    ...(parent && { parentSpanContext: contextOf(trace, parent) }),
    startTime: timeOf(from),
    endTime: timeOf(to),
    duration: timeOf(to - from),
    ended: true,
    status: { code: isFailed ? SpanStatusCode.ERROR : SpanStatusCode.UNSET },
    attributes: { ...owner, ...attributes },
    links: link ? [{ context: contextOf(linkedTrace, linkedSpan) }] : [],
    events: [],
    instrumentationScope: { name: 'shell' },
    droppedAttributesCount: 0,
    droppedEventsCount: 0,
    droppedLinksCount: 0,
  }
}

function contextOf(traceId: string, spanId: string): SpanContext {
  return { traceId, spanId, traceFlags: TraceFlags.SAMPLED }
}

/** Seconds, and nanoseconds. */
function timeOf(ms: number): [number, number] {
  return [Math.floor(ms / 1_000), Math.floor((ms % 1_000) * 1e6)]
}
