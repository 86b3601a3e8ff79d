import type { MiddlewareHandler } from 'hono'
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'
import { backendOutcomes, type BackendOutcome } from './backend-cache.ts'
import { remoteNames } from '../src/ownership.ts'
import type { Breaker } from './composition/breaker.ts'
import type { Compositions } from './composition/follow-registry.ts'
import { pageOutcomes, type PageOutcome } from './pages/page-cache.ts'
import type { PhaseSeconds } from './pages/compose-page.ts'
import { reportKinds, type ReportKind } from './visitors/reports.ts'

/** Releases that have series of their own, the latest that were counted; those of earlier ones end. */
const maxReleases = 100

/** The server's figures for Prometheus. Labels name kinds, remotes and releases, never visitors nor what they sent. */
export interface Metrics {
  /** Counts answers and times pages. */
  requests: MiddlewareHandler
  /** Where the time of one page went. */
  timePhases(seconds: PhaseSeconds): void
  countBackendRead(outcome: BackendOutcome): void
  countRemote(remote: string, release: string, outcome: 'whole' | 'failed'): void
  countBrowserFailure(remote: string, release: string): void
  /** A browser reported a failure of something that is not, or no longer, served. */
  countUnknownFailure(): void
  /** Of what a page's policies forbade. */
  countReport(kind: ReportKind): void
  /** How a page that every visitor gets came about. */
  countPage(outcome: PageOutcome): void
  /** A document of an earlier minute was sent in place of one that could not be made. */
  countLastGoodPage(): void
  /** The releases that are not tried for now, from when there is a breaker. */
  followBreaker(breaker: Breaker): void
  /** The registry followed, from when it is there. */
  follow(compositions: Compositions): void
  /** Everything in Prometheus' text format. */
  text(): Promise<string>
  readonly contentType: string
}

export function createMetrics(): Metrics {
  const register = new Registry()
  const registers = [register]
  collectDefaultMetrics({ register })
  const answers = new Counter({
    name: 'http_answers_total',
    help: 'Answers by kind of address and status class',
    labelNames: ['kind', 'status'],
    registers,
  })
  const pages = new Histogram({
    name: 'page_seconds',
    help: 'Time from request to complete page, compressed',
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  })
  const phases = new Histogram({
    name: 'page_phase_seconds',
    help: "Time in a page's phases: code of its remote, loaders or action, render",
    labelNames: ['phase'],
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  })
  const reads = new Counter({
    name: 'backend_reads_total',
    help: 'Reads by how they were answered',
    labelNames: ['outcome'],
    registers,
  })
  // From 0, so that the first failure is an increase too.
  for (const outcome of backendOutcomes) reads.inc({ outcome }, 0)
  const cache = new Counter({
    name: 'page_cache_total',
    help: 'Pages by whether they were kept and fresh, kept and old, or made',
    labelNames: ['outcome'],
    registers,
  })
  for (const outcome of pageOutcomes) cache.inc({ outcome }, 0)
  const remotes = new Counter({
    name: 'remote_views_total',
    help: 'Page views that a release took part in, by whether it did its part',
    labelNames: ['remote', 'release', 'outcome'],
    registers,
  })
  const failures = new Counter({
    name: 'browser_failures_total',
    help: 'Failures that browsers reported',
    labelNames: ['remote', 'release'],
    registers,
  })
  const reports = new Counter({
    name: 'browser_reports_total',
    help: "Reports of browsers on what a page's policies forbade",
    labelNames: ['kind'],
    registers,
  })
  for (const kind of reportKinds) reports.inc({ kind }, 0)
  const lastGoodPages = new Counter({
    name: 'last_good_pages_total',
    help: 'Pages that could not be made and were answered with their last good document',
    registers,
  })

  const counted = new Set<string>()
  const labelsOf = (remote: string, release: string) => {
    const key = `${remote}/${release}`
    counted.delete(key)
    counted.add(key)
    const [oldest = ''] = counted
    if (counted.size > maxReleases) {
      counted.delete(oldest)
      const [name = '', id = ''] = oldest.split('/')
      for (const outcome of ['whole', 'failed'])
        remotes.remove({ remote: name, release: id, outcome })
      failures.remove({ remote: name, release: id })
    }
    return { remote, release }
  }

  return {
    async requests(c, next) {
      const stop = pages.startTimer()
      await next()
      const kind = kindOf(c.req.path)
      answers.inc({ kind, status: `${Math.floor(c.res.status / 100)}xx` })
      if (kind === 'page') stop()
    },
    timePhases(seconds) {
      for (const [phase, value] of Object.entries(seconds)) phases.observe({ phase }, value)
    },
    countBackendRead: (outcome) => reads.inc({ outcome }),
    countRemote: (remote, release, outcome) =>
      remotes.inc({ ...labelsOf(remote, release), outcome }),
    countBrowserFailure: (remote, release) => failures.inc(labelsOf(remote, release)),
    countUnknownFailure: () => failures.inc({ remote: 'unknown', release: 'unknown' }),
    countReport: (kind) => reports.inc({ kind }),
    countPage: (outcome) => cache.inc({ outcome }),
    countLastGoodPage: () => lastGoodPages.inc(),
    followBreaker(breaker) {
      new Gauge({
        name: 'release_resting',
        help: '1 for each release that failed too often and is not tried for now',
        labelNames: ['remote', 'release'],
        registers,
        collect() {
          this.reset()
          for (const key of breaker.resting()) {
            const [remote = '', release = ''] = key.split('/')
            this.set({ remote, release }, 1)
          }
        },
      })
    },
    follow(compositions) {
      new Gauge({
        name: 'registry_sequence',
        help: 'Sequence number of the registry that is served',
        registers,
        collect() {
          this.set(compositions.registry.sequence)
        },
      })
      new Gauge({
        name: 'canary_percent',
        help: 'Share of visitors that get a canary',
        labelNames: ['remote', 'release'],
        registers,
        collect() {
          this.reset()
          for (const remote of remoteNames) {
            const canary = compositions.registry.remotes[remote]?.canary
            if (canary) this.set({ remote, release: canary.release }, canary.percent)
          }
        },
      })
    },
    text: () => register.metrics(),
    contentType: register.contentType,
  }
}

function kindOf(path: string): string {
  if (path.startsWith('/assets/')) return 'shell-file'
  if (path.startsWith('/remotes/')) return 'release-file'
  if (/^\/(_|og\/|healthz|readyz|metrics|robots\.txt|sitemap\.xml)/.test(path)) return 'service'
  return 'page'
}
