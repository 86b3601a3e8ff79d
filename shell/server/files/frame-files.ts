import { setTimeout as delay } from 'node:timers/promises'
import { shellRemote } from 'delivery'
import type { Services } from '../services.ts'

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
