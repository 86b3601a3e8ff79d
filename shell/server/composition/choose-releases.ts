import { isKitCompatible, shellRemote, siteRemote } from 'delivery'
import { once } from '../../src/once.ts'
import { memoize } from '../memoize.ts'
import { describeComposition, keyOfRelease, type Choice, type Composition } from './composition.ts'
import type { LiveSet } from './live-set.ts'
import type { ReleaseCache } from './release-cache.ts'
import { hasNotice, type SiteFile } from './released-site.ts'
import type { ReleaseLoader } from './release-loader.ts'
import type { LiveReleases, LiveRemote } from './resolve-registry.ts'
import { frameOf, type Frame } from './frame.ts'

/** What decides which releases one visitor gets. */
export interface Visit {
  /** 1–100, or null for a visitor who takes part in no canary. */
  bucket: number | null
  /** Releases shown in place of the live ones: remote → release. */
  previews: ReadonlyMap<string, string>
}

export const ordinaryVisit: Visit = { bucket: null, previews: new Map() }

/** Tells of a release, `<remote>/<release>`, whether it may be chosen. */
export type IsUsable = (key: string) => boolean

interface Sources {
  live: LiveSet
  cache: ReleaseCache
  loader: ReleaseLoader
  /** The frame of this program. */
  own: Frame
  /** Told of what documents lead browsers to. */
  keepSiteFile: (file: SiteFile) => void
}

/** Compositions that are kept; more come about only by previews. */
const maxKnown = 200

/** Chooses the releases of one page view, and describes them together. */
export function createChooser({ live, cache, loader, own, keepSiteFile }: Sources) {
  const knownOf = memoize((_: LiveReleases) => ({
    byReleases: new Map<string, Composition>(),
    /** What visitors get while nothing fails, by bucket and notices: most requests need nothing else. */
    usual: new Map<string, Promise<Composition>>(),
  }))

  async function compose({ bucket, previews }: Visit, isUsable: IsUsable = () => true) {
    const { byReleases } = knownOf(live.releases)
    const choices = new Map<string, Choice>()
    const choose = async (name: string, kit: string) => {
      const preview = previews.get(name)
      const remote = live.releases.get(name)
      const choice = preview
        ? ({ release: await cache.get(name, preview), why: 'preview' } satisfies Choice)
        : remote && (await chooseRelease(name, remote, { bucket, isUsable, loader, kit }))
      if (choice) choices.set(name, choice)
      return choice
    }
    const frame = await choose(shellRemote, own.kit)
    // The one that came with this program is the last resort.
    if (frame && !isUsable(keyOfRelease(frame.release))) choices.delete(shellRemote)
    const { kit } = frame && choices.has(shellRemote) ? frameOf(frame.release) : own
    const names = new Set([...live.releases.keys(), ...previews.keys()])
    names.delete(shellRemote)
    for (const name of names) await choose(name, kit)
    const now = Date.now()
    const site = choices.get(siteRemote)?.release
    const key = [
      ...[...choices].map(([, { release, why }]) => `${keyOfRelease(release)} ${why}`),
      site ? hasNotice(site, now) : false,
    ].join()
    const composition = byReleases.get(key) ?? describeComposition(own, choices, now)
    if (composition.siteFile) keepSiteFile(composition.siteFile)
    if (byReleases.size < maxKnown) byReleases.set(key, composition)
    return composition
  }

  return async (visit: Visit, isUsable?: IsUsable): Promise<Composition> => {
    if (visit.previews.size > 0) return compose(visit, isUsable)
    const { usual } = knownOf(live.releases)
    const key = `${visit.bucket} ${noticesOn(live.releases)}`
    const composition = await once(usual, key, () => compose(visit))
    if (!isUsable || composition.keys.every(isUsable)) return composition
    return compose(visit, isUsable)
  }
}

/** Which notices stand now, of live site data and of its canary: another text as soon as one begins or ends. */
function noticesOn(live: LiveReleases): string {
  const site = live.get(siteRemote)
  if (!site) return ''
  const now = Date.now()
  return `${hasNotice(site.stable, now)} ${site.canary && hasNotice(site.canary.release, now)}`
}

interface Wanted extends Pick<Visit, 'bucket'> {
  isUsable: IsUsable
  loader: ReleaseLoader
  /** Version that the frame brings. */
  kit: string
}

/** What the registry says, else the remote's last good release, else what the registry says after all; null when nothing fits the kit. */
async function chooseRelease(
  name: string,
  remote: LiveRemote,
  { bucket, isUsable, loader, kit }: Wanted,
): Promise<Choice | null> {
  const wanted = choicesOf(remote, bucket).filter(({ release }) =>
    isKitCompatible(release.manifest, kit),
  )
  const usable = wanted.find(({ release }) => isUsable(keyOfRelease(release)))
  if (usable) return usable
  const ids = remote.earlier.filter((id) => isUsable(`${name}/${id}`))
  const release = await loader.load(name, [kit], ...ids)
  return release ? { release, why: 'last-good' } : (wanted[0] ?? null)
}

/** What the registry says that a visitor in this bucket gets of one remote, the preferred release first. */
export function choicesOf({ stable, isCurrent, canary }: LiveRemote, bucket: number | null) {
  const live: Choice = { release: stable, why: isCurrent ? 'stable' : 'last-good' }
  if (!canary || bucket === null || bucket > canary.percent) return [live]
  return [{ release: canary.release, why: 'canary' } satisfies Choice, live]
}
