import { judgeCanary, noEvidence, withdraw, type Evidence, type ReleaseStore } from 'delivery'
import type { Logger } from 'pino'
import type { Compositions } from './compositions.ts'

/** One page view's part in the comparison of a canary with the stable release. */
export type Observation = Partial<Evidence>

/** Compares running canaries with their stable releases, and takes one that is worse back to 0 %. */
export interface CanaryWatch {
  /** Counts for a release of a remote while a canary of that remote runs; else does nothing. */
  observe(remote: string, release: string, observation: Observation): void
}

interface Sources {
  store: ReleaseStore
  compositions: Compositions
  log: Logger
}

interface Comparison {
  stable: string
  canary: string
  evidence: Map<string, Evidence>
  isDecided: boolean
}

export function createCanaryWatch({ store, compositions, log }: Sources): CanaryWatch {
  const comparisons = new Map<string, Comparison>()

  function comparisonOf(remote: string): Comparison | null {
    const { stable, canary } = compositions.registry.remotes[remote] ?? {}
    if (!stable || !canary?.percent) return null
    const known = comparisons.get(remote)
    if (known?.stable === stable && known.canary === canary.release) return known
    const fresh = { stable, canary: canary.release, evidence: new Map(), isDecided: false }
    comparisons.set(remote, fresh)
    return fresh
  }

  async function takeBack(remote: string, release: string, reason: string): Promise<void> {
    log.warn({ event: 'canary-withdrawn', remote, release, reason })
    await store.changeRegistry((registry) => withdraw(registry, remote, release, reason))
    await compositions.refresh()
  }

  return {
    observe(remote, release, observation) {
      const comparison = comparisonOf(remote)
      if (!comparison || ![comparison.stable, comparison.canary].includes(release)) return
      const { evidence, stable, canary } = comparison
      evidence.set(release, add(evidence.get(release) ?? noEvidence, observation))
      if (comparison.isDecided) return
      const reason = judgeCanary(
        evidence.get(canary) ?? noEvidence,
        evidence.get(stable) ?? noEvidence,
      )
      if (!reason) return
      comparison.isDecided = true
      takeBack(remote, canary, reason).catch((error: unknown) => {
        comparison.isDecided = false
        log.error({ event: 'canary-not-withdrawn', remote, release: canary, error: String(error) })
      })
    },
  }
}

function add(evidence: Evidence, more: Observation): Evidence {
  return {
    views: evidence.views + (more.views ?? 0),
    failures: evidence.failures + (more.failures ?? 0),
    measured: evidence.measured + (more.measured ?? 0),
    poor: evidence.poor + (more.poor ?? 0),
  }
}
