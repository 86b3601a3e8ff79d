import { emptyRegistry, type Registry, type TrustedKeys } from 'delivery'
import type { Logger } from 'pino'
import { remoteNames } from '../../src/ownership.ts'
import type { ReleaseCache } from './release-cache.ts'
import type { ReleaseLoader } from './release-loader.ts'
import {
  isIncomplete,
  namedKeys,
  onlyTrusted,
  recentKeys,
  resolveRegistry,
  type LiveReleases,
} from './resolve-registry.ts'

/** What is served now: a registry, and the releases that it came to. */
export interface LiveSet {
  readonly registry: Registry
  /** Another object after each change. */
  readonly releases: LiveReleases
  /** `<remote>/<release>` of what is live, and was just before. */
  readonly recent: ReadonlySet<string>
  /** Of what is live, or was as far back as the registry knows. */
  readonly named: ReadonlySet<string>
  adopt(registry: Registry): Promise<void>
  /** Whether a registry says something else than was adopted, or what did not load is to be tried again. */
  isToAdopt(registry: Registry): boolean
  /** Drops what is signed by a key that is not trusted now: what takes its place comes when the registry is adopted anew. */
  dropRevoked(): void
  readonly isRevoked: boolean
}

interface Sources {
  trusted: TrustedKeys
  cache: ReleaseCache
  loader: ReleaseLoader
  log: Logger
}

/** A release that could not be loaded is tried again at this distance. */
const retryMs = 5_000

export function createLiveSet({ trusted, cache, loader, log }: Sources): LiveSet {
  let registry = emptyRegistry
  let releases: LiveReleases = new Map()
  let recent: ReadonlySet<string> = new Set()
  let named: ReadonlySet<string> = new Set()
  let retryAt = 0
  let isRevoked = false

  const serve = (next: LiveReleases) => {
    releases = onlyTrusted(next, trusted)
    recent = recentKeys(releases)
    cache.pin(recent)
  }

  return {
    get registry() {
      return registry
    },
    get releases() {
      return releases
    },
    get recent() {
      return recent
    },
    get named() {
      return named
    },
    get isRevoked() {
      return isRevoked
    },
    async adopt(next) {
      isRevoked = false
      const resolved = await resolveRegistry(next, loader, releases)
      if (next.sequence !== registry.sequence)
        log.info({ event: 'registry', sequence: next.sequence, remotes: ours(next) })
      registry = next
      named = namedKeys(next)
      serve(resolved)
      retryAt = performance.now() + retryMs
    },
    isToAdopt: (next) =>
      next.sequence !== registry.sequence ||
      (performance.now() > retryAt && isIncomplete(registry, releases)),
    dropRevoked() {
      isRevoked = true
      serve(releases)
    },
  }
}

/** Of the remotes that there are: a store may name any number. */
function ours({ remotes }: Registry) {
  return Object.fromEntries(remoteNames.map((name) => [name, remotes[name]]))
}
