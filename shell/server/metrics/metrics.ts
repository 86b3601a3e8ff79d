import { Counter, Registry, collectDefaultMetrics } from 'prom-client'
import type { Breaker } from '../composition/breaker.ts'
import type { Compositions } from '../composition/follow-registry.ts'
import type { Workers } from '../workers/open-workers.ts'
import { showBreaker, showRegistry, showWorkers } from './gauges.ts'
import { releaseCounters } from './release-counters.ts'
import { phaseTimer, requestMetrics } from './request-metrics.ts'
import { vitalHistograms } from './vitals.ts'

/** How a read was answered: from the cache, from the cache while asking again, by the backend, or not at all. */
const backendOutcomes = ['fresh', 'stale', 'asked', 'failed'] as const
export type BackendOutcome = (typeof backendOutcomes)[number]

/** How a page came about: cached and fresh, cached and old, or rendered for this request (or for another at the same moment). */
const pageOutcomes = ['hit', 'stale', 'miss'] as const
export type PageOutcome = (typeof pageOutcomes)[number]

/** What browsers report. */
export const reportKinds = ['csp-violation', 'integrity-violation', 'other'] as const

const reads = { name: 'backend_reads_total', help: 'Reads by how they were answered' }
const pages = {
  name: 'page_cache_total',
  help: 'Pages by whether they were cached and fresh, cached and old, or rendered',
}
const reports = {
  name: 'browser_reports_total',
  help: "Reports of browsers on what a page's policies forbade",
}
const lastGoodPages = {
  name: 'last_good_pages_total',
  help: 'Pages that could not be rendered and were answered with their last good document',
}

export type Metrics = ReturnType<typeof createMetrics>

/** The server's figures for Prometheus. Labels name kinds, remotes and releases, never visitors nor what they sent. */
export function createMetrics() {
  const register = new Registry()
  // Each look at the loop wakes an idle process: by default a hundred a second.
  collectDefaultMetrics({ register, eventLoopMonitoringPrecision: 100 })
  const lastGood = new Counter({ ...lastGoodPages, registers: [register] })
  return {
    ...releaseCounters(register),
    ...vitalHistograms(register),
    requests: requestMetrics(register),
    timePhases: phaseTimer(register),
    countBackendRead: countBy(register, { ...reads, label: 'outcome' }, backendOutcomes),
    countReport: countBy(register, { ...reports, label: 'kind' }, reportKinds),
    countPage: countBy(register, { ...pages, label: 'outcome' }, pageOutcomes),
    countLastGoodPage: () => lastGood.inc(),
    /** From when there is a breaker. */
    followBreaker: (breaker: Pick<Breaker, 'resting'>) => showBreaker(register, breaker),
    /** From when a registry is followed. */
    follow: (compositions: Compositions) => showRegistry(register, compositions),
    followWorkers: (workers: Pick<Workers, 'figures'>) => showWorkers(register, workers),
    /** Everything in Prometheus' text format. */
    text: () => register.metrics(),
    contentType: register.contentType,
  }
}

/** A counter of one kind of event, each with one of a few outcomes, all of which begin at 0. */
function countBy<Outcome extends string>(
  register: Registry,
  { name, help, label }: { name: string; help: string; label: string },
  outcomes: readonly Outcome[],
): (outcome: Outcome) => void {
  const counter = new Counter({ name, help, labelNames: [label], registers: [register] })
  // From 0, so that the first failure is an increase too.
  for (const outcome of outcomes) counter.inc({ [label]: outcome }, 0)
  return (outcome) => counter.inc({ [label]: outcome })
}
