import { readLiveLock } from '../federation/live-lock.ts'
import { pageDataId, type PageData } from '../page-data.ts'
import { ownerOf } from '../ownership.ts'

const patienceMs = 4_000
/** A remote has two addresses; what failed at both fails for the life of the document. */
const triesInPlace = 2

const tries = new Map<string, number>()

/**
 * Whether a page that did not load has its chance only in a new document: another release of its remote is live now,
 * or trying again in place has failed before. Call it once for every try.
 */
export async function needsNewDocument(pathname: string): Promise<boolean> {
  const count = (tries.get(pathname) ?? 0) + 1
  tries.set(pathname, count)
  if (count > triesInPlace) return true
  const remote = ownerOf(pathname)
  // The router keeps what became of a page of the shell's own for the life of the document.
  if (!remote) return true
  const page = JSON.parse(document.getElementById(pageDataId)?.textContent ?? '{}') as PageData
  try {
    const live = await readLiveLock(AbortSignal.timeout(patienceMs))
    return live.remotes[remote]?.release !== page.lock.remotes[remote]?.release
  } catch {
    return false
  }
}
