import {
  emptyRegistry,
  type Registry,
  type ReleaseStore,
  type TrustedKey,
  type TrustedKeys,
} from 'delivery'
import type { Logger } from 'pino'
import { once } from '../../src/once.ts'
import { remoteNames } from '../../src/ownership.ts'
import { withDeadline } from '../../src/with-deadline.ts'
import { chooseRelease } from './choose-release.ts'
import { describeComposition, type Choice, type Composition } from './composition.ts'
import { DeadlineError, deadlines } from '../deadlines.ts'
import { createLastGood } from './last-good.ts'
import {
  isIncomplete,
  namedKeys,
  onlyTrusted,
  recentKeys,
  verifyRegistry,
  type LiveReleases,
} from './live-releases.ts'
import { createVerifier } from './release-verifier.ts'
import type { Releases } from './verified-releases.ts'
import type { ShellBuild } from './shell-build.ts'
import { followTrustedKeys, isTrusted } from './trusted-keys.ts'

/** What decides which releases one visitor gets. */
export interface Visit {
  /** 1–100, or null for a visitor who takes part in no canary. */
  bucket: number | null
  /** Releases shown in place of the live ones: remote → release. */
  previews: ReadonlyMap<string, string>
}

export const ordinaryVisit: Visit = { bucket: null, previews: new Map() }

/** The compositions of the registry as it stands; it is followed without a restart. */
export interface Compositions {
  readonly registry: Registry
  /** True while some visitors get a canary. */
  readonly hasCanary: boolean
  /**
   * The composition of one page view. Rejects when a previewed release cannot be verified.
   *
   * @param isUsable of a release, `<remote>/<release>`: one that is not is replaced by the remote's last good one, and
   *   kept where there is none
   */
  of(visit: Visit, isUsable?: (key: string) => boolean): Promise<Composition>
  /** Whether what a key signed may be served. */
  trusts(signer: TrustedKey): boolean
  /** Whether a release, `<remote>/<release>`, is live, or was just before. */
  isRecent(key: string): boolean
  /** Whether it is live, or was as far back as the registry knows. */
  wasLive(key: string): boolean
  /** Resolves when the registry was read once more, and is what it says; to false when it could not be read. */
  nextRead(): Promise<boolean>
  /** Reads the registry now. */
  refresh(): Promise<void>
  /** Ends following; resolves when the last good copy is complete. */
  stop(): Promise<void>
}

interface Sources {
  store: ReleaseStore
  lastGood: ReleaseStore
  /** Followed like the registry: a team's new key needs no restart, and a revoked one is gone within a second. */
  trusted: TrustedKeys
  readTrusted: () => Promise<TrustedKeys>
  releases: Releases
  shell: ShellBuild
  log: Logger
}

const pollMs = 400
/** Compositions that are kept; more come about only by previews. */
const maxKnown = 200
/** A release that could not be verified is tried again at this distance. */
const retryMs = 5_000

/** Reads the registry, or the last good copy of it, and follows it: a change is served within a second. */
export async function followRegistry(sources: Sources): Promise<Compositions> {
  const { store, trusted, releases, shell, log } = sources
  const lastGood = createLastGood(sources.lastGood, trusted)
  let verify = createVerifier(releases, log)
  let registry = emptyRegistry
  let live: LiveReleases = new Map()
  let recent: ReadonlySet<string> = new Set()
  let named: ReadonlySet<string> = new Set()
  let known = new Map<string, Composition>()
  /** What visitors get while nothing fails, by bucket: most requests need nothing else. */
  let usual = new Map<number | null, Promise<Composition>>()
  let verifiedAt = 0
  let complaint = ''
  let keeping = Promise.resolve()
  /** Other keys are trusted than when the registry was adopted. */
  let isRekeyed = false

  const serve = (next: LiveReleases) => {
    live = onlyTrusted(next, trusted)
    recent = recentKeys(live)
    releases.pin(recent)
    known = new Map()
    usual = new Map()
  }

  const keys = followTrustedKeys({
    trusted,
    read: sources.readTrusted,
    log,
    onChange() {
      isRekeyed = true
      // What failed by its signature need not fail again.
      verify = createVerifier(releases, log)
      releases.forgetRevoked()
      serve(live)
    },
  })

  const adopt = async (next: Registry) => {
    isRekeyed = false
    const verified = await verifyRegistry(next, verify, live)
    if (next.sequence !== registry.sequence)
      log.info({ event: 'registry', sequence: next.sequence, remotes: ours(next) })
    registry = next
    named = namedKeys(next)
    serve(verified)
    verifiedAt = performance.now()
  }

  const compose = async (
    { bucket, previews }: Visit,
    isUsable: (key: string) => boolean = () => true,
  ): Promise<Composition> => {
    const choices = new Map<string, Choice>()
    for (const [name, remote] of live)
      choices.set(name, await chooseRelease(name, remote, { bucket, isUsable, verify }))
    for (const [name, release] of previews)
      choices.set(name, { release: await releases.get(name, release), why: 'preview' })
    const key = [...choices]
      .map(([name, { release, why }]) => `${name} ${release.manifest.release} ${why}`)
      .join()
    const composition = known.get(key) ?? describeComposition(shell, choices)
    if (known.size < maxKnown) known.set(key, composition)
    return composition
  }

  /** One copy after the other, and no change waits for them. */
  const keep = (...served: [Registry, LiveReleases]) => {
    keeping = keeping
      .then(() => lastGood.keep(...served))
      .catch((error: unknown) => log.error({ event: 'last-good-not-kept', error: String(error) }))
  }

  const refresh = async () => {
    await keys.check()
    if (isRekeyed) {
      await adopt(registry)
      if (registry.sequence > 0) keep(registry, live)
    }
    const next = await withDeadline(
      store.readRegistry(),
      deadlines.registry,
      () => new DeadlineError('the store does not answer'),
    )
    // A store that was emptied, or a disk that is not mounted, looks like one that was never written.
    if (next.sequence === 0 && registry.sequence > 0) throw new Error('the store has no registry')
    complaint = ''
    const isRetryDue = performance.now() - verifiedAt > retryMs && isIncomplete(registry, live)
    if (next.sequence === registry.sequence && !isRetryDue) return
    await adopt(next)
    keep(next, live)
  }
  const complain = (reason: unknown) => {
    // It may quote what stands in the store.
    const error = String(reason).slice(0, 300)
    if (complaint !== error) log.error({ event: 'registry-unreadable', error })
    complaint = error
  }
  /** One after the other: what was read first must not be served last. */
  let refreshing = Promise.resolve()
  const refreshOrComplain = () => (refreshing = refreshing.then(refresh).catch(complain))

  await adopt(await lastGood.readRegistry())
  await refreshOrComplain()

  let isStopped = false
  let next = Promise.withResolvers<boolean>()
  const poll = async () => {
    const { resolve } = next
    next = Promise.withResolvers()
    await refreshOrComplain()
    resolve(complaint === '')
    if (!isStopped) timer = setTimeout(poll, pollMs)
  }
  let timer = setTimeout(poll, pollMs)

  return {
    get registry() {
      return registry
    },
    get hasCanary() {
      return [...live.values()].some(({ canary }) => canary !== null)
    },
    async of(visit, isUsable) {
      if (visit.previews.size > 0) return compose(visit, isUsable)
      const composition = await once(usual, visit.bucket, () => compose(visit))
      if (!isUsable || composition.keys.every(isUsable)) return composition
      return compose(visit, isUsable)
    },
    trusts: (signer) => isTrusted(trusted, signer),
    isRecent: (key) => recent.has(key),
    wasLive: (key) => named.has(key),
    nextRead: async () => (isStopped ? complaint === '' : next.promise),
    refresh: refreshOrComplain,
    async stop() {
      isStopped = true
      clearTimeout(timer)
      keys.stop()
      next.resolve(false)
      await keeping
    },
  }
}

/** Of the remotes that there are: a store may name any number. */
function ours({ remotes }: Registry) {
  return Object.fromEntries(remoteNames.map((name) => [name, remotes[name]]))
}
