import { LRUCache } from 'lru-cache'
import { Histogram, type Registry } from 'prom-client'
import type { VitalName } from '../../src/beacons/beacon.ts'
import { inUnitOfRanges, vitals } from './vital-ranges.ts'

const maxPages = 200
const labelNames = ['remote', 'release', 'page'] as const
type Labels = Record<(typeof labelNames)[number], string>

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
      histograms[name].observe({ ...labels }, inUnitOfRanges(name, value))
    },
  }
}
