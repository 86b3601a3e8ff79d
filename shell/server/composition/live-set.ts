import { comparisonOf, SignedRegistry, type Comparison, type TrustedKeys } from 'delivery'
import type { Logger } from 'pino'
import { deadlines, inTime } from '../deadlines.ts'
import type { Frame } from './frame.ts'
import type { ReleaseCache } from './release-cache.ts'
import type { ReleaseLoader } from './release-loader.ts'
import {
  missingOf,
  onlyTrusted,
  recentKeys,
  resolveRegistry,
  servedNames,
  type LiveReleases,
} from './resolve-registry.ts'

interface Sources {
  trusted: TrustedKeys
  cache: ReleaseCache
  loader: ReleaseLoader
  /** The frame where the registry has none. */
  own: Frame
  log: Logger
}

/** A release that could not be loaded is tried again at this distance. */
const retryMs = 5_000

/** What is served now: a registry, and the releases that it came to. */
export class LiveSet {
  registry = new SignedRegistry()
  /** Another object after each change. */
  releases: LiveReleases = new Map()
  /** `<remote>/<release>` of what is live, and was just before. */
  recent: ReadonlySet<string> = new Set()
  /** What it serves is to be chosen anew: something was dropped for its key, or other things are asked of it. */
  isStale = false
  /** While what was dropped for its key is looked for anew, for another may have signed it: settles when that is done. */
  search: Promise<unknown> | null = null
  #found: PromiseWithResolvers<void> | null = null
  /** To how many in a hundred a ramp has come, by remote; of that change only. */
  readonly #widened = new Map<string, Pick<Comparison, 'since' | 'percent'>>()
  #retryAt = 0
  readonly sources: Sources

  constructor(sources: Sources) {
    this.sources = sources
  }

  async adopt(next: SignedRegistry): Promise<void> {
    const { loader, own, log } = this.sources
    this.isStale = false
    const resolved = await resolveRegistry(next, loader, this.releases, own)
    if (next.sequence !== this.registry.sequence) {
      const { action, remote, release } = next.changes.at(-1) ?? {}
      log.info({ event: 'registry', sequence: next.sequence, action, remote, release })
      const leftOut = Object.keys(next.remotes).length - servedNames(next).length
      if (leftOut > 0) log.error({ event: 'remotes-left-out', count: leftOut })
    }
    this.registry = next
    this.#serve(resolved)
    this.#retryAt = performance.now() + retryMs
    if (this.isStale) return
    this.#found?.resolve()
    this.#found = null
  }

  /** Whether a registry says something else than was adopted, or what did not load is to be tried again. */
  isToAdopt(next: SignedRegistry): boolean {
    if (next.sequence !== this.registry.sequence) return true
    return performance.now() > this.#retryAt && this.missing.length > 0
  }

  get missing() {
    return missingOf(this.registry, this.releases)
  }

  /** Drops what is signed by a key that is not trusted now. */
  dropRevoked(): void {
    const { size } = this.recent
    this.isStale = true
    this.#serve(this.releases)
    if (this.recent.size === size) return
    this.#found ??= Promise.withResolvers()
    const search = inTime(this.#found.promise, deadlines.anew, '')
      .catch(() => null)
      .finally(() => {
        if (this.search === search) this.search = null
      })
    this.search = search
  }

  /** Gives a canary to more of the visitors than the registry names, as its ramp says: as long as that change stands. */
  widen({ remote, since }: Comparison, percent: number): void {
    this.#widened.set(remote, { since, percent })
    const { canary } = this.releases.get(remote) ?? {}
    if (canary && canary.percent !== percent) this.#serve(this.releases)
  }

  #asWide(live: LiveReleases): LiveReleases {
    const widened = [...live].map(([name, remote]) => {
      const { since, percent } = this.#widened.get(name) ?? {}
      const stands = percent && comparisonOf(this.registry, name)?.since === since
      if (!remote.canary || !stands) return [name, remote] as const
      return [name, { ...remote, canary: { ...remote.canary, percent } }] as const
    })
    return new Map(widened)
  }

  #serve(next: LiveReleases): void {
    const { trusted, cache } = this.sources
    this.releases = this.#asWide(onlyTrusted(next, trusted))
    this.recent = recentKeys(this.releases)
    cache.pin(this.recent)
  }
}
