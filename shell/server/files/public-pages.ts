import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import type { PublicPage } from 'shared-ui/contract'
import { remotesWithPages, type Composition } from '../composition/composition.ts'
import { ordinaryVisit, type Compositions } from '../composition/follow-registry.ts'
import { deadlines, inTime } from '../deadlines.ts'
import { singleFlight } from '../single-flight.ts'
import type { Workers } from '../workers/open-workers.ts'
import { ownPages } from './public-pages-content.ts'

/** How long a list is served without asking the remotes again, in milliseconds. */
const freshMs = 60_000
/** Who comes once a day, as crawlers do, would get the list of the day before: a list as old as this is waited for. */
const staleMs = 5 * 60_000
/** The same for a list that lacks a remote, at first: each time in a row it is twice as long. */
const incompleteMs = 500

/** Everything that can be found. */
export interface PublicPages {
  pages: readonly PublicPage[]
  /** False while the pages of a remote are not known. */
  isWhole: boolean
}

export interface PublicPageSources {
  compositions: Pick<Compositions, 'all'>
  workers: Pick<Workers, 'publicPages'>
  log: Logger
}

/** What the live releases say that can be found. A remote that fails stays in the list with what it said last. */
export function createPublicPages({ compositions, workers, log }: PublicPageSources) {
  const said = new Map<string, readonly PublicPage[]>()
  const flights = singleFlight<unknown>()
  let nextMs = incompleteMs
  /** @param isAgain whether only those are asked of which nothing is known */
  const askAll = async (all: readonly Composition[], isAgain: boolean): Promise<PublicPages> => {
    // Each where it works.
    const places = new Map(
      all.toReversed().flatMap((each) => remotesWithPages(each).map((name) => [name, each])),
    )
    const remotes = [...places.keys()].sort()
    const update = async (remote: string) => {
      const place = places.get(remote)
      if (place) said.set(remote, await workers.publicPages(place.rendering, remote))
    }
    // What comes later counts the next time: a remote that hangs keeps nobody from what others say.
    const updateInTime = (remote: string) =>
      inTime(
        flights.run(`${places.get(remote)?.rendering?.id} ${remote}`, () => update(remote)),
        deadlines.module,
        'it did not say in time',
      )
    const failed = (remote: string, error: unknown) =>
      log.error({ event: 'public-pages-failed', remote, error: String(error) })
    const asked = remotes.filter((remote) => !isAgain || !said.has(remote))
    await Promise.all(
      asked.map((remote) => updateInTime(remote).catch((error) => failed(remote, error))),
    )
    const pages = [...remotes.flatMap((remote) => said.get(remote) ?? []), ...ownPages]
    const isWhole = remotes.length > 0 && remotes.every((remote) => said.has(remote))
    return { pages, isWhole }
  }
  // By lock: what is not served any more is not found either. An old list is served while the next is made.
  const lists = new LRUCache<string, PublicPages, readonly Composition[]>({
    max: 2,
    ttl: freshMs,
    allowStale: true,
    ignoreFetchAbort: true,
    fetchMethod: async (_id, old, { context, options }) => {
      if (!old) nextMs = incompleteMs
      // Once a minute all of them, as while nothing is wrong.
      const list = await askAll(context, old?.isWhole === false && nextMs < freshMs)
      options.ttl = list.isWhole ? freshMs : nextMs
      nextMs = list.isWhole ? incompleteMs : Math.min(2 * nextMs, freshMs)
      return list
    },
  })
  return async (): Promise<PublicPages> => {
    const context = await compositions.all(ordinaryVisit)
    const key = context.map(({ lock }) => lock.id).join()
    const allowStale = lists.getRemainingTTL(key) > -staleMs
    return (await lists.fetch(key, { context, allowStale })) ?? { pages: [], isWhole: false }
  }
}
