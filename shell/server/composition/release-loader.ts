import { isKitCompatible, isRemote, shellRemote, siteRemote, type SignedRelease } from 'delivery'
import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import { DeadlineError } from '../deadlines.ts'
import { createBreaker } from './breaker.ts'
import { frameOf, type Frame } from './frame.ts'
import type { ReleaseCache } from './release-cache.ts'
import { siteDataOf } from './released-site.ts'

/** Only a starting shell waits for them. */
const keptLate = 200

/** Of what was served so many are remembered: it is not read whole once more. */
const keptServed = 1_000

const newBreaker = () => createBreaker({ failures: () => 1, restMs: 4_000, maxRestMs: 60_000 })

export type ReleaseLoader = ReturnType<typeof createReleaseLoader>

/**
 * Brings releases that this shell can serve. A starting shell takes what a remote's release says of itself, and its files when somebody
 * asks for them: its start does not grow with the registry. What is promoted later is served once all of it was checked.
 */
export function createReleaseLoader(cache: ReleaseCache, log: Logger) {
  let breaker = newBreaker()
  const late = new Set<string>()
  const served = new LRUCache<string, true>({ max: keptServed })
  let startFrame = async (_: Frame): Promise<void> => {}
  let isToCheck = false

  async function bring(remote: string, release: string): Promise<SignedRelease> {
    if (!isRemote(remote)) return cache.get(remote, release)
    if (isToCheck && !served.has(`${remote}/${release}`)) await cache.get(remote, release)
    return cache.signed(remote, release)
  }

  async function loadOne(remote: string, release: string, kits: readonly string[]) {
    const key = `${remote}/${release}`
    // What began with other keys says nothing by these.
    const own = breaker
    if (!own.allows(key)) return null
    try {
      const found = await bring(remote, release)
      refuseUnfit(found, kits)
      if (remote === shellRemote) await startFrame(frameOf(found))
      own.succeeded(key)
      served.set(key, true)
      late.delete(key)
      return found
    } catch (error) {
      if (!own.hasFailed(key))
        log.error({ event: 'release-refused', remote, release, error: String(error).slice(0, 300) })
      own.failed(key)
      if (!(error instanceof DeadlineError)) late.delete(key)
      else if (late.size < keptLate) late.add(key)
      return null
    }
  }

  return {
    /**
     * The first of a remote's releases that can be served, or null: why, the log says once for a row of failures.
     *
     * @param kits versions of `shared-ui` that there are; a release works with one of them
     */
    async load(remote: string, kits: readonly string[], ...releases: readonly string[]) {
      for (const release of releases) {
        const loaded = await loadOne(remote, release, kits)
        if (loaded) return loaded
      }
      return null
    },
    /** Whether something did not come in time, and may still come. */
    get isLate() {
      return late.size > 0
    },
    /** What a release says of itself, or null when it cannot be had. */
    peek: (remote: string, release: string) =>
      cache.signed(remote, release).then(
        ({ manifest }) => manifest,
        () => null,
      ),
    /** From now on a frame is served once its render workers are. */
    tryFrames(start: typeof startFrame) {
      startFrame = start
    },
    /** Tries again at once what has failed: other keys are trusted now. */
    retryAll() {
      breaker = newBreaker()
    },
    /** From now on a remote's release is read whole before it is served for the first time, or to more visitors. */
    checkAll() {
      isToCheck = true
    },
    /** Before it is served the next time it is read whole once more: it goes to more visitors, or turned out to be wrong. */
    checkAgain: (remote: string, release: string) => void served.delete(`${remote}/${release}`),
  }
}

/** @throws {Error} that says why this shell cannot serve the release */
function refuseUnfit(release: SignedRelease, kits: readonly string[]): void {
  const { manifest } = release
  if (manifest.remote === siteRemote) siteDataOf(release)
  if (!kits.some((kit) => isKitCompatible(manifest, kit)))
    throw new Error(`it needs shared-ui ^${manifest.kit}; this shell has ${kits.join(' and ')}`)
  for (const { scripts, styles } of Object.values(manifest.modules))
    for (const path of [...scripts, ...styles])
      if (!manifest.files[path]) throw new Error(`it has no ${path}, which its pages need`)
}
