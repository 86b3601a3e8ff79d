import { LRUCache } from 'lru-cache'
import { Counter, type Registry } from 'prom-client'

/** Releases that have series of their own, the latest that were counted; those of earlier ones end. */
const maxReleases = 100

export interface ReleaseCounters {
  countRemote(remote: string, release: string, outcome: 'whole' | 'failed'): void
  countBrowserFailure(remote: string, release: string): void
  /** A browser reported a failure of something that is not, or no longer, served. */
  countUnknownFailure(): void
}

interface Labels {
  remote: string
  release: string
}

export function releaseCounters(register: Registry): ReleaseCounters {
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
  const counted = new LRUCache<string, Labels>({
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
    countRemote: (remote, release, outcome) => views.inc({ ...labelsOf(remote, release), outcome }),
    countBrowserFailure: (remote, release) => failures.inc({ ...labelsOf(remote, release) }),
    countUnknownFailure: () => failures.inc({ remote: 'unknown', release: 'unknown' }),
  }
}
