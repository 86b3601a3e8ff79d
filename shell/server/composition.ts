import { createHash } from 'node:crypto'
import type { CompositionLock, LockedRemote } from 'shared-ui/contract'
import {
  documentImportMap,
  releaseImportMap,
  releaseUrl,
  secondImportMap,
  type ImportMap,
} from './import-map.ts'
import type { LiveRemote } from './live-releases.ts'
import type { VerifiedRelease } from './releases.ts'
import type { ShellBuild } from './shell-build.ts'

/** One resolved set of releases with everything the server derives from it. */
export interface Composition {
  lock: CompositionLock
  /** The releases that could be verified; a remote that could not be is absent. */
  releases: ReadonlyMap<string, VerifiedRelease>
  /** What a document is told that some of the remotes are in. */
  documentWith(remotes: readonly string[]): DocumentComposition
}

export interface DocumentComposition {
  importMap: ImportMap
  /** With the hash of the import map that the document may come to add for each remote. */
  lock: CompositionLock
}

/** A release and the reason for it. */
export interface Choice {
  release: VerifiedRelease
  why: NonNullable<LockedRemote['why']>
}

/** Names a release across remotes. */
export function keyOfRelease({ manifest: { remote, release } }: VerifiedRelease): string {
  return `${remote}/${release}`
}

/**
 * The releases that a visitor gets of one remote, the preferred one first. What was good before is not among them.
 *
 * @param bucket the visitor's, 1–100, or null for one who takes part in no canary
 */
export function choicesOf({ stable, isCurrent, canary }: LiveRemote, bucket: number | null) {
  const live: Choice = { release: stable, why: isCurrent ? 'stable' : 'last-good' }
  if (!canary || bucket === null || bucket > canary.percent) return [live] as const
  return [{ release: canary.release, why: 'canary' } satisfies Choice, live] as const
}

export function describeComposition(
  shell: ShellBuild,
  choices: ReadonlyMap<string, Choice>,
): Composition {
  const releases = new Map([...choices].map(([name, { release }]) => [name, release]))
  const ids = [...releases].map(([name, { manifest }]) => [name, manifest.release])
  const id = createHash('sha256')
    .update(JSON.stringify([shell.id, ids]))
    .digest('hex')
    .slice(0, 16)
  const lockWith = (used: ReadonlyMap<string, VerifiedRelease>): CompositionLock => ({
    id,
    shell: shell.id,
    remotes: Object.fromEntries(
      [...choices].map(([name, choice]) => [name, lockOf(choice, used.has(name))]),
    ),
  })
  const documents = new Map<string, DocumentComposition>()
  return {
    lock: lockWith(new Map()),
    releases,
    documentWith(names) {
      const used = new Map([...releases].filter(([name]) => names.includes(name)))
      const key = [...used.keys()].join()
      const document = documents.get(key) ?? {
        importMap: documentImportMap(shell, [...used.values()]),
        lock: lockWith(used),
      }
      documents.set(key, document)
      return document
    },
  }
}

/** @param isUsed whether the document is told its files already, and may come to add only their second addresses */
function lockOf({ release: verified, why }: Choice, isUsed: boolean): LockedRemote {
  const { manifest, signer } = verified
  const { remote, release, entry } = manifest
  const missing = isUsed ? secondImportMap : releaseImportMap
  return {
    release,
    entry: `${releaseUrl(remote, release)}${entry}`,
    integrity: missing(verified).hash,
    team: signer.team,
    why,
  }
}
