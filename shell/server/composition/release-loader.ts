import { isKitCompatible, shellRemote, siteRemote, type ReleaseManifest } from 'delivery'
import type { Logger } from 'pino'
import { DeadlineError } from '../deadlines.ts'
import { createBreaker } from './breaker.ts'
import { frameOf, type Frame } from './frame.ts'
import type { ReleaseCache, VerifiedRelease } from './release-cache.ts'
import { siteDataOf } from './released-site.ts'

/** Brings releases that this shell can serve. */
export interface ReleaseLoader {
  /**
   * The first of a remote's releases that can be served, or null: why, the log says once for a row of failures.
   *
   * @param kits versions of `shared-ui` that there are; a release works with one of them
   */
  load(
    remote: string,
    kits: readonly string[],
    ...releases: readonly string[]
  ): Promise<VerifiedRelease | null>
  /** What a release says of itself, or null when it cannot be had. */
  peek(remote: string, release: string): Promise<ReleaseManifest | null>
  /** Whether something did not come in time, and may still come. */
  readonly isLate: boolean
  /** From now on a frame is served once its render workers are. */
  tryFrames(start: (frame: Frame) => Promise<void>): void
  /** Tries again at once what has failed: other keys are trusted now. */
  retryAll(): void
}

/** Only a starting shell waits for them. */
const keptLate = 200

const newBreaker = () => createBreaker({ failures: 1, restMs: 4_000, maxRestMs: 60_000 })

export function createReleaseLoader(cache: ReleaseCache, log: Logger): ReleaseLoader {
  let breaker = newBreaker()
  const late = new Set<string>()
  let startFrame = async (_: Frame): Promise<void> => {}

  async function loadOne(remote: string, release: string, kits: readonly string[]) {
    const key = `${remote}/${release}`
    if (!breaker.allows(key)) return null
    try {
      const verified = await cache.get(remote, release)
      refuseUnfit(verified, kits)
      if (remote === shellRemote) await startFrame(frameOf(verified))
      breaker.succeeded(key)
      late.delete(key)
      return verified
    } catch (error) {
      if (!breaker.hasFailed(key))
        log.error({ event: 'release-refused', remote, release, error: String(error).slice(0, 300) })
      breaker.failed(key)
      if (!(error instanceof DeadlineError)) late.delete(key)
      else if (late.size < keptLate) late.add(key)
      return null
    }
  }

  return {
    async load(remote, kits, ...releases) {
      for (const release of releases) {
        const loaded = await loadOne(remote, release, kits)
        if (loaded) return loaded
      }
      return null
    },
    get isLate() {
      return late.size > 0
    },
    peek: (remote, release) => cache.manifest(remote, release).catch(() => null),
    tryFrames(start) {
      startFrame = start
    },
    retryAll() {
      breaker = newBreaker()
    },
  }
}

/** @throws {Error} that says why this shell cannot serve the release */
function refuseUnfit(release: VerifiedRelease, kits: readonly string[]): void {
  const { manifest } = release
  if (manifest.remote === siteRemote) siteDataOf(release)
  if (!kits.some((kit) => isKitCompatible(manifest, kit)))
    throw new Error(`it needs shared-ui ^${manifest.kit}; this shell has ${kits.join(' and ')}`)
  for (const { scripts, styles } of Object.values(manifest.modules))
    for (const path of [...scripts, ...styles])
      if (!manifest.files[path]) throw new Error(`it has no ${path}, which its pages need`)
}
