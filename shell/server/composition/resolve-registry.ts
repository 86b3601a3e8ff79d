import { siteRemote, type Registry, type TrustedKeys } from 'delivery'
import type { VerifiedRelease } from './release-cache.ts'
import type { ReleaseLoader } from './release-loader.ts'
import { isTrusted } from './follow-root.ts'

/** What one remote serves now, verified. */
export interface LiveRemote {
  stable: VerifiedRelease
  /** False when the registry's release could not be loaded and the one before is served instead. */
  isCurrent: boolean
  canary: { release: VerifiedRelease; percent: number } | null
  /** Releases that were good before, the latest first: for pages that the stable one cannot make. */
  earlier: readonly string[]
}

export type LiveReleases = ReadonlyMap<string, LiveRemote>

/** A shell serves so many; a store may name any number. */
export const maxRemotes = 100

/** The remotes of a registry that are served: the first by name, and site data whatever its name. */
export function servedNames({ remotes }: Registry): string[] {
  const others = Object.keys(remotes).filter((name) => name !== siteRemote)
  const site = remotes[siteRemote] ? [siteRemote] : []
  return [...site, ...others.sort().slice(0, maxRemotes)]
}

/** How far back a remote's last good release is looked for. */
const maxEarlier = 2

/**
 * Loads what a registry names. In place of a release that fails stands what was served before, or was stable before; a
 * canary that fails is left out.
 */
export async function resolveRegistry(
  registry: Registry,
  loader: ReleaseLoader,
  before: LiveReleases,
): Promise<LiveReleases> {
  const resolve = async (name: string): Promise<[string, LiveRemote] | null> => {
    const record = registry.remotes[name]
    if (!record) return null
    const served = before.get(name)
    const current = await loader.load(name, record.stable)
    const stable =
      current ??
      served?.stable ??
      (await loader.load(name, ...record.previous.slice(0, maxEarlier)))
    if (!stable) return null
    const { release, percent = 0 } = record.canary ?? {}
    const canary = release && percent > 0 ? await loader.load(name, release) : null
    const known = [served?.stable.manifest.release, ...(served?.earlier ?? []), ...record.previous]
    const earlier = known.filter((id) => id !== undefined && id !== stable.manifest.release)
    const remote = {
      stable,
      isCurrent: current !== null,
      canary: canary && { release: canary, percent },
      earlier: [...new Set(earlier as string[])].slice(0, maxEarlier),
    }
    return [name, remote]
  }
  const resolved = await Promise.all(servedNames(registry).map(resolve))
  return new Map(resolved.filter((entry) => entry !== null))
}

/** True while something that the registry names is not served. */
export function isIncomplete(registry: Registry, live: LiveReleases): boolean {
  return servedNames(registry).some((name) => {
    const record = registry.remotes[name]
    const remote = live.get(name)
    return record && !(remote?.isCurrent && (remote.canary || !record.canary?.percent))
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
  const keys = [...live].flatMap(([name, { stable, canary, earlier }]) => {
    const served = canary ? [stable, canary.release] : [stable]
    return [...served.map(({ manifest }) => manifest.release), ...earlier].map(
      (id) => `${name}/${id}`,
    )
  })
  return new Set(keys)
}

/** All that the registry knows to be live or to have been, as `<remote>/<release>`: it goes back as far as its records. */
export function namedKeys({ history }: Registry): Set<string> {
  return new Set(history.map(({ remote, release }) => `${remote}/${release}`))
}
