import { stemOf } from 'delivery'
import { hashOf, sizeOf, type Dictionaries } from './dictionaries.ts'
import type { Edition } from './editions.ts'

/**
 * Someone who comes now and then, with a browser that keeps what it got.
 *
 * @returns what opens every page, and resolves to the bytes of scripts and stylesheets that came; the site may
 *   have dictionaries: from which files of before it tells what changed
 */
export function newVisitor() {
  const cache = new Map<string, Buffer>()
  /** Address of what came last of each name. */
  const last = new Map<string, string>()
  return async ({ files, needed }: Edition, dictionaries?: Dictionaries): Promise<number> => {
    let bytes = 0
    for (const address of needed) {
      const contents = files.get(address)
      if (!contents) throw new Error(`There is no ${address}`)
      const kept = cache.get(address)
      if (kept && hashOf(kept) === hashOf(contents)) continue
      const before = last.get(stemOf(address))
      const isKnown = before && dictionaries?.get(address)?.includes(before)
      bytes += await sizeOf(contents, isKnown ? cache.get(before) : undefined)
      cache.set(address, contents)
      last.set(stemOf(address), address)
    }
    return bytes
  }
}
