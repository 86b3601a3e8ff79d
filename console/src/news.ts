import type { Delivery } from './read/delivery.ts'
import { readNow } from './read/now.ts'

/** Tells of changes while somebody listens. */
export type News = ReturnType<typeof followNews>

const pollMs = 250

/** What visitors get, and what was seen of canaries, is looked at four times a second as long as a page is open. */
export function followNews(delivery: Delivery) {
  const listeners = new Set<() => void>()
  let last: string | undefined
  let isLooking = false
  const look = async () => {
    isLooking = true
    while (listeners.size > 0) {
      const now = await readNow(delivery).catch(() => null)
      const state = JSON.stringify(now)
      if (last !== undefined && state !== last) for (const tell of listeners) tell()
      last = state
      await new Promise((resolve) => setTimeout(resolve, pollMs))
    }
    isLooking = false
    last = undefined
  }
  return {
    /** Returns how to stop. */
    listen(onChange: () => void): () => void {
      listeners.add(onChange)
      if (!isLooking) void look()
      return () => void listeners.delete(onChange)
    },
  }
}
