import type { MiddlewareHandler } from 'hono'
import { Counter, Histogram, type Registry } from 'prom-client'
import type { PhaseSeconds } from '../rendering/tracing.ts'

const fromMs = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Counts answers and times pages. */
export function requestMetrics(register: Registry): MiddlewareHandler {
  const answers = new Counter({
    name: 'http_answers_total',
    help: 'Answers by kind of address and status class',
    labelNames: ['kind', 'status'],
    registers: [register],
  })
  const pages = new Histogram({
    name: 'page_seconds',
    help: 'Time from request to complete page, compressed',
    buckets: fromMs,
    registers: [register],
  })
  return async (c, next) => {
    const stop = pages.startTimer()
    await next()
    const kind = kindOf(c.req.path)
    answers.inc({ kind, status: `${Math.floor(c.res.status / 100)}xx` })
    if (kind === 'page') stop()
  }
}

function kindOf(path: string): string {
  if (path.startsWith('/assets/')) return 'shell-file'
  if (path.startsWith('/remotes/')) return 'release-file'
  if (/^\/(_|og\/|healthz|readyz|metrics|robots\.txt|sitemap\.xml)/.test(path)) return 'service'
  return 'page'
}

/** Times the phases of pages. */
export function phaseTimer(register: Registry): (seconds: PhaseSeconds) => void {
  const phases = new Histogram({
    name: 'page_phase_seconds',
    help: "Time in a page's phases: code of its remote, loaders or action, render",
    labelNames: ['phase'],
    buckets: [0.001, ...fromMs],
    registers: [register],
  })
  return (seconds) => {
    for (const [phase, value] of Object.entries(seconds)) phases.observe({ phase }, value)
  }
}
