import type { Handler } from 'hono'
import { remotesWithPages } from './composition/composition.ts'
import { ordinaryVisit } from './composition/follow-registry.ts'
import { lockFor } from './composition/choose-releases.ts'
import type { Services } from './services.ts'

/** Tells a load balancer whether this server is to be asked, and an operator what it serves. */
export function readiness({ compositions, workers, phase }: Services): Handler {
  return async (c) => {
    const all = await compositions.now(ordinaryVisit)
    // Without a single remote most addresses are answered 503: the store is empty, or another one than was meant.
    const isEmpty = all.every((each) => remotesWithPages(each).length === 0)
    const hasNone = phase() === 'ready' && isEmpty && !compositions.isSearching
    const isIdle = phase() === 'ready' && workers.figures().ready === 0
    const status = hasNone ? 'no-remotes' : isIdle ? 'no-workers' : phase()
    if (status !== 'ready') return c.json({ status }, 503, { 'Retry-After': '5' })
    const [first, ...others] = all.map(({ lock }) => lock)
    const remotes = Object.assign(
      {},
      ...others.map((lock) => lock.remotes),
      first?.remotes,
    ) as object
    return c.json({ status, lock: first?.id, remotes })
  }
}

/** Tells a browser which releases a visitor gets; one that names its kit, those that work with it. */
export function currentComposition({ compositions, visits }: Services): Handler {
  return async (c) => {
    c.header('Cache-Control', 'no-store')
    const all = await compositions.all(await visits.of(c))
    const kit = c.req.query('kit') ?? ''
    return c.json(lockFor(all, /^\d{1,5}(\.\d{1,5}){2}$/.test(kit) ? kit : null))
  }
}

/** Tells a gate what a release runs in here. */
export function shellItself({ compositions, workers }: Services): Handler {
  return async (c) => {
    c.header('Cache-Control', 'no-store')
    const { frame } = await compositions.of(ordinaryVisit)
    return c.json({ shell: frame.id, kit: frame.kit, shared: workers.sharedNames(frame.id) })
  }
}
