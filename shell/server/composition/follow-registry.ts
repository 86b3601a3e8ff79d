import {
  shellRemote,
  type Comparison,
  type ReleaseStore,
  type RootFile,
  type SignedRegistry,
  type Signer,
  type TrustedKeys,
} from 'delivery'
import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import { DeadlineError, deadlines, inTime } from '../deadlines.ts'
import { memoize } from '../memoize.ts'
import { compositionFor, createChooser, type IsUsable, type Visit } from './choose-releases.ts'
import type { Composition } from './composition.ts'
import { createLastGoodCopy } from './last-good-copy.ts'
import { LiveSet } from './live-set.ts'
import { poll } from './poll.ts'
import { watchAge } from './registry-age.ts'
import type { ReleaseCache } from './release-cache.ts'
import type { SiteFile } from './released-site.ts'
import { createReleaseLoader } from './release-loader.ts'
import { framesOf, namedKeys, type LiveReleases } from './resolve-registry.ts'
import { frameOf, type Frame } from './frame.ts'
import { followRoot, isTrusted, rootMs } from './follow-root.ts'

export { ordinaryVisit, type Visit } from './choose-releases.ts'

interface Sources {
  store: ReleaseStore
  /** Where it is, as operators named it. */
  place: string
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

const hasCanary = memoize((releases: LiveReleases) =>
  [...releases.values()].some(({ canary }) => canary !== null),
)

export type Compositions = Awaited<ReturnType<typeof followRegistry>>

/**
 * The compositions of the registry as it stands, or of the last good copy of it. It is followed without a restart: a change is served
 * within a second.
 */
export async function followRegistry(sources: Sources) {
  const { store, trusted, releases: cache, frame: own, log } = sources
  const copy = createLastGoodCopy({ copy: sources.lastGood, trusted, filesOf: cache.files, log })
  const loader = createReleaseLoader(cache, log)
  const siteFiles = new LRUCache<string, SiteFile>({ max: maxSiteFiles })
  const live = new LiveSet({ trusted, cache, loader, own, log })
  const choose = createChooser(live, (file) => siteFiles.set(file.href, file))
  const chosen = async (...visit: Parameters<typeof choose>) => {
    await live.search
    return choose(...visit)
  }
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
  const inStoresTime = <T>(answer: Promise<T>) =>
    inTime(answer, deadlines.registry, 'the store does not answer')
  /** Also while the store is away. */
  const mend = async () => live.isStale && (await adopt(live.registry))
  const readRegistry = () => inStoresTime(store.readRegistry(trusted))
  /** As it was read after the root, and until when that is enough. */
  let seen: SignedRegistry | null = null
  let seenUntil = 0
  let isEmpty = false
  const read = async () => {
    await mend()
    // One that is refused counts, perhaps, by a newer root; a store that hangs hangs.
    const unlessLate = (e: Error) => (e instanceof DeadlineError ? Promise.reject(e) : null)
    let next = performance.now() < seenUntil ? await readRegistry().catch(unlessLate) : null
    // Who may change it is read before what they changed; while nobody did, each second.
    if (!next || next !== seen) {
      seenUntil = 0
      await root.readNow()
      await mend()
      await inStoresTime(store.readRoot().then(root.offer))
      await mend()
      next = seen = await readRegistry()
      seenUntil = performance.now() + rootMs
    }
    // A store that was emptied, or a disk that is not mounted, looks like one that was never written.
    if (next.sequence === 0 && live.registry.sequence > 0)
      throw new Error('the store has no registry')
    tellAge(next)
    const isNext = live.isToAdopt(next)
    if (isNext) await next.assertFollows(live.registry, trusted)
    // A place that was mistyped looks like one where nothing is live yet.
    const names = Object.keys(next.remotes)
    if (names.length === 0 && !isEmpty) log.warn({ event: 'nothing-live', store: sources.place })
    isEmpty = names.length === 0
    if (!isNext) return copy.keepMissing()
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
    /** Whether what a revocation just took is looked for anew. */
    get isSearching() {
      return live.search !== null
    },
    /** What the registry names and this shell does not serve. */
    get missing() {
      return live.missing
    },
    /** True while some visitors get a canary. */
    get hasCanary() {
      return hasCanary(live.releases)
    },
    /** Whether a release that is live did not come in time, and may still come. */
    get isLate() {
      return loader.isLate
    },
    /** All compositions of which a visit may see pages: one for each kit that live remotes need. */
    all: chosen,
    /** The same at once: what a revocation took is missing as long as it is looked for anew. */
    now: choose,
    /**
     * The composition of one page view. Rejects when a previewed release cannot be verified.
     *
     * @param path of the page: while remotes need two kits, one that brings its owner's
     * @param isUsable a release that is not is replaced by the remote's last good one, and kept where there is none
     */
    async of(visit: Visit, path = '/', isUsable?: IsUsable): Promise<Composition> {
      return compositionFor(await chosen(visit, isUsable), path)
    },
    /** Resolved site data of a composition that there is or was lately, by its address. */
    siteFile: (href: string) => siteFiles.get(href),
    /** Whether what a key signed may be served. */
    trusts: (signer: Signer) => isTrusted(trusted, signer),
    /** Whether a release, `<remote>/<release>`, is live, or was just before. */
    isRecent: (key: string) => live.recent.has(key),
    /** Whether it is live, or was as far back as the registry knows. */
    wasLive: (key: string) => namedKeys(live.registry).has(key),
    /** Ids of a remote's releases that are live, or were as far back as the registry knows; the latest first. */
    namedOf: (remote: string) =>
      [...namedKeys(live.registry)]
        .filter((key) => key.startsWith(`${remote}/`))
        .map((key) => key.slice(remote.length + 1)),
    /** Whether visitors get this frame now. */
    servesFrame: (id: string) => framesOf(live.releases, own).some((frame) => frame.id === id),
    /** The frame that a roll back would bring; null where there is none, or where it cannot be had. */
    async frameBefore(): Promise<Frame | null> {
      const id = live.registry.remotes[shellRemote]?.previous[0]
      return id
        ? cache
            .get(shellRemote, id)
            .then(frameOf)
            .catch(() => null)
        : null
    },
    /** From now on a frame is served once this resolves: at first it is asked about what is live. */
    async tryFrames(start: (frame: Frame) => Promise<void>) {
      loader.tryFrames(start)
      live.isStale = true
      await registry.readNow()
    },
    /** How many in a hundred visitors get a remote's canary: a ramp goes on from what the registry names. */
    percentOf: (remote: string) =>
      live.releases.get(remote)?.canary?.percent ??
      live.registry.remotes[remote]?.canary?.percent ??
      0,
    /** Gives a running canary to so many in a hundred, until the registry says something else of it. */
    widen: (comparison: Comparison, percent: number) => live.widen(comparison, percent),
    /** Resolves when the registry was read once more, and is what it says; to false when it could not be read. */
    nextRead: registry.nextRead,
    /** Reads the root and the registry now. */
    async refresh() {
      // After what is under way, which may have the root of before.
      await registry.readNow()
      seenUntil = 0
      await registry.readNow()
    },
    /** A release turned out to be wrong when somebody needed it: it is looked at again, and refused. */
    doubt(remote: string, release: string) {
      loader.checkAgain(remote, release)
      live.isStale = true
    },
    /** Ends following; resolves when the last good copy is complete. */
    async stop() {
      registry.stop()
      root.stop()
      await copy.isComplete()
    },
  }
}
