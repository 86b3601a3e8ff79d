import { LRUCache } from 'lru-cache'
import { Histogram, type Registry } from 'prom-client'
import type { VitalName } from '../../src/beacons/beacon.ts'

const maxPages = 200
const labelNames = ['remote', 'release', 'page'] as const
type Labels = Record<(typeof labelNames)[number], string>

const seconds = [0.2, 0.4, 0.6, 0.8, 1, 1.2, 1.5, 1.8, 2.1, 2.5, 3, 3.5, 4, 5, 6, 8, 10, 15, 20]
const vitals = {
  LCP: { name: 'browser_lcp_seconds', help: 'Largest contentful paint', buckets: seconds },
  INP: {
    name: 'browser_inp_seconds',
    help: 'Interaction to next paint',
    buckets: [0.025, 0.05, 0.075, 0.1, 0.125, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5, 0.75, 1, 2, 5],
  },
  CLS: {
    name: 'browser_cls',
    help: 'Cumulative layout shift',
    buckets: [0.01, 0.02, 0.035, 0.05, 0.075, 0.1, 0.15, 0.2, 0.25, 0.35, 0.5, 1],
  },
}

/** What browsers tell of how fast pages were, by release and kind of page: of those that did last. Values as they come, in milliseconds. */
export function vitalHistograms(register: Registry) {
  const make = (vital: (typeof vitals)[VitalName]) =>
    new Histogram({ ...vital, labelNames, registers: [register] })
  const histograms = { LCP: make(vitals.LCP), INP: make(vitals.INP), CLS: make(vitals.CLS) }
  const counted = new LRUCache<string, Labels>({
    max: maxPages,
    noDisposeOnSet: true,
    dispose(labels) {
      for (const histogram of Object.values(histograms)) histogram.remove({ ...labels })
    },
  })
  return {
    observeVital(name: VitalName, value: number, labels: Labels): void {
      counted.set(Object.values(labels).join(' '), labels)
      histograms[name].observe({ ...labels }, name === 'CLS' ? value : value / 1_000)
    },
  }
}
