import { setTimeout as delay } from 'node:timers/promises'
import { NoSuchReleaseError, shellRemote } from 'delivery'
import type { Services } from '../services.ts'

export type Files = ReadonlyMap<string, Uint8Array>

/** Releases of the frame that are looked through for a file: a tab that is older gets its page anew. */
const maxFrames = 50

/** Frames of before that a shell has at hand, also while the store is away: their tabs are open now. */
const maxAtHand = 5

/**
 * Brings the frames of before that most tabs have, so that their files are served when the store is away. What does not come is
 * asked for when a tab asks.
 */
export async function bringFrames({
  compositions,
  releases,
}: Pick<Services, 'compositions' | 'releases'>): Promise<void> {
  for (const id of compositions.namedOf(shellRemote).slice(0, maxAtHand))
    if (!releases.has(`${shellRemote}/${id}`))
      await releases.ask(shellRemote, id).catch(() => undefined)
}

/** How often that is seen to, in milliseconds. */
const bringMs = 2_000

/** Sees to it from now on, one time after the other: a store that hangs is not asked more and more. */
export async function keepFramesAtHand(sources: Parameters<typeof bringFrames>[0]): Promise<never> {
  for (;;) {
    await delay(bringMs, null, { ref: false })
    await bringFrames(sources)
  }
}

/**
 * Finds what a file of a frame lies among: the frame that came with this program, those that are live or were, the latest first,
 * one that the visitor previews. Names are made of contents, so that one path is one file; what a release has is found out once.
 * The result is null when none has it, and rejects when one that may have it cannot be read.
 */
export function frameFiles({
  frame,
  compositions,
  releases,
}: Pick<Services, 'frame' | 'compositions' | 'releases'>) {
  /** By release: none where it is pruned. */
  const names = new Map<string, ReadonlySet<string>>()

  async function filesOf(id: string): Promise<Files | null> {
    try {
      const { files } = await releases.ask(shellRemote, id)
      names.set(id, new Set(files.keys()))
      return files
    } catch (error) {
      if (!(error instanceof NoSuchReleaseError)) throw error
      names.set(id, new Set())
      return null
    }
  }

  const mayHave = (id: string, path: string) => {
    const known = names.get(id)
    return !known || known.has(path) || (known.size === 0 && releases.has(`${shellRemote}/${id}`))
  }

  return async (path: string, previewed: string | undefined): Promise<Files | null> => {
    if (frame.contents.has(path)) return frame.contents
    const known = compositions.namedOf(shellRemote).slice(0, maxFrames)
    let failure: unknown = null
    for (const id of previewed ? [...known, previewed] : known) {
      if (!mayHave(id, path)) continue
      const files = await filesOf(id).catch((error: unknown) => {
        failure = error
        return null
      })
      if (files?.has(path)) return files
    }
    if (failure) throw failure
    return null
  }
}
