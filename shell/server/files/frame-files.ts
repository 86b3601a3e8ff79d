import { NoSuchReleaseError, shellRemote } from 'delivery'
import type { Services } from '../services.ts'

export type Files = ReadonlyMap<string, Uint8Array>

/** Releases of the frame that are looked through for a file: a tab that is older gets its page anew. */
const maxFrames = 50

/**
 * Finds what a file of a frame lies among: the frame that came with this program, those that are live or were, one that the
 * visitor previews. Names are made of contents, so that one path is one file; which release has it is found out once. The
 * result is null when none has it, and rejects when one that may have it cannot be read.
 */
export function frameFiles({
  frame,
  compositions,
  releases,
}: Pick<Services, 'frame' | 'compositions' | 'releases'>) {
  const owners = new Map<string, string>()
  const listed = new Set<string>()

  async function list(id: string): Promise<void> {
    const { files } = await releases.ask(shellRemote, id)
    for (const path of files.keys()) if (!owners.has(path)) owners.set(path, id)
    listed.add(id)
  }

  return async (path: string, previewed: string | undefined): Promise<Files | null> => {
    if (frame.contents.has(path)) return frame.contents
    const known = compositions.namedOf(shellRemote).slice(0, maxFrames)
    for (const id of previewed ? [previewed, ...known] : known) {
      if (owners.has(path)) break
      if (!listed.has(id)) await list(id).catch(unlessAbsent)
    }
    const owner = owners.get(path)
    return owner === undefined ? null : (await releases.ask(shellRemote, owner)).files
  }
}

/** A release may have been pruned. */
function unlessAbsent(error: unknown): void {
  if (!(error instanceof NoSuchReleaseError)) throw error
}
