import { stemOf } from 'delivery'
import { meanOf } from '../figures/statistics.ts'
import { dictionariesOf, hashOf, sizeOf, type Dictionaries } from './dictionaries.ts'
import type { Edition } from './editions.ts'

const days = 7
/** In which teams deploy, of each day. */
const work = { from: 9, to: 17 }

/**
 * Bytes on the first day and on each of the seven after it, on average of 24 visitors who come daily, each at another hour. Editions go
 * live one after the other in the working hours of a week.
 */
export async function playWeek(
  editions: readonly Edition[],
  hasDictionaries: boolean,
): Promise<number[]> {
  const perDay = editions.length / days
  const times = editions.map((_, index) => {
    const [day, share] = [Math.floor(index / perDay), (index % perDay) / perDay]
    return 24 * day + work.from + share * (work.to - work.from)
  })
  const dictionaries = hasDictionaries ? dictionariesOf(editions, times) : []
  const bytes: number[][] = Array.from({ length: days + 1 }, () => [])
  for (let hour = 0; hour < 24; hour++) {
    const visit = newVisitor()
    for (const [day, all] of bytes.entries()) {
      const index = Math.max(
        0,
        times.findLastIndex((time) => time <= 24 * day + hour),
      )
      const edition = editions[index]
      if (edition) all.push(await visit(edition, dictionaries[index]))
    }
  }
  return bytes.map((each) => Math.round(meanOf(each)))
}

/**
 * Someone who comes now and then, with a browser that keeps what it got.
 *
 * @returns what opens every page, and resolves to the bytes of scripts and stylesheets that came; the site may
 *   have dictionaries: from which files of before it tells what changed
 */
function newVisitor() {
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
      const versions = dictionaries?.get(address) ?? []
      const isKnown = before && versions.some(({ other }) => other === before)
      bytes += await sizeOf(contents, isKnown ? cache.get(before) : undefined)
      cache.set(address, contents)
      last.set(stemOf(address), address)
    }
    return bytes
  }
}
