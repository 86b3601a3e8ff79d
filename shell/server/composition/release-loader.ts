import { isKitCompatible, siteRemote } from 'delivery'
import type { Logger } from 'pino'
import kit from 'shared-ui/package.json' with { type: 'json' }
import { createBreaker } from './breaker.ts'
import type { ReleaseCache, VerifiedRelease } from './release-cache.ts'
import { siteDataOf } from './released-site.ts'

/** Brings releases that this shell can serve. */
export interface ReleaseLoader {
  /** The first of a remote's releases that can be served, or null: why, the log says once for a row of failures. */
  load(remote: string, ...releases: readonly string[]): Promise<VerifiedRelease | null>
  /** Tries again at once what has failed: other keys are trusted now. */
  retryAll(): void
}

const newBreaker = () => createBreaker({ failures: 1, restMs: 4_000, maxRestMs: 60_000 })

export function createReleaseLoader(cache: ReleaseCache, log: Logger): ReleaseLoader {
  let breaker = newBreaker()

  async function loadOne(remote: string, release: string): Promise<VerifiedRelease | null> {
    const key = `${remote}/${release}`
    if (!breaker.allows(key)) return null
    try {
      const verified = await cache.get(remote, release)
      refuseUnfit(verified)
      breaker.succeeded(key)
      return verified
    } catch (error) {
      if (!breaker.hasFailed(key))
        log.error({ event: 'release-refused', remote, release, error: String(error).slice(0, 300) })
      breaker.failed(key)
      return null
    }
  }

  return {
    async load(remote, ...releases) {
      for (const release of releases) {
        const loaded = await loadOne(remote, release)
        if (loaded) return loaded
      }
      return null
    },
    retryAll() {
      breaker = newBreaker()
    },
  }
}

/** @throws {Error} that says why this shell cannot serve the release */
function refuseUnfit(release: VerifiedRelease): void {
  const { manifest } = release
  if (manifest.remote === siteRemote) siteDataOf(release)
  if (!isKitCompatible(manifest, kit.version))
    throw new Error(`it needs shared-ui ^${manifest.kit}; this shell has ${kit.version}`)
  for (const { scripts, styles } of Object.values(manifest.modules))
    for (const path of [...scripts, ...styles])
      if (!manifest.files[path]) throw new Error(`it has no ${path}, which its pages need`)
}
