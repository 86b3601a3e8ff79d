import { stemOf } from 'delivery'
import { hashOf, sizeOf, type Dictionaries } from './dictionaries.ts'
import type { Edition } from './editions.ts'

/** Someone who comes now and then, with a browser that keeps what it got. */
export interface Visitor {
  /**
   * Opens every page, one after the other; resolves to the bytes of scripts and stylesheets that came.
   *
   * @param dictionaries where the site has them: from which files of before it tells what changed
   */
  visit(edition: Edition, dictionaries?: Dictionaries): Promise<number>
}

export function newVisitor(): Visitor {
  const cache = new Map<string, Buffer>()
  /** What came last of each name. */
  const last = new Map<string, Buffer>()
  return {
    async visit({ files, pages }, dictionaries) {
      let bytes = 0
      for (const address of new Set([...pages.values()].flat())) {
        const contents = files.get(address)
        if (!contents) throw new Error(`There is no ${address}`)
        const kept = cache.get(address)
        if (kept && hashOf(kept) === hashOf(contents)) continue
        const before = last.get(stemOf(address))
        const isKnown = before && dictionaries?.get(address)?.includes(hashOf(before))
        bytes += await sizeOf(contents, isKnown ? before : undefined)
        cache.set(address, contents)
        last.set(stemOf(address), contents)
      }
      return bytes
    },
  }
}
