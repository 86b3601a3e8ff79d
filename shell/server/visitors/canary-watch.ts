import { hash, randomBytes } from 'node:crypto'
import { comparisonOf, nameOfComparison, shellRemote, withdraw } from 'delivery'
import type { Comparison, Origin, Registry, ReleaseStore } from 'delivery'
import type { Logger } from 'pino'
import type { CompositionLock } from 'shared-ui/contract'
import type { Compositions } from '../composition/follow-registry.ts'
import { memoize } from '../memoize.ts'
import { oncePerRemote, unspent, type Told } from './evidence.ts'
import { FleetEvidence, type Fleet } from './fleet-evidence.ts'
import { createViewTokens } from './view-tokens.ts'

/** A canary that could not be taken back is tried again at this distance. */
const retryMs = 1_000

interface Sources extends Omit<Fleet, 'owner'> {
  store: ReleaseStore
  compositions: Compositions
  /** What tokens of page views are signed with: shells that share it take each other's. */
  secret?: string | undefined
  log: Logger
}

export type CanaryWatch = ReturnType<typeof createCanaryWatch>

/**
 * Compares running canaries with their stable releases by what all shells saw of them, takes one that is worse back to 0 %, and
 * goes on with ramps.
 */
export function createCanaryWatch({ compositions, secret, log, ...sources }: Sources) {
  const fleet = { ...sources, owner: randomBytes(8).toString('hex') }
  const evidences = new Map<string, FleetEvidence>()
  const tokens = createViewTokens({ secret })
  const comparisonsIn = memoize((registry: Registry) => {
    const names = Object.keys(registry.remotes)
    return new Map(names.map((remote) => [remote, comparisonOf(registry, remote)]))
  })
  const comparisonNow = (remote: string) => comparisonsIn(compositions.registry).get(remote) ?? null

  function evidenceOf(remote: string): FleetEvidence | null {
    const comparison = comparisonNow(remote)
    if (!comparison) return null
    const known = evidences.get(remote)
    if (known && nameOfComparison(known.comparison) === nameOfComparison(comparison)) {
      known.follow(comparison)
      return known
    }
    const fresh = new FleetEvidence(comparison, fleet)
    evidences.set(remote, fresh)
    return fresh
  }

  /** Names the part that a release has in the running comparison, in few letters: a token has one for each canary. Null when it has none. */
  function partOf(remote: string, release: string): string | null {
    const comparison = comparisonNow(remote)
    if (!comparison || ![comparison.stable, comparison.canary].includes(release)) return null
    return hash('sha256', `${nameOfComparison(comparison)}/${release}`, 'base64url').slice(0, 12)
  }

  async function takeBack({ remote, canary, start }: Comparison, reason: string) {
    log.warn({ event: 'canary-withdrawn', remote, release: canary, reason })
    const { store, author } = sources
    if (!author) throw new Error('this shell has no key of its own')
    await store.changeRegistry(
      // Somebody may have started it again meanwhile.
      (now) =>
        comparisonOf(now, remote)?.start === start ? withdraw(remote, canary, reason) : null,
      author,
    )
    await compositions.refresh()
  }

  function judge(evidence: FleetEvidence): void {
    const reason = performance.now() < evidence.decidedUntil ? null : evidence.judge()
    if (!reason) return
    const { comparison } = evidence
    evidence.decidedUntil = Infinity
    takeBack(comparison, reason).catch((error: unknown) => {
      evidence.decidedUntil = performance.now() + retryMs
      const { remote, canary } = comparison
      log.error({ event: 'canary-not-withdrawn', remote, release: canary, error: String(error) })
    })
  }

  function count(origin: Origin, [remote, release, observation]: Told): void {
    const evidence = partOf(remote, release) && evidenceOf(remote)
    if (evidence && evidence.count(origin, release, observation)) judge(evidence)
  }

  async function exchange(evidence: FleetEvidence, isLast: boolean): Promise<void> {
    await evidence.exchange(isLast).finally(() => {
      judge(evidence)
      compositions.widen(evidence.comparison, evidence.percent)
    })
  }

  return {
    /** Counts a page with this release while a canary of its remote runs; else does nothing. */
    observe: (origin: 'rendered' | 'cached', ...seen: Told) => count(origin, seen),
    /** With this a browser may report once on a document of these releases; null when none of them is compared. */
    tokenFor({ shell, remotes }: CompositionLock): string | null {
      const own = Object.entries(remotes).map(([remote, { release }]) => [remote, release] as const)
      const parts = [[shellRemote, shell] as const, ...own].flatMap(
        ([remote, release]) => partOf(remote, release) ?? [],
      )
      return parts.length > 0 ? tokens.issue(parts) : null
    },
    /** Counts what a browser tells of the document that it got the token with. */
    report(token: string | undefined, told: readonly Told[]): void {
      const view = token ? tokens.open(token) : null
      if (!view) return
      const own = told.filter(([remote, release]) =>
        view.about.includes(partOf(remote, release) ?? ''),
      )
      for (const each of oncePerRemote(own)) count('reported', unspent(view, each))
    },
    /**
     * Tells other shells what was seen, and hears them: to be called again and again. Rejects when the store is away.
     *
     * @param isLast then whatever was not told yet is
     */
    async exchange(isLast = false): Promise<void> {
      const running = Object.keys(compositions.registry.remotes).flatMap(
        (remote) => evidenceOf(remote) ?? [],
      )
      const done = await Promise.allSettled(running.map((one) => exchange(one, isLast)))
      for (const one of done) if (one.status === 'rejected') throw one.reason
    },
  }
}
