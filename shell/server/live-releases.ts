import { isKitCompatible, type Registry } from 'delivery'
import type { Logger } from 'pino'
import kit from 'shared-ui/package.json' with { type: 'json' }
import { remoteNames } from '../src/remotes.ts'
import type { Releases, VerifiedRelease } from './releases.ts'

/** What one remote serves now, verified. */
export interface LiveRemote {
  stable: VerifiedRelease
  /** False when the registry's release could not be verified and the one before is served instead. */
  isCurrent: boolean
  canary: { release: VerifiedRelease; percent: number } | null
}

export type LiveReleases = ReadonlyMap<string, LiveRemote>

/**
 * Verifies what a registry names. A release that fails is replaced by what was served before; a canary that fails is
 * left out.
 */
export async function verifyRegistry(
  registry: Registry,
  releases: Releases,
  before: LiveReleases,
  log: Logger,
): Promise<LiveReleases> {
  const verify = async (remote: string, release: string) => {
    try {
      const verified = await releases.get(remote, release)
      if (isKitCompatible(verified.manifest, kit.version)) return verified
      throw new Error(`it needs shared-ui ^${verified.manifest.kit}; this shell has ${kit.version}`)
    } catch (error) {
      log.error({ event: 'release-refused', remote, release, error: String(error) })
      return null
    }
  }

  const live = new Map<string, LiveRemote>()
  for (const name of remoteNames) {
    const record = registry.remotes[name]
    if (!record) continue
    const current = await verify(name, record.stable)
    const stable = current ?? before.get(name)?.stable
    if (!stable) continue
    const wanted = record.canary?.percent ? record.canary : null
    const canary = wanted && (await verify(name, wanted.release))
    live.set(name, {
      stable,
      isCurrent: current !== null,
      canary: canary && { release: canary, percent: wanted?.percent ?? 0 },
    })
  }
  return live
}

/** True while something that the registry names is not served. */
export function isIncomplete(registry: Registry, live: LiveReleases): boolean {
  return remoteNames.some((name) => {
    const record = registry.remotes[name]
    if (!record) return false
    const remote = live.get(name)
    const wantsCanary = Boolean(record.canary?.percent)
    return !remote?.isCurrent || (wantsCanary && !remote.canary)
  })
}
