import type { CompositionLock, LockedRemote } from 'shared-ui/contract'
import { once } from '../once.ts'
import { remoteDeadlineMs } from '../remotes.ts'
import { importMapFile, releaseFolder } from './release-addresses.ts'

/** Hashes of files, `sha256-…`, by path. */
export type Hashes = Record<string, string>

export interface HashLoader {
  /**
   * Makes the files of a release known to a document that began without them: from then on the browser refuses a module with a
   * changed byte. What the document shows at first, it knows, and the routes beside that. Rejects when the import map does not come, or
   * not as the lock promised.
   *
   * @param locked the release, with the hash of its import map
   * @param expose what is wanted of it; a page of its own where nothing is said
   */
  load(remote: string, locked: LockedRemote, expose?: string): Promise<void>
  /** From now on something else is asked for than what the document shows at first. */
  endFirstView(): void
}

/**
 * @param hashes those that the document began with, to which those of other releases are added; none where files have none, as on
 *   the development server
 * @param lock of the document as it was written: its policy allows the import maps of these remotes, and no others
 */
export function createHashLoader(hashes: Hashes | undefined, lock: CompositionLock): HashLoader {
  if (!hashes) return { load: () => Promise.resolve(), endFirstView: () => undefined }
  let isFirstView = true
  const allowed = new Set(Object.keys(lock.remotes))
  const fromTheStart = new Set(Object.keys(hashes))
  const loading = new Map<string, Promise<unknown>>()

  const loadHashes = async (remote: string, { release, integrity = '' }: LockedRemote) => {
    const folder = releaseFolder(remote, release)
    // It is made by the shell: another shell's map of the same release must not come out of the cache.
    const address = `${folder}${importMapFile}?${encodeURIComponent(integrity)}`
    const signal = AbortSignal.timeout(remoteDeadlineMs)
    const answer = await fetch(address, { integrity, signal })
    const text = await answer.text()
    // The document's policy allows the text without those that it has: browsers complain of what is named twice.
    const isNew = (path: string, hash: unknown) => (fromTheStart.has(path) ? undefined : hash)
    const map = JSON.parse(text, isNew) as { integrity: Hashes }
    Object.assign(hashes, map.integrity)
    if (allowed.has(remote)) addImportMap(JSON.stringify(map))
    const isRead = isMapped(folder)
    const preloading = preloadModules(map.integrity, isRead ? beginnings : modules)
    if (isRead) preloading.catch(() => undefined)
    else await preloading
  }

  return {
    async load(remote, locked, expose) {
      if ((isFirstView || expose === 'routes') && fromTheStart.has(locked.entry)) return
      await once(loading, remote, () => loadHashes(remote, locked))
    },
    endFirstView() {
      isFirstView = false
    },
  }
}

/** The document's policy knows the text by its hash. */
function addImportMap(text: string): void {
  const script = document.createElement('script')
  script.type = 'importmap'
  script.textContent = text
  document.head.append(script)
}

/** Whether the browser has read the release's import map: some read one for each document. */
function isMapped(folder: string): boolean {
  try {
    return import.meta.resolve(folder.slice(1)) !== ''
  } catch {
    return false
  }
}

const modules = /\.js$/
/**
 * A remote's entry leads to the list of its pages: one after the other they would be two round trips. What fails to come fails again
 * where it is imported.
 */
const beginnings = /\/(remoteEntry|routes)-[^/]+\.js$/

/** What an import map would check as it is imported is checked before, and found by the import as it came. */
async function preloadModules(hashes: Hashes, wanted: RegExp): Promise<void> {
  const found = Object.entries(hashes).filter(([path]) => wanted.test(path))
  await Promise.all(found.map(([path, integrity]) => preloadModule(path, integrity)))
}

function preloadModule(path: string, integrity: string): Promise<unknown> {
  const link = document.createElement('link')
  // Safari has it since 17; before, the import finds in the cache what was checked.
  if (!link.relList.supports('modulepreload')) return fetch(path, { integrity })
  link.rel = 'modulepreload'
  link.href = path
  link.integrity = integrity
  return new Promise((done, fail) => {
    link.onload = done
    link.onerror = () => fail(new Error(`${path} did not come`))
    document.head.append(link)
  })
}
