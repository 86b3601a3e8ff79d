import {
  shellRemote,
  type Comparison,
  type ReleaseStore,
  type RootFile,
  type SignedRegistry,
  type TrustedKey,
  type TrustedKeys,
} from 'delivery'
import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import { deadlines, inTime } from '../deadlines.ts'
import { compositionFor, createChooser, type IsUsable, type Visit } from './choose-releases.ts'
import type { Composition } from './composition.ts'
import { createLastGoodCopy } from './last-good-copy.ts'
import { LiveSet } from './live-set.ts'
import { poll } from './poll.ts'
import { watchAge } from './registry-age.ts'
import type { ReleaseCache } from './release-cache.ts'
import type { SiteFile } from './released-site.ts'
import { createReleaseLoader } from './release-loader.ts'
import { framesOf, releasesOf } from './resolve-registry.ts'
import { frameOf, type Frame } from './frame.ts'
import { followRoot, isTrusted } from './follow-root.ts'

export { ordinaryVisit, type Visit } from './choose-releases.ts'

/** The compositions of the registry as it stands; it is followed without a restart. */
export interface Compositions {
  readonly registry: SignedRegistry
  /** True while some visitors get a canary. */
  readonly hasCanary: boolean
  /**
   * The composition of one page view. Rejects when a previewed release cannot be verified.
   *
   * @param path of the page: while remotes need two kits, one that brings its owner's
   * @param isUsable a release that is not is replaced by the remote's last good one, and kept where there is none
   */
  of(visit: Visit, path?: string, isUsable?: IsUsable): Promise<Composition>
  /** All compositions of which a visit may see pages: one for each kit that live remotes need. */
  all(visit: Visit, isUsable?: IsUsable): Promise<Composition[]>
  /** Resolved site data of a composition that there is or was lately, by its address. */
  siteFile(href: string): SiteFile | undefined
  /** Whether what a key signed may be served. */
  trusts(signer: TrustedKey): boolean
  /** Whether a release, `<remote>/<release>`, is live, or was just before. */
  isRecent(key: string): boolean
  /** Whether it is live, or was as far back as the registry knows. */
  wasLive(key: string): boolean
  /** How many in a hundred visitors get a remote's canary: a ramp goes on from what the registry names. */
  percentOf(remote: string): number
  /** Gives a running canary to so many in a hundred, until the registry says something else of it. */
  widen(comparison: Comparison, percent: number): void
  /** Resolves when the registry was read once more, and is what it says; to false when it could not be read. */
  nextRead(): Promise<boolean>
  /** Ids of a remote's releases that are live, or were as far back as the registry knows; the latest first. */
  namedOf(remote: string): string[]
  /** Whether visitors get this frame now. */
  servesFrame(id: string): boolean
  /** The frame that a roll back would bring; null where there is none, or where it cannot be had. */
  frameBefore(): Promise<Frame | null>
  /** From now on a frame is served once this resolves: at first it is asked about what is live. */
  tryFrames(start: (frame: Frame) => Promise<void>): Promise<void>
  /** Whether a release that is live did not come in time, and may still come. */
  readonly isLate: boolean
  /** Reads the registry now. */
  refresh(): Promise<void>
  /** A release turned out to be wrong when somebody needed it: it is looked at again, and refused. */
  doubt(remote: string, release: string): void
  /** Ends following; resolves when the last good copy is complete. */
  stop(): Promise<void>
}

interface Sources {
  store: ReleaseStore
  lastGood: ReleaseStore
  /** Followed like the registry: a team's new key needs no restart, and a revoked one is gone within a second. */
  trusted: TrustedKeys
  readRoot: () => Promise<RootFile | null>
  releases: ReleaseCache
  /** The frame of this program. */
  frame: Frame
  /** The registry is told of when nobody confirmed it for so many days. */
  maxAgeDays?: number
  log: Logger
}

/** Of all compositions that are known, and of some before: old pages ask for theirs. */
const maxSiteFiles = 300

/** Reads the registry, or the last good copy of it, and follows it: a change is served within a second. */
export async function followRegistry(sources: Sources): Promise<Compositions> {
  const { store, trusted, releases: cache, frame: own, log } = sources
  const copy = createLastGoodCopy({ copy: sources.lastGood, trusted, filesOf: cache.files, log })
  const loader = createReleaseLoader(cache, log)
  const siteFiles = new LRUCache<string, SiteFile>({ max: maxSiteFiles })
  const live = new LiveSet({ trusted, cache, loader, own, log })
  const choose = createChooser({
    ...{ live, cache, loader, own },
    keepSiteFile: (file) => siteFiles.set(file.href, file),
  })
  const root = await followRoot({
    trusted,
    read: sources.readRoot,
    copy: sources.lastGood,
    log,
    onChange() {
      loader.retryAll()
      cache.forgetRevoked()
      live.dropRevoked()
    },
  })
  const adopt = async (registry: SignedRegistry) => {
    await live.adopt(registry)
    if (registry.sequence > 0) copy.keep(registry, live.releases)
  }
  const tellAge = watchAge(sources.maxAgeDays ?? Infinity, log)
  const late = 'the store does not answer'
  const read = async () => {
    await root.readNow()
    // Also while the store is away.
    if (live.isStale) await adopt(live.registry)
    await inTime(store.readRoot().then(root.offer), deadlines.registry, late)
    const next = await inTime(store.readRegistry(trusted), deadlines.registry, late)
    // A store that was emptied, or a disk that is not mounted, looks like one that was never written.
    if (next.sequence === 0 && live.registry.sequence > 0)
      throw new Error('the store has no registry')
    tellAge(next)
    if (!live.isToAdopt(next)) return copy.keepMissing()
    await next.assertFollows(live.registry, trusted)
    await adopt(next)
  }

  await live.adopt(await copy.readRegistry())
  const registry = poll({ read, failure: 'registry-unreadable', log })
  await registry.readNow()
  loader.checkAll()

  return {
    get registry() {
      return live.registry
    },
    get hasCanary() {
      return [...live.releases.values()].some(({ canary }) => canary !== null)
    },
    get isLate() {
      return loader.isLate
    },
    all: choose,
    of: async (visit, path = '/', isUsable) => compositionFor(await choose(visit, isUsable), path),
    siteFile: (href) => siteFiles.get(href),
    trusts: (signer) => isTrusted(trusted, signer),
    isRecent: (key) => live.recent.has(key),
    wasLive: (key) => live.named.has(key),
    namedOf: (remote) => releasesOf(live.registry, remote),
    servesFrame: (id) => framesOf(live.releases, own).some((frame) => frame.id === id),
    async frameBefore() {
      const id = live.registry.remotes[shellRemote]?.previous[0]
      return id
        ? cache
            .get(shellRemote, id)
            .then(frameOf)
            .catch(() => null)
        : null
    },
    async tryFrames(start) {
      loader.tryFrames(start)
      live.isStale = true
      await registry.readNow()
    },
    percentOf: (remote) =>
      live.releases.get(remote)?.canary?.percent ??
      live.registry.remotes[remote]?.canary?.percent ??
      0,
    widen: (comparison, percent) => live.widen(comparison, percent),
    nextRead: registry.nextRead,
    refresh: registry.readNow,
    doubt(remote, release) {
      loader.checkAgain(remote, release)
      live.isStale = true
    },
    async stop() {
      registry.stop()
      root.stop()
      await copy.isComplete()
    },
  }
}
