import type { Context } from 'hono'
import type { Admit } from '../admission/admit.ts'
import { canonicalPath } from '../../src/canonical-path.ts'
import { ordinaryVisit, type Visit } from '../composition/follow-registry.ts'
import { renderCompositionOf } from '../composition/render-composition.ts'
import { describeError } from '../http/describe-error.ts'
import { currentRequestId } from '../http/request-id.ts'
import type { Services } from '../services.ts'
import { createPageCache } from './page-cache.ts'
import type { RenderDocument } from './render-document.ts'

export type SharedPages = ReturnType<typeof createSharedPages>

/** Pages that are the same for every visitor who gets the same releases, from the cache, or rendered once for all. */
export function createSharedPages(services: Services, admit: Admit, render: RenderDocument) {
  const { settings, compositions, dataVersion, log } = services
  const { origin } = new URL(settings.SITE_URL)
  const fromCache = createPageCache({
    isOn: settings.HTML_CACHE === 'on',
    origin,
    render,
    admit,
    isServed: ({ signers }) => signers.every(compositions.trusts),
    onFailure: ({ address }, error) =>
      log.error({
        event: 'page-not-renewed',
        id: currentRequestId(),
        path: address.replace(/\?.*/s, ''),
        error: describeError(error, new Request(origin + address)),
      }),
  })

  /** @param address path and query */
  const get = async (c: Context, address: string, visit: Visit) => {
    const { pathname } = new URL(origin + address)
    const composition = await compositions.of(visit, pathname)
    const { canaries } = composition
    const owner = composition.site.ownerOf(pathname) ?? ''
    const isPinned = canaries === '' && canonicalPath(address) === address
    const watched = compositions.hasCanary ? 'watched' : ''
    const data = String(dataVersion())
    const version = `${renderCompositionOf(composition).id} ${watched} ${data}`
    return fromCache(c, { address, owner, isPinned, canaries, version, data, visit, composition })
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
