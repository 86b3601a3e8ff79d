import { SignedRegistry, type TrustedKeys } from 'delivery'
import type { Logger } from 'pino'
import type { Frame } from './frame.ts'
import type { ReleaseCache } from './release-cache.ts'
import type { ReleaseLoader } from './release-loader.ts'
import {
  isIncomplete,
  namedKeys,
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
  /** Of what is live, or was as far back as the registry knows. */
  named: ReadonlySet<string> = new Set()
  /** What it serves is to be chosen anew: something was dropped for its key, or other things are asked of it. */
  isStale = false
  #retryAt = 0
  readonly #sources: Sources

  constructor(sources: Sources) {
    this.#sources = sources
  }

  async adopt(next: SignedRegistry): Promise<void> {
    const { loader, own, log } = this.#sources
    this.isStale = false
    const resolved = await resolveRegistry(next, loader, this.releases, own)
    if (next.sequence !== this.registry.sequence) {
      log.info({ event: 'registry', sequence: next.sequence, remotes: ours(next) })
      const leftOut = Object.keys(next.remotes).length - servedNames(next).length
      if (leftOut > 0) log.error({ event: 'remotes-left-out', count: leftOut })
    }
    this.registry = next
    this.named = namedKeys(next)
    this.#serve(resolved)
    this.#retryAt = performance.now() + retryMs
  }

  /** Whether a registry says something else than was adopted, or what did not load is to be tried again. */
  isToAdopt(next: SignedRegistry): boolean {
    if (next.sequence !== this.registry.sequence) return true
    return performance.now() > this.#retryAt && isIncomplete(this.registry, this.releases)
  }

  /** Drops what is signed by a key that is not trusted now. */
  dropRevoked(): void {
    this.isStale = true
    this.#serve(this.releases)
  }

  #serve(next: LiveReleases): void {
    const { trusted, cache } = this.#sources
    this.releases = onlyTrusted(next, trusted)
    this.recent = recentKeys(this.releases)
    cache.pin(this.recent)
  }
}

function ours(registry: SignedRegistry) {
  return Object.fromEntries(servedNames(registry).map((name) => [name, registry.remotes[name]]))
}
