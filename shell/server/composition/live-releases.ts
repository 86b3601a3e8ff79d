import type { Registry, TrustedKeys } from 'delivery'
import { remoteNames } from '../../src/ownership.ts'
import type { VerifyRelease } from './release-verifier.ts'
import type { VerifiedRelease } from './verified-releases.ts'
import { isTrusted } from './trusted-keys.ts'

/** What one remote serves now, verified. */
export interface LiveRemote {
  stable: VerifiedRelease
  /** False when the registry's release could not be verified and the one before is served instead. */
  isCurrent: boolean
  canary: { release: VerifiedRelease; percent: number } | null
  /** Releases that were good before, the latest first: for pages that the stable one cannot make. */
  earlier: readonly string[]
}

export type LiveReleases = ReadonlyMap<string, LiveRemote>

/** How far back a remote's last good release is looked for. */
const maxEarlier = 2

/**
 * Verifies what a registry names. A release that fails is replaced by what was served before, or was stable before; a
 * canary that fails is left out.
 */
export async function verifyRegistry(
  { remotes }: Registry,
  verify: VerifyRelease,
  before: LiveReleases,
): Promise<LiveReleases> {
  const bring = async (name: string): Promise<[string, LiveRemote] | null> => {
    const record = remotes[name]
    if (!record) return null
    const served = before.get(name)
    const current = await verify(name, record.stable)
    const stable =
      current ??
      served?.stable ??
      (await firstGood(name, record.previous.slice(0, maxEarlier), verify))
    if (!stable) return null
    const wanted = record.canary?.percent ? record.canary : null
    const canary = wanted && (await verify(name, wanted.release))
    const known = [served?.stable.manifest.release, ...(served?.earlier ?? []), ...record.previous]
    const earlier = known.filter((id) => id !== undefined && id !== stable.manifest.release)
    return [
      name,
      {
        stable,
        isCurrent: current !== null,
        canary: canary && { release: canary, percent: wanted?.percent ?? 0 },
        earlier: [...new Set(earlier as string[])].slice(0, maxEarlier),
      },
    ]
  }
  const brought = await Promise.all(remoteNames.map(bring))
  return new Map(brought.filter((entry) => entry !== null))
}

/** The first of a remote's releases that can be verified. */
export async function firstGood(
  remote: string,
  ids: readonly string[],
  verify: VerifyRelease,
): Promise<VerifiedRelease | null> {
  for (const id of ids) {
    const verified = await verify(remote, id)
    if (verified) return verified
  }
  return null
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

/** Without what was signed by a key that is not trusted any more. */
export function onlyTrusted(live: LiveReleases, trusted: TrustedKeys): LiveReleases {
  const isServed = ({ signer }: VerifiedRelease) => isTrusted(trusted, signer)
  const kept = [...live].filter(([, { stable }]) => isServed(stable))
  return new Map(
    kept.map(([name, remote]) => {
      const canary = remote.canary && isServed(remote.canary.release) ? remote.canary : null
      return [name, { ...remote, canary }]
    }),
  )
}

/** What stays in memory, as `<remote>/<release>`: what is served, and what was served last. */
export function recentKeys(live: LiveReleases): Set<string> {
  const keys = [...live].flatMap(([name, { stable, canary, earlier }]) =>
    [stable.manifest.release, ...(canary ? [canary.release.manifest.release] : []), ...earlier].map(
      (id) => `${name}/${id}`,
    ),
  )
  return new Set(keys)
}

/** All that the registry knows to be live or to have been, as `<remote>/<release>`. */
export function namedKeys({ remotes, history }: Registry): Set<string> {
  const keys = Object.entries(remotes).flatMap(([name, { stable, canary, previous }]) =>
    [stable, ...(canary ? [canary.release] : []), ...previous].map((id) => `${name}/${id}`),
  )
  return new Set([...keys, ...history.map(({ remote, release }) => `${remote}/${release}`)])
}
