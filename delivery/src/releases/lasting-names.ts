import type { TrustedKeys } from '../signing/keys.ts'
import { limits } from '../limits.ts'
import { mapAtOnce } from '../map-at-once.ts'
import { hasHash } from '../signing/hash.ts'
import type { FileRecord } from './build.ts'
import { IntegrityError, readVerifiedFile } from './integrity.ts'
import { isServerFile, type ReleaseManifest } from './release.ts'
import type { ReleaseStore } from './store.ts'

/** With a hash of what is in the file: `assets/role-page-Ab3dE9.js`. */
const named = /-[\w-]{6}(\.\w+)$/

/** The name without the hash: files of several releases that have it are versions of one. */
export const stemOf = (path: string): string => path.replace(named, '$1')

/**
 * Whether a file's name tells what is in it, in this release and in all that the store has of the remote: then browsers find the file
 * at one address for all releases. A build whose entry has no hash in its name makes no such promise.
 */
export async function hasLastingNames(
  store: ReleaseStore,
  trusted: TrustedKeys,
  { remote, entry, files }: ReleaseManifest,
): Promise<boolean> {
  if (!named.test(entry)) return false
  const others = await mapAtOnce(await store.listReleases(remote), limits.filesAtOnce, (release) =>
    store.readRelease(remote, release, trusted).catch(() => null),
  )
  const compared = new Map<string, Promise<boolean>>()
  const isSame = async ([path, { integrity }]: [string, FileRecord], other: ReleaseManifest) => {
    const own = files[path]?.integrity
    if (isServerFile(path) || own === undefined || own === integrity) return true
    // Of another algorithm: then the bytes tell.
    if (own.slice(0, 7) === integrity.slice(0, 7)) return false
    const known = `${path} ${integrity}`
    const same = compared.get(known) ?? hasSameBytes(store, other, path, own)
    compared.set(known, same)
    return same
  }
  for (const other of others)
    for (const file of Object.entries(other?.manifest.files ?? {}))
      if (other && !(await isSame(file, other.manifest))) return false
  return true
}

/** A store that does not answer says nothing of a file: whoever publishes tries again. */
async function hasSameBytes(
  store: ReleaseStore,
  other: ReleaseManifest,
  path: string,
  integrity: string,
): Promise<boolean> {
  const bytes = await readVerifiedFile(store, other, path).catch((error: unknown) => {
    if (error instanceof IntegrityError) return null
    throw error
  })
  return bytes !== null && hasHash(bytes, integrity)
}
