import { isServerFile, NoSuchReleaseError, shellRemote } from 'delivery'
import { LRUCache } from 'lru-cache'
import type { Services } from '../services.ts'

type Files = ReadonlyMap<string, Uint8Array>

export interface FoundFile {
  bytes: Uint8Array
  /** Of the bytes. */
  hash: string
  /** Those that it was published with, by path: beside it may stand what it is in brotli. */
  files?: Files | undefined
  /** Whether its name is of what is in it, so that a later version of the file can be told as what changed. */
  isVersioned?: boolean
}

/** Releases of which it is known what they have: some hundreds of remotes with those of before. */
const maxKnown = 2_000

/** How long one that is not there is not looked for, in milliseconds: a store that is not mounted has none. */
const absentMs = 30_000

/** Releases of a remote that are looked through for a file: a tab that is older gets its page anew. */
const maxReleases = 50

/**
 * Finds a file by its name among the releases of a remote that are live or were, and the one that the visitor
 * previews; of the shell also in the frame that came with this program. Names are made of contents, so that one path is one file; what
 * a release has is found out once. The result is null when none has it, and rejects when one that may have it cannot be read.
 */
export function fileFinder({
  frame,
  compositions,
  releases,
}: Pick<Services, 'frame' | 'compositions' | 'releases'>) {
  /** What each release has for this, null where it is pruned: an invented name has nobody look for them again. */
  const names = new LRUCache<string, { files: ReadonlySet<string> | null }>({ max: maxKnown })

  /** What a release says of a file of a name that lasts; null where it has none, or is pruned. */
  async function recordOf(remote: string, id: string, path: string) {
    const key = `${remote}/${id}`
    const known = names.get(key)
    if (known?.files ? !known.files.has(path) : known && !releases.has(key)) return null
    try {
      const { manifest } = await releases.askSigned(remote, id)
      const isFound = remote === shellRemote || manifest.lastingNames
      names.set(key, { files: new Set(isFound ? Object.keys(manifest.files) : []) })
      return isFound && Object.hasOwn(manifest.files, path) ? manifest.files[path] : null
    } catch (error) {
      if (!(error instanceof NoSuchReleaseError)) throw error
      names.set(key, { files: null }, { ttl: absentMs })
      return null
    }
  }

  /** First what most visitors have: whatever a canary calls its files, theirs are found. */
  const releasesOf = (remote: string) => {
    const named = compositions.namedOf(remote)
    const { stable = '', previous = [] } =
      named.length > 0 ? (compositions.registry.remotes[remote] ?? {}) : {}
    return [...new Set([stable, ...previous, ...named])].filter(Boolean).slice(0, maxReleases)
  }

  return async (
    remote: string,
    path: string,
    previewed: string | undefined,
  ): Promise<FoundFile | null> => {
    if (isServerFile(path)) return null
    const own = remote === shellRemote && frame.contents.get(path)
    const hash = frame.files[path]?.integrity
    if (own && hash) return { bytes: own, hash, files: frame.contents, isVersioned: true }
    const known = releasesOf(remote)
    let failure: unknown = null
    for (const id of previewed ? [...known, previewed] : known)
      try {
        const record = await recordOf(remote, id, path)
        const { files } = record ? await releases.ask(remote, id) : { files: null }
        const bytes = files?.get(path)
        if (record && files && bytes)
          return { bytes, hash: record.integrity, files, isVersioned: true }
      } catch (error) {
        failure = error
      }
    if (failure) throw failure
    return null
  }
}
