import { createHash } from 'node:crypto'
import { canonicalPath } from '../../src/canonical-path.ts'
import type { Composition } from '../composition/composition.ts'
import { ordinaryVisit, type Visit } from '../composition/follow-registry.ts'
import { describeError } from '../http/describe-error.ts'
import { currentRequestId } from '../http/request-id.ts'
import { memoize } from '../memoize.ts'
import type { Services } from '../services.ts'
import { createPageCache, type AdmitRender, type FoundPage } from './page-cache.ts'
import type { PageKey } from './page-store.ts'
import type { PageDocument, Redirect, RenderDocument } from './render-document.ts'

/** Pages that are the same for every visitor who gets the same releases. */
export interface SharedPages {
  /** @param address path and query */
  get(address: string, visit: Visit, admit: AdmitRender): Promise<FoundPage | Response>
  /** What everybody gets at an address, for whoever does not send it. */
  find(address: string, admit: AdmitRender): Promise<PageDocument | Redirect | Response>
}

export function createSharedPages(services: Services, renderDocument: RenderDocument): SharedPages {
  const { settings, compositions, dataVersion, log } = services
  // What everybody gets is rendered from the address alone: nothing of the visitor who came first gets into it.
  const { origin } = new URL(settings.SITE_URL)
  const cache = createPageCache({
    isOn: settings.HTML_CACHE === 'on',
    isServed: ({ signers }) => signers.every(compositions.trusts),
    onRefreshFailed: ({ address }, error) =>
      log.error({
        event: 'page-not-renewed',
        id: currentRequestId(),
        path: address.replace(/\?.*/s, ''),
        error: describeError(error, new Request(origin + address)),
      }),
  })

  const get: SharedPages['get'] = async (address, visit, admit) => {
    const composition = await compositions.of(visit)
    const watched = compositions.hasCanary ? 'watched' : ''
    const version = `${lockHash(composition)} ${watched} ${dataVersion()}`
    const render = () => renderDocument(new Request(origin + address), visit, composition)
    return cache.get(keyOf(address, composition, version), render, admit)
  }

  return {
    get,
    async find(address, admit) {
      const found = await get(address, ordinaryVisit, admit)
      return found instanceof Response ? found : found.page
    },
  }
}

function keyOf(address: string, { canaries }: Composition, version: string): PageKey {
  const isOwnAddress = canonicalPath(address) === address
  return { address, isPinned: isOwnAddress && canaries === '', canaries, version }
}

/** Of the whole lock: of equal releases too, the reasons stand in the document. */
const lockHash = memoize(({ lock }: Composition) => {
  const hash = createHash('sha256').update(JSON.stringify(lock))
  return hash.digest('base64url').slice(0, 22)
})
