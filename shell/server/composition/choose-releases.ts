import { isKitCompatible, isRemote, shellRemote, siteRemote } from 'delivery'
import type { CompositionLock } from 'shared-ui/contract'
import { once } from '../../src/once.ts'
import { memoize } from '../memoize.ts'
import { describeComposition, keyOfRelease, type Choice, type Composition } from './composition.ts'
import type { LiveSet } from './live-set.ts'
import { hasNotice, type SiteFile } from './released-site.ts'
import type { LiveReleases, LiveRemote } from './resolve-registry.ts'
import { frameOf } from './frame.ts'

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

/** Compositions that are kept; more come about only by previews. */
const maxKnown = 200

/**
 * Chooses the releases of one page view, and describes them together.
 *
 * @param keepSiteFile told of what documents lead browsers to
 */
export function createChooser(live: LiveSet, keepSiteFile: (file: SiteFile) => void) {
  const { cache, loader, own } = live.sources
  const knownOf = memoize((_: LiveReleases) => ({
    byReleases: new Map<string, Composition>(),
    /** What visitors get while nothing fails, by bucket and notices: most requests need nothing else. */
    usual: new Map<string, Promise<Composition[]>>(),
  }))

  /** @param before those of the frames that come first: what is in them has its pages there */
  async function compose(
    { bucket, previews }: Visit,
    isUsable: IsUsable,
    frame: Choice | null,
    before: readonly Composition[],
  ) {
    const { byReleases } = knownOf(live.releases)
    const { kit } = frame ? frameOf(frame.release) : own
    const choices = new Map<string, Choice>(frame ? [[shellRemote, frame]] : [])
    const names = new Set([...live.releases.keys(), ...previews.keys()])
    names.delete(shellRemote)
    for (const name of names) {
      const preview = previews.get(name)
      const remote = live.releases.get(name)
      const choice = preview
        ? await previewed(name, preview)
        : remote && (await chooseRelease(name, remote, { bucket, isUsable, kit }))
      if (choice && isKitCompatible(choice.release.manifest, kit)) choices.set(name, choice)
    }
    const elsewhere = [...names]
      .filter(isRemote)
      .filter((name) => !choices.has(name) || before.some(({ lock }) => lock.remotes[name]))
    const now = Date.now()
    const site = choices.get(siteRemote)?.release
    const key = [
      ...[...choices].map(([, { release, why }]) => `${keyOfRelease(release)} ${why}`),
      site ? hasNotice(site, now) : false,
      ...elsewhere,
      before[0]?.lock.id,
    ].join()
    const shown = { now, elsewhere, first: before[0]?.site }
    const composition = byReleases.get(key) ?? describeComposition(own, choices, shown)
    if (composition.siteFile) keepSiteFile(composition.siteFile)
    if (byReleases.size < maxKnown) byReleases.set(key, composition)
    return composition
  }

  /** What the registry says, else the remote's last good release, else what the registry says after all; null when nothing fits the kit. */
  async function chooseRelease(
    name: string,
    remote: LiveRemote,
    { bucket, isUsable, kit }: { bucket: number | null; isUsable: IsUsable; kit: string },
  ): Promise<Choice | null> {
    const wanted = choicesOf(remote, bucket).filter(({ release }) =>
      isKitCompatible(release.manifest, kit),
    )
    const usable = wanted.find(({ release }) => isUsable(keyOfRelease(release)))
    if (usable) return usable
    if (wanted.length === 0) return null
    const ids = remote.earlier.filter((id) => isUsable(`${name}/${id}`))
    const release = await loader.load(name, [kit], ...ids)
    return release ? { release, why: 'last-good' } : (wanted[0] ?? null)
  }

  /** Every byte of it is checked first: nobody stands in for it. */
  const previewed = async (name: string, id: string): Promise<Choice> => {
    const whole = await cache.get(name, id)
    return { release: isRemote(name) ? await cache.signed(name, id) : whole, why: 'preview' }
  }

  /** The frame that the visitor gets, and another one while remotes need its kit; null is the one that came with this program. */
  async function framesFor({ bucket, previews }: Visit, isUsable: IsUsable) {
    const preview = previews.get(shellRemote)
    if (preview) return [await previewed(shellRemote, preview)]
    const shell = live.releases.get(shellRemote)
    if (!shell) return [null]
    const { kit } = frameOf(shell.stable)
    const frame = await chooseRelease(shellRemote, shell, { bucket, isUsable, kit })
    const others = choicesOf(shell, bucket).filter(
      ({ release }) => release.manifest.kit !== frame?.release.manifest.kit,
    )
    const usable = [frame, ...others].filter(
      (choice) => choice && isUsable(keyOfRelease(choice.release)),
    )
    return usable.length > 0 ? usable : [null]
  }

  /** The compositions of a visit, one for each frame: that of a page is one of them. */
  async function composeAll(visit: Visit, isUsable: IsUsable = () => true): Promise<Composition[]> {
    const all: Composition[] = []
    for (const frame of await framesFor(visit, isUsable))
      all.push(await compose(visit, isUsable, frame, all))
    return all
  }

  return async (visit: Visit, isUsable?: IsUsable): Promise<Composition[]> => {
    if (visit.previews.size > 0) return composeAll(visit, isUsable)
    const { usual } = knownOf(live.releases)
    const key = `${visit.bucket} ${noticesOn(live.releases)}`
    const all = await once(usual, key, () => composeAll(visit))
    if (!isUsable || all.every(({ keys }) => keys.every(isUsable))) return all
    return composeAll(visit, isUsable)
  }
}

/**
 * Which of a visit's compositions shows a page: all remotes in it must work with one kit. The first in which its owner is, and what
 * it turned out to show of others.
 */
export function compositionFor(
  all: readonly Composition[],
  path: string,
  shown: readonly string[] = [],
): Composition {
  const [first] = all
  if (!first) throw new Error('There is no composition')
  const owner = first.site.ownerOf(path)
  const own = all.filter(({ lock }) => owner === null || lock.remotes[owner])
  return own.find(({ lock }) => shown.every((name) => lock.remotes[name])) ?? own[0] ?? first
}

/** What a browser gets that has a page of this version of the kit, whether a frame of it is still live or not. */
export function lockFor(all: readonly Composition[], kit: string | null): CompositionLock {
  const { lock } = compositionFor(all, '/')
  const same = all.find(({ frame }) => frame.kit === kit)
  if (kit === null || same) return (same ?? { lock }).lock
  const fitting = all.flatMap(({ lock: { remotes }, releases }) =>
    Object.entries(remotes).filter(([name]) => {
      const manifest = releases.get(name)?.manifest
      return !manifest || isKitCompatible(manifest, kit)
    }),
  )
  const remotes = Object.fromEntries(fitting.toReversed())
  const names = new Set(all.flatMap((each) => Object.keys(each.lock.remotes)))
  return { ...lock, remotes, elsewhere: [...names].filter((name) => !remotes[name]) }
}

/** Which notices stand now, of live site data and of its canary: another text as soon as one begins or ends. */
function noticesOn(live: LiveReleases): string {
  const site = live.get(siteRemote)
  if (!site) return ''
  const now = Date.now()
  return `${hasNotice(site.stable, now)} ${site.canary && hasNotice(site.canary.release, now)}`
}

/** What the registry says that a visitor in this bucket gets of one remote, the preferred release first. */
export function choicesOf(
  { stable, isCurrent, canary, others }: LiveRemote,
  bucket: number | null,
): Choice[] {
  const live: Choice = { release: stable, why: isCurrent ? 'stable' : 'last-good' }
  const older = others.map((release): Choice => ({ release, why: 'stable' }))
  if (!canary || bucket === null || bucket > canary.percent) return [live, ...older]
  return [{ release: canary.release, why: 'canary' }, live, ...older]
}
