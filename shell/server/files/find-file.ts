import { isServerFile, NoSuchReleaseError, shellRemote } from 'delivery'
import type { Services } from '../services.ts'

type Files = ReadonlyMap<string, Uint8Array>

/** A file with those that it was published with, by path. */
export interface FoundFile {
  bytes: Uint8Array
  files: Files
}

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
  /** By release: none where it is pruned. */
  const names = new Map<string, ReadonlySet<string>>()

  async function filesOf(remote: string, id: string): Promise<Files | null> {
    const key = `${remote}/${id}`
    try {
      const { manifest, files } = await releases.ask(remote, id)
      const isFound = remote === shellRemote || manifest.lastingNames
      names.set(key, new Set(isFound ? files.keys() : []))
      return files
    } catch (error) {
      if (!(error instanceof NoSuchReleaseError)) throw error
      names.set(key, new Set())
      return null
    }
  }

  const mayHave = (key: string, path: string) => {
    const known = names.get(key)
    return !known || known.has(path) || (known.size === 0 && releases.has(key))
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
    if (own) return { bytes: own, files: frame.contents }
    const known = releasesOf(remote)
    let failure: unknown = null
    for (const id of previewed ? [...known, previewed] : known) {
      const key = `${remote}/${id}`
      if (!mayHave(key, path)) continue
      const files = await filesOf(remote, id).catch((error: unknown) => {
        failure = error
        return null
      })
      const bytes = names.get(key)?.has(path) && files?.get(path)
      if (files && bytes) return { bytes, files }
    }
    if (failure) throw failure
    return null
  }
}
