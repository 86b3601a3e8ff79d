import { isKitCompatible, isRemote, shellRemote, siteRemote } from 'delivery'
import type { Registry, ReleaseManifest, RemoteRecord, SignedRelease, TrustedKeys } from 'delivery'
import { memoize } from '../memoize.ts'
import { frameOf, type Frame } from './frame.ts'
import type { ReleaseLoader } from './release-loader.ts'
import { isTrusted } from './follow-root.ts'

/** What one remote serves now. */
export interface LiveRemote {
  stable: SignedRelease
  /** False when the registry's release could not be loaded and the one before is served instead. */
  isCurrent: boolean
  canary: { release: SignedRelease; percent: number } | null
  /** Releases that were good before, the latest first: for pages that the stable one cannot make. */
  earlier: readonly string[]
  /** The newest of them for other kits, while there are frames that bring these. */
  others: readonly SignedRelease[]
}

export type LiveReleases = ReadonlyMap<string, LiveRemote>

/** A shell serves so many; a store may name any number. */
export const maxRemotes = 100

/** The remotes of a registry that are served: the first by name, and site data and the frame whatever their names. */
export function servedNames({ remotes }: Registry): string[] {
  const others = Object.keys(remotes).filter(isRemote)
  const ours = [shellRemote, siteRemote].filter((name) => remotes[name])
  return [...ours, ...others.sort().slice(0, maxRemotes)]
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
  own: Frame,
): Promise<LiveReleases> {
  const resolve = async (name: string, kits: string[]): Promise<Resolved | null> => {
    const record = registry.remotes[name]
    if (!record) return null
    const served = before.get(name)
    if (served && served.stable.manifest.release !== record.stable)
      loader.checkAgain(name, record.stable)
    const current = await loader.load(name, kits, record.stable)
    const isOther = served?.stable.manifest.release !== record.stable
    const stable =
      current ??
      (isOther ? served?.stable : null) ??
      (await loader.load(name, kits, ...record.previous.slice(0, maxEarlier)))
    if (!stable) return null
    const { release, percent = 0 } = record.canary ?? {}
    const canary = release && percent > 0 ? await loader.load(name, kits, release) : null
    const known = [served?.stable.manifest.release, ...(served?.earlier ?? []), ...record.previous]
    const earlier = known.filter((id) => id !== undefined && id !== stable.manifest.release)
    const otherKits = kits.filter((kit) => !isKitCompatible(stable.manifest, kit))
    const others = otherKits.map((kit) =>
      newestOf(name, record, loader, (manifest) => (isKitCompatible(manifest, kit) ? kit : null)),
    )
    const remote = {
      stable,
      isCurrent: current !== null,
      canary: canary && { release: canary, percent },
      earlier: [...new Set(earlier as string[])].slice(0, maxEarlier),
      others: (await Promise.all(others)).filter((release) => release !== null),
    }
    return [name, remote]
  }
  const live = new Map(await resolveFrames(registry, own, loader, resolve))
  const kits = framesOf(live, own).map(({ kit }) => kit)
  const others = servedNames(registry).filter((name) => name !== shellRemote)
  const resolved = await Promise.all(others.map((name) => resolve(name, kits)))
  return new Map([...live, ...resolved.filter((entry) => entry !== null)])
}

type Resolved = [name: string, remote: LiveRemote]

/** The frames that are live, and the newest of before with which a remote works that works with none of them. */
async function resolveFrames(
  registry: Registry,
  own: Frame,
  loader: ReleaseLoader,
  resolve: (name: string, kits: string[]) => Promise<Resolved | null>,
): Promise<Resolved[]> {
  const record = registry.remotes[shellRemote]
  const found = record ? await resolve(shellRemote, [own.kit]) : null
  if (!record || !found) return []
  const [name, shell] = found
  const kits = framesOf(new Map([found]), own).map(({ kit }) => kit)
  const names = servedNames(registry).filter(isRemote)
  const stable = names.map((each) => loader.peek(each, registry.remotes[each]?.stable ?? ''))
  const lonely = (await Promise.all(stable))
    .filter((manifest) => manifest !== null)
    .filter((manifest) => !kits.some((kit) => isKitCompatible(manifest, kit)))
  if (lonely.length === 0) return [found]
  const older = await newestOf(shellRemote, record, loader, ({ kit }) =>
    lonely.some((manifest) => isKitCompatible(manifest, kit)) ? kit : null,
  )
  return [[name, older ? { ...shell, others: [older] } : shell]]
}

/**
 * The newest of a remote's earlier releases that is asked for and can be served.
 *
 * @param kitFor the kit that a release is to work with; null for one that is not asked for
 */
async function newestOf(
  remote: string,
  { previous }: Pick<RemoteRecord, 'previous'>,
  loader: ReleaseLoader,
  kitFor: (manifest: ReleaseManifest) => string | null,
): Promise<SignedRelease | null> {
  for (const id of previous) {
    const manifest = await loader.peek(remote, id)
    const kit = manifest && kitFor(manifest)
    const release = kit ? await loader.load(remote, [kit], id) : null
    if (release) return release
  }
  return null
}

/** The frames that visitors get. */
export function framesOf(live: LiveReleases, own: Frame): Frame[] {
  const shell = live.get(shellRemote)
  if (!shell) return [own]
  return servedOf(shell).map(frameOf)
}

/** What the registry names and is not served, each remote and its release. */
export function missingOf(registry: Registry, live: LiveReleases) {
  return servedNames(registry).flatMap((remote) => {
    const { stable, canary } = registry.remotes[remote] ?? {}
    const served = live.get(remote)
    return [
      served?.isCurrent ? undefined : stable,
      served?.canary || !canary?.percent ? undefined : canary.release,
    ].flatMap((release) => (release ? [{ remote, release }] : []))
  })
}

/** Without what was signed by a key that is not trusted any more. */
export function onlyTrusted(live: LiveReleases, trusted: TrustedKeys): LiveReleases {
  const isServed = ({ signer }: SignedRelease) => isTrusted(trusted, signer)
  const kept = [...live].filter(([, { stable }]) => isServed(stable))
  return new Map(
    kept.map(([name, remote]) => {
      const canary = remote.canary && isServed(remote.canary.release) ? remote.canary : null
      return [name, { ...remote, canary, others: remote.others.filter(isServed) }]
    }),
  )
}

/** All of a remote's releases that visitors get. */
export const servedOf = ({ stable, canary, others }: LiveRemote): SignedRelease[] => [
  stable,
  ...(canary ? [canary.release] : []),
  ...others,
]

/** What stays in memory, as `<remote>/<release>`: what is served, and what was served last. */
export function recentKeys(live: LiveReleases): Set<string> {
  const keys = [...live].flatMap(([name, remote]) => {
    const served = servedOf(remote).map(({ manifest }) => manifest.release)
    return [...served, ...remote.earlier].map((id) => `${name}/${id}`)
  })
  return new Set(keys)
}

/** All that a registry knows to be live or to have been, `<remote>/<release>`, the latest first: it goes back as far as its records. */
export const namedKeys = memoize(
  ({ history }: Registry) =>
    new Set(history.flatMap(({ remote, release }) => (release ? `${remote}/${release}` : []))),
)
