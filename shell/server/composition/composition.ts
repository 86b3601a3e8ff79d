import { hash } from 'node:crypto'
import { isRemote, shellRemote, type SignedRelease } from 'delivery'
import type { CompositionLock, LockedRemote } from 'shared-ui/contract'
import { defaultSite, type SitePlan } from '../../src/site/site-plan.ts'
import type { RenderComposition } from '../rendering/release-code.ts'
import { filesUrl, releaseImportMap } from './import-map.ts'
import { siteOfReleases } from './released-site.ts'
import { frameOf, type Frame } from './frame.ts'

export type Composition = ReturnType<typeof describeComposition>

/** A release and the reason for it. */
export interface Choice {
  release: SignedRelease
  why: NonNullable<LockedRemote['why']>
}

/** Names a release across remotes. */
export const keyOfRelease = ({ manifest: { remote, release } }: SignedRelease): string =>
  `${remote}/${release}`

/**
 * One resolved set of releases with everything the server derives from it.
 *
 * @param own the frame where none is chosen
 * @param shown when it is shown, in milliseconds since 1970, live remotes that work with another kit only, and the site of the frame
 *   that comes first: whose pages are where, all frames say alike
 */
export function describeComposition(
  own: Frame,
  all: ReadonlyMap<string, Choice>,
  {
    now,
    elsewhere,
    first,
  }: { now: number; elsewhere: readonly string[]; first: SitePlan | undefined },
) {
  const chosen = all.get(shellRemote)
  const frame = chosen ? frameOf(chosen.release) : own
  const choices = new Map([...all].filter(([name]) => name !== shellRemote))
  const releases = new Map([...choices].map(([name, { release }]) => [name, release]))
  const otherwise = first ?? frame.site ?? defaultSite
  const { plan, file } = siteOfReleases(releases, { now, otherwise, built: frame.site })
  const ids = [...releases].map(([name, { manifest }]) => [name, manifest.release])
  const parts = JSON.stringify([frame.id, ids, file?.integrity, ...elsewhere])
  const id = hash('sha256', parts, 'hex').slice(0, 16)
  const locked = [...choices].map(([name, choice]) => [name, lockedRemote(choice)] as const)
  const lock: CompositionLock = {
    ...{ id, shell: frame.id },
    ...(elsewhere.length > 0 && { elsewhere }),
    remotes: Object.fromEntries(locked),
  }
  const isPreview = [...all.values()].some(({ why }) => why === 'preview')
  const canaries = [...all.values()].filter(({ why }) => why === 'canary')
  const verified = [...all.values()].map(({ release }) => release)
  return {
    lock,
    /** What it is rendered with, and what the browser runs. */
    frame,
    /** Who signed that; the shell itself where it came with this program. */
    teamOfFrame: chosen?.release.signer.team ?? shellRemote,
    /** Whose pages are where, and the navigation. */
    site: plan,
    /** Null where browsers have it already: it is what the frame was built with. */
    siteFile: file,
    /** Of remotes and site data, those that can be served; a remote that cannot be is absent. */
    releases,
    /** Whose code renders it. */
    signers: verified.map(({ signer }) => signer),
    /** Those releases as `<remote>/<release>`, and the frame's. */
    keys: verified.map(keyOfRelease),
    /** Of these the canaries, one after the other; empty when there is none. */
    canaries: canaries.map(({ release }) => keyOfRelease(release)).join(),
    rendering: renderingOf(lock, frame, plan, releases, isPreview),
  }
}

/** What rendering is told of a composition. */
function renderingOf(
  lock: CompositionLock,
  { id, kit, main }: Frame,
  site: SitePlan,
  releases: ReadonlyMap<string, SignedRelease>,
  isPreview: boolean,
): RenderComposition {
  const remotes = [...releases].filter(([name]) => isRemote(name))
  return {
    // Of the whole lock: of equal releases too, the reasons stand in the document.
    id: hash('sha256', JSON.stringify([lock, isPreview]), 'base64url').slice(0, 22),
    lock,
    ...(isPreview && { isPreview }),
    frame: { id, kit, main },
    site: site.content,
    code: Object.fromEntries(
      remotes.map(([name, { manifest }]) => [
        name,
        { release: manifest.release, entry: manifest.serverEntry },
      ]),
    ),
  }
}

function lockedRemote({ release: { manifest, signer }, why }: Choice): LockedRemote {
  const { release, entry } = manifest
  return {
    release,
    entry: filesUrl(manifest) + entry,
    integrity: releaseImportMap(manifest).hash,
    team: signer.team,
    why,
  }
}

/** Site data stands among the remotes and has no code. */
export const remotesWithPages = ({ lock }: Pick<Composition, 'lock'>): string[] =>
  Object.keys(lock.remotes).filter(isRemote)
