import { limits } from '../admission/limits.ts'
import { createPageStore } from './page-store.ts'
import type { PageAnswer } from './write-page.ts'

/** How long a page is sent without making it again, in milliseconds. */
const freshMs = 10_000
/** How long an old page is sent at once while the next one is made: longer, and who comes rarely sees what was. */
const staleMs = 5 * 60 * 1_000
/** How long a page stands in for one that cannot be made. */
const lastGoodMs = 24 * 60 * 60 * 1_000

/** What decides which document answers a request. */
export interface Asked {
  /** Path and query. */
  address: string
  /** A page at its own address, of which there are only so many: nothing else takes its room. */
  isPinned: boolean
  /** The canaries among its releases, whose pages are kept beside everybody's; empty when there are none. */
  canaries: string
  /** Releases, data, and whether browsers report: a page made of others is not the one asked for. */
  version: string
}

/** How a page came about: kept and fresh, kept and old, or made for this request (or for another at the same moment). */
export const pageOutcomes = ['hit', 'stale', 'miss'] as const
export type PageOutcome = (typeof pageOutcomes)[number]

export interface FoundPage {
  /** A response is a loader's redirect. */
  answer: PageAnswer | Response
  /** Absent for a page of one visitor. */
  outcome?: PageOutcome
  /** True when it was made for this request, which its making has counted. */
  isOwn: boolean
  /** True when it stands in for a page that cannot be made. */
  isLastGood: boolean
  /** Since when it is there, in milliseconds. */
  ageMs: number
}

type MakeAnswer = () => Promise<PageAnswer | Response>

/**
 * Pages as every visitor gets them. A page is made once for however many ask for it at the same time; an old one is
 * sent at once while the next is made; the last good one stands in when none can be made.
 */
export interface PageCache {
  /**
   * The page that is kept or being made, or null: then it is to be made. An old page is made again with `makeAnew`,
   * and nobody waits for that.
   */
  find(asked: Asked, makeAnew: MakeAnswer): Promise<FoundPage | null>
  make(asked: Asked, make: MakeAnswer): Promise<FoundPage>
}

interface KeptPage {
  answer: PageAnswer
  version: string
  madeAt: number
  /** True from when it could not be made again. */
  isLastGood: boolean
}

/**
 * @param isOn false: every page is made for its request, and only last good ones are kept
 * @param isServed false for a page that must not be sent any more
 */
export function createPageCache(
  isOn: boolean,
  isServed: (page: PageAnswer) => boolean = () => true,
): PageCache {
  const pinned = createPageStore<KeptPage>(limits.pinnedPages)
  const others = createPageStore<KeptPage>(limits.otherPages)
  const making = new Map<string, Promise<PageAnswer | Response>>()
  const storeOf = ({ isPinned }: Asked) => (isPinned ? pinned : others)

  const begin = (asked: Asked, make: MakeAnswer) => {
    const id = idOf(asked)
    const running = make()
      .then((answer) => {
        settle(asked, answer)
        return answer
      })
      .finally(() => making.delete(id))
    making.set(id, running)
    return running
  }

  const settle = (asked: Asked, answer: PageAnswer | Response) => {
    const store = storeOf(asked)
    const key = keyOf(asked)
    const worth = answer instanceof Response ? 'nothing' : answer.worth
    const kept = store.get(key)
    if (worth === 'failure') {
      if (kept?.version === asked.version) kept.isLastGood = true
    } else if (worth === 'nothing' || answer instanceof Response) store.remove(key)
    else {
      // One that came out the same is compressed already.
      const isSame = kept?.answer.body.etag === answer.body.etag
      const body = isSame ? kept.answer.body : answer.body
      const page = { answer: { ...answer, body }, version: asked.version, isLastGood: false }
      const size = body.bytes.byteLength * 1.5 + key.length
      store.keep(key, { ...page, madeAt: performance.now() }, size)
    }
  }

  /** What everybody got before, for whoever gets a failure now. */
  const lastGoodFor = ({ address }: Asked): FoundPage | null => {
    const kept = pinned.get(address)
    const ageMs = kept ? performance.now() - kept.madeAt : Infinity
    if (!kept || ageMs > lastGoodMs || !isServed(kept.answer)) return null
    return { answer: kept.answer, outcome: 'miss', isOwn: false, isLastGood: true, ageMs }
  }

  const made = async (asked: Asked, running: Promise<PageAnswer | Response>, isOwn: boolean) => {
    const answer = await running
    const isDown = !(answer instanceof Response) && answer.status === 503
    const standIn = isDown ? lastGoodFor(asked) : null
    return standIn ?? { answer, outcome: 'miss' as const, isOwn, isLastGood: false, ageMs: 0 }
  }

  return {
    async find(asked, makeAnew) {
      if (!isOn) return null
      const running = making.get(idOf(asked))
      const kept = storeOf(asked).get(keyOf(asked))
      const ageMs = kept ? performance.now() - kept.madeAt : Infinity
      if (kept?.version !== asked.version || ageMs > staleMs || !isServed(kept.answer))
        return running ? made(asked, running, false) : null
      const { answer, isLastGood } = kept
      if (ageMs < freshMs) return { answer, outcome: 'hit', isOwn: false, isLastGood, ageMs }
      const isOwn = !running && making.size < limits.pagesAtOnce
      if (isOwn) void begin(asked, makeAnew).catch(() => undefined)
      return { answer, outcome: 'stale', isOwn, isLastGood, ageMs }
    },
    make(asked, make) {
      const running = isOn ? making.get(idOf(asked)) : undefined
      return made(asked, running ?? begin(asked, make), !running)
    },
  }
}

/** Made of other releases or data, a page takes the place of the one before. */
function keyOf({ address, canaries }: Asked): string {
  return canaries ? `${address} ${canaries}` : address
}

function idOf(asked: Asked): string {
  return `${asked.version} ${keyOf(asked)}`
}
