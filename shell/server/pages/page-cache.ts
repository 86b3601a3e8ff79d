import type { Context } from 'hono'
import { canonicalPath } from '../../src/canonical-path.ts'
import type { Admit } from '../admission/admit.ts'
import type { Composition } from '../composition/composition.ts'
import { ordinaryVisit, type Visit } from '../composition/follow-registry.ts'
import { describeError } from '../http/describe-error.ts'
import { currentRequestId } from '../http/request-id.ts'
import { limits } from '../limits.ts'
import type { PageOutcome } from '../metrics/metrics.ts'
import type { Redirect } from '../rendering/render-page.ts'
import type { Services } from '../services.ts'
import { singleFlight } from '../single-flight.ts'
import { ageOf, createPageStore, nameOf, type CachedPage, type PageKey } from './page-store.ts'
import type { PageDocument, RenderDocument } from './render-document.ts'

/** How long a page is sent without rendering it again, in milliseconds. */
const freshMs = 10_000
/** How long an old page is sent at once while the next one is rendered: longer, and who comes rarely sees what was. */
const staleMs = 5 * 60 * 1_000

/** A page that is asked for, and what it is rendered with when it is not cached. */
interface WantedPage extends PageKey {
  visit: Visit
  composition: Composition
}

/** A page as it goes to a visitor. */
export interface FoundPage {
  page: PageDocument | Redirect
  /** Absent for a page of one visitor. */
  outcome?: PageOutcome
  /** True when it stands in for a page that cannot be rendered. */
  isLastGood: boolean
  /** Since when it is there, in milliseconds. */
  ageMs: number
}

export type SharedPages = ReturnType<typeof createSharedPages>

/**
 * Pages that are the same for every visitor who gets the same releases. A page is rendered once for however many ask for it at the
 * same time; an old one is sent at once while the next is rendered; the last good one stands in when none can be rendered.
 *
 * @param admit asked before a page is rendered that a request has to wait for
 */
export function createSharedPages(services: Services, admit: Admit, render: RenderDocument) {
  const { settings, compositions, traces, dataVersion, log } = services
  // Else every page is rendered for its request, and only last good ones are cached.
  const isOn = settings.HTML_CACHE === 'on'
  // What everybody gets is rendered from the address alone, and has nothing of the visitor who came first.
  const { origin } = new URL(settings.SITE_URL)
  const store = createPageStore()
  const flights = singleFlight<PageDocument | Redirect>()
  const runningFor = (key: PageKey) => (isOn ? flights.running.get(idOf(key)) : undefined)

  const isServed = ({ signers }: PageDocument) => signers.every(compositions.trusts)

  /** Tells of a page that could not be rendered, for which nobody waited, or an older one stands in. */
  const onFailure = ({ address }: WantedPage, error: unknown) =>
    log.error({
      event: 'page-not-renewed',
      id: currentRequestId(),
      path: pathOf({ address }),
      error: describeError(error, new Request(origin + address)),
    })

  const start = (wanted: WantedPage) => {
    const { address, visit, composition } = wanted
    const work = async () => {
      const page = await render(new Request(origin + address), visit, composition)
      store.put(wanted, page)
      return page
    }
    return isOn ? flights.run(idOf(wanted), work) : work()
  }

  const refresh = (wanted: WantedPage) => {
    if (runningFor(wanted) || flights.running.size >= limits.pagesAtOnce) return
    start(wanted).catch((error: unknown) => onFailure(wanted, error))
  }

  /** What is cached, where it shows what is wanted: what is beside that may have changed since. */
  const currentFor = (wanted: WantedPage): CachedPage | null => {
    const cached = store.get(wanted)
    if (!cached || ageOf(cached) > staleMs || !isServed(cached.page)) return null
    if (cached.version === wanted.version) return cached
    const page = cached.data === wanted.data && cached.page.amidst(wanted.composition)
    if (!page) return null
    const current = { ...cached, page, version: wanted.version }
    store.replace(wanted, current)
    return current
  }

  const cachedFor = (wanted: WantedPage): FoundPage | null => {
    const cached = isOn ? currentFor(wanted) : null
    if (!cached) return null
    const [{ page, isLastGood }, ageMs] = [cached, ageOf(cached)]
    return { page, outcome: ageMs < freshMs ? 'hit' : 'stale', isLastGood, ageMs }
  }

  /** What everybody got before, for whoever gets a failure now; nothing of a remote that was retired. */
  const lastGoodFor = (key: PageKey): FoundPage | null => {
    const cached = store.lastGood(key)
    const isGone = key.owner !== '' && !compositions.registry.remotes[key.owner]
    if (!cached || isGone || !isServed(cached.page)) return null
    return { page: cached.page, outcome: 'miss', isLastGood: true, ageMs: ageOf(cached) }
  }

  const tracing = <T>(c: Context, wanted: WantedPage, work: () => T) =>
    traces ? traces.making(c, wanted.composition, pathOf(wanted), work) : work()

  const fromCache = async (c: Context, wanted: WantedPage): Promise<FoundPage | Response> => {
    const cached = cachedFor(wanted)
    if (cached?.outcome === 'stale') tracing(c, wanted, () => refresh(wanted))
    if (cached) return cached
    try {
      const page = await (runningFor(wanted) ??
        admit(c, () => tracing(c, wanted, () => start(wanted))))
      if (page instanceof Response) return page
      const lastGood = page.status === 503 ? lastGoodFor(wanted) : null
      return lastGood ?? { page, outcome: 'miss', isLastGood: false, ageMs: 0 }
    } catch (error) {
      const lastGood = lastGoodFor(wanted)
      if (!lastGood) throw error
      onFailure(wanted, error)
      return lastGood
    }
  }

  const getOnce = async (c: Context, address: string, visit: Visit) => {
    const { pathname } = new URL(origin + address)
    const composition = await compositions.of(visit, pathname)
    const { canaries } = composition
    const owner = composition.site.ownerOf(pathname) ?? ''
    const isPinned = canaries === '' && canonicalPath(address) === address
    const watched = compositions.hasCanary ? 'watched' : ''
    const data = String(dataVersion())
    const version = `${composition.rendering.id} ${watched} ${data}`
    return fromCache(c, { address, owner, isPinned, canaries, version, data, visit, composition })
  }

  /** @param address path and query */
  const get = async (c: Context, address: string, visit: Visit) => {
    const found = await getOnce(c, address, visit)
    // A key was revoked meanwhile: another one may have signed the same.
    const isLost = 'page' in found && 'signers' in found.page && !isServed(found.page)
    return isLost ? getOnce(c, address, visit) : found
  }

  return {
    get,
    /** Of what everybody gets. */
    site: async () => (await compositions.of(ordinaryVisit)).site,
    /** What everybody gets at an address, for whoever does not send it. */
    async find(c: Context, address: string) {
      const found = await get(c, address, ordinaryVisit)
      return found instanceof Response ? found : found.page
    },
  }
}

const pathOf = ({ address }: { address: string }) => address.replace(/\?.*/s, '')

const idOf = (key: PageKey): string => `${key.version} ${nameOf(key)}`
