import type { CompositionLock } from 'shared-ui/contract'
import { once } from '../once.ts'
import {
  firstAddressOf,
  importMapFile,
  releaseFolderOf,
  secondAddress,
} from './release-addresses.ts'

/** Hashes of files, `sha256-…`, by path. */
export type Hashes = Record<string, string>

/**
 * Makes the files of a release known to a document that began without it, or without its second address: from then on the
 * browser refuses a module with a changed byte. Rejects when the import map does not come, or not as the lock promised.
 *
 * @param entry which address of the release is to be loaded from
 * @param integrity of the import map that is missing, from the lock
 */
export type LearnRelease = (entry: string, integrity: string) => Promise<void>

/**
 * @param hashes those that the document began with, to which what is learned is added; none where files have none, as on
 *   the development server
 * @param lock of the document as it was written: its policy allows the import maps of these remotes, and no others
 */
export function createLearning(hashes: Hashes | undefined, lock: CompositionLock): LearnRelease {
  if (!hashes) return () => Promise.resolve()
  const allowed = new Set(Object.values(lock.remotes).map(({ entry }) => releaseFolderOf(entry)))
  const fromTheStart = new Set(Object.keys(hashes))
  const folders = new Map<string, Promise<boolean>>()
  const preloads = new Map<string, Promise<unknown>>()

  /** Resolves to whether the browser reads a second import map. */
  const bring = async (folder: string, integrity: string) => {
    // It is made by the shell: another shell's map of the same release must not come out of the cache.
    const address = `${folder}${importMapFile}?${encodeURIComponent(integrity)}`
    const answer = await fetch(address, { integrity })
    const text = await answer.text()
    const map = JSON.parse(text) as { integrity: Hashes }
    Object.assign(hashes, map.integrity)
    if (!allowed.has(releaseFolderOf(folder))) return false
    addImportMap(text)
    return isMapped(folder)
  }

  const preload = (base: string) =>
    Promise.all(
      Object.keys(hashes)
        .filter((path) => path.startsWith(base) && path.endsWith('.js'))
        .map((path) => preloadModule(path, hashes[path] ?? '')),
    )

  return async (entry, integrity) => {
    const release = releaseFolderOf(entry)
    if (!release || fromTheStart.has(entry)) return
    const isHalfKnown = fromTheStart.has(firstAddressOf(entry))
    const folder = isHalfKnown ? release + secondAddress : release
    if (await once(folders, folder, () => bring(folder, integrity))) return
    const base = entry.slice(0, entry.lastIndexOf('/') + 1)
    await once(preloads, base, () => preload(base))
  }
}

/** The document's policy knows the text by its hash. */
function addImportMap(text: string): void {
  const script = document.createElement('script')
  script.type = 'importmap'
  script.textContent = text
  document.head.append(script)
}

function isMapped(folder: string): boolean {
  try {
    return import.meta.resolve(folder.slice(1)) !== ''
  } catch {
    return false
  }
}

/** What an import map would check as it is imported is checked before, and found by the import as it came. */
function preloadModule(path: string, integrity: string): Promise<void> {
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.href = path
  link.integrity = integrity
  return new Promise((done, fail) => {
    link.onload = () => done()
    link.onerror = () => fail(new Error(`${path} did not come, or not as it was promised`))
    document.head.append(link)
  })
}
