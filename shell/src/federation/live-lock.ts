import type { CompositionLock } from 'shared-ui/contract'

/** What this visitor's pages are made of now: all remotes. Rejects when the shell does not say so. */
export async function readLiveLock(signal?: AbortSignal): Promise<CompositionLock> {
  const answer = await fetch('/_composition', { signal })
  return (await answer.json()) as CompositionLock
}

/**
 * Adds what a document's lock leaves out: remotes that the document neither showed nor linked to when it was written. What
 * it has, stays.
 */
export async function completeLock(lock: CompositionLock): Promise<void> {
  // The development server leaves nothing out.
  if (lock.shell === 'source') return
  const { remotes } = await readLiveLock()
  lock.remotes = { ...remotes, ...lock.remotes }
}
