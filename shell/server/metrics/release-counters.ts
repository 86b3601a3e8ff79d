import { LRUCache } from 'lru-cache'
import { Counter, type Registry } from 'prom-client'

/** Releases that have series of their own, the latest that were counted; those of earlier ones end. */
const maxReleases = 100

/** Page views by release, and what browsers reported of it. */
export function releaseCounters(register: Registry) {
  const registers = [register]
  const views = new Counter({
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
  const counted = new LRUCache<string, { remote: string; release: string }>({
    max: maxReleases,
    noDisposeOnSet: true,
    dispose(labels) {
      for (const outcome of ['whole', 'failed']) views.remove({ ...labels, outcome })
      failures.remove({ ...labels })
    },
  })
  const labelsOf = (remote: string, release: string) => {
    const labels = { remote, release }
    counted.set(`${remote}/${release}`, labels)
    return labels
  }
  return {
    countRemote: (remote: string, release: string, outcome: 'whole' | 'failed') =>
      views.inc({ ...labelsOf(remote, release), outcome }),
    countBrowserFailure: (remote: string, release: string) =>
      failures.inc({ ...labelsOf(remote, release) }),
    /** Of something that is not, or no longer, served. */
    countUnknownFailure: () => failures.inc({ remote: 'unknown', release: 'unknown' }),
  }
}
