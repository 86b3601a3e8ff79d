import {
  judgeCanary,
  noEvidence,
  shellRemote,
  withdraw,
  type Author,
  type Evidence,
  type Registry,
  type ReleaseStore,
} from 'delivery'
import type { Logger } from 'pino'
import type { CompositionLock } from 'shared-ui/contract'
import type { Compositions } from '../composition/follow-registry.ts'
import { add, oncePerRemote, unspent, type Observation, type Told } from './evidence.ts'
import { createViewTokens } from './view-tokens.ts'

/** Where evidence is from: pages as they were rendered, pages that came from the cache, what browsers report. */
const origins = ['rendered', 'cached', 'reported'] as const
type Origin = (typeof origins)[number]

/**
 * Compares running canaries with their stable releases, and takes one that is worse back to 0 %. Origins are judged
 * one by one as they add up: no flood of cached pages hides what failed to render, no report what the server saw.
 */
export interface CanaryWatch {
  /** Counts a page with this release while a canary of its remote runs; else does nothing. */
  observe(
    origin: 'rendered' | 'cached',
    remote: string,
    release: string,
    observation: Observation,
  ): void
  /** With this a browser may report once on a document of these releases; null when none of them is compared. */
  tokenFor(lock: CompositionLock): string | null
  /** Counts what a browser tells of the document that it got the token with. */
  report(token: string | undefined, told: readonly Told[]): void
}

interface Sources {
  store: ReleaseStore
  /** This shell; null when it has no key, and can take nothing back. */
  author: Author | null
  compositions: Compositions
  log: Logger
}

interface Comparison {
  stable: string
  canary: string
  /** The change of the registry with which the canary began. */
  start: number
  evidence: Record<Origin, Map<string, Evidence>>
  isDecided: boolean
}

export function createCanaryWatch({ store, author, compositions, log }: Sources): CanaryWatch {
  const comparisons = new Map<string, Comparison>()
  const tokens = createViewTokens()

  function comparisonOf(remote: string): Comparison | null {
    const { registry } = compositions
    const { stable, canary } = registry.remotes[remote] ?? {}
    if (!stable || !canary?.percent) return null
    const now = { stable, canary: canary.release, start: startOf(registry, remote) }
    const known = comparisons.get(remote)
    if (known && nameOf(remote, now) === nameOf(remote, known)) return known
    const evidence = { rendered: new Map(), cached: new Map(), reported: new Map() }
    const fresh = { ...now, evidence, isDecided: false }
    comparisons.set(remote, fresh)
    return fresh
  }

  /** Names the part that a release has in the running comparison; null when it has none. */
  function partOf(remote: string, release: string): string | null {
    const comparison = comparisonOf(remote)
    if (!comparison || ![comparison.stable, comparison.canary].includes(release)) return null
    return `${nameOf(remote, comparison)}/${release}`
  }

  async function takeBack(remote: string, { canary, start }: Comparison, reason: string) {
    log.warn({ event: 'canary-withdrawn', remote, release: canary, reason })
    if (!author) throw new Error('this shell has no key of its own')
    await store.changeRegistry(
      // Somebody may have started it again meanwhile.
      (now) => (startOf(now, remote) === start ? withdraw(remote, canary, reason) : null),
      author,
    )
    await compositions.refresh()
  }

  function judge(remote: string, comparison: Comparison): void {
    const { stable, canary, isDecided } = comparison
    if (isDecided) return
    const reason = origins
      .map((last) => judgeCanary(upTo(last, comparison, canary), upTo(last, comparison, stable)))
      .find((judgement) => judgement !== null)
    if (!reason) return
    comparison.isDecided = true
    takeBack(remote, comparison, reason).catch((error: unknown) => {
      comparison.isDecided = false
      log.error({ event: 'canary-not-withdrawn', remote, release: canary, error: String(error) })
    })
  }

  function count(origin: Origin, [remote, release, observation]: Told): void {
    const comparison = comparisonOf(remote)
    if (!comparison || !partOf(remote, release)) return
    const { [origin]: evidence } = comparison.evidence
    evidence.set(release, add(evidence.get(release) ?? noEvidence, observation))
    judge(remote, comparison)
  }

  return {
    observe: (origin, ...seen) => count(origin, seen),
    tokenFor({ shell, remotes }) {
      const own = Object.entries(remotes).map(([remote, { release }]) => [remote, release] as const)
      const parts = [[shellRemote, shell] as const, ...own].flatMap(
        ([remote, release]) => partOf(remote, release) ?? [],
      )
      return parts.length > 0 ? tokens.issue(parts) : null
    },
    report(token, told) {
      const view = token ? tokens.open(token) : null
      if (!view) return
      const own = told.filter(([remote, release]) =>
        view.about.includes(partOf(remote, release) ?? ''),
      )
      for (const each of oncePerRemote(own)) count('reported', unspent(view, each))
    },
  }
}

/** The sequence of the change with which the running canary began: more or less of the visitors is no new start. */
function startOf({ remotes, history }: Registry, remote: string): number {
  const { canary } = remotes[remote] ?? {}
  const changes = history.filter((change) => change.remote === remote)
  const end = changes.findIndex(
    ({ action, release, percent }) =>
      action !== 'canary' || release !== canary?.release || !percent,
  )
  return changes.slice(0, end === -1 ? undefined : end).at(-1)?.sequence ?? 0
}

function nameOf(
  remote: string,
  { stable, canary, start }: Pick<Comparison, 'stable' | 'canary' | 'start'>,
) {
  return `${remote}/${stable}/${canary}/${start}`
}

/** All evidence of a release, from the first origin up to this one. */
function upTo(last: Origin, { evidence }: Comparison, release: string): Evidence {
  return origins
    .slice(0, origins.indexOf(last) + 1)
    .map((origin) => evidence[origin].get(release) ?? noEvidence)
    .reduce(add)
}
