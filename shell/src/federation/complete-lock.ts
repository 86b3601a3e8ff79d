import type { CompositionLock } from 'shared-ui/contract'
import { version as kitVersion } from 'shared-ui/package.json'

/**
 * Adds what a document's lock leaves out: remotes that the document neither showed nor linked to when it was written. What
 * it has, stays. What works with another kit than this page's is not among it. Rejects when the shell does not say what is live.
 */
export async function completeLock(lock: CompositionLock): Promise<void> {
  // The development server leaves nothing out.
  if (lock.shell === 'source') return
  const answer = await fetch(`/_composition?kit=${kitVersion}`)
  const live = (await answer.json()) as CompositionLock
  lock.remotes = { ...live.remotes, ...lock.remotes }
  if (live.elsewhere) lock.elsewhere = live.elsewhere
}
