import type { Context, Handler } from 'hono'
import type { Admission } from '../admission/admission.ts'
import { ordinaryVisit, type Visit } from '../composition/follow-registry.ts'
import { currentRequestId } from '../http/request-id.ts'
import type { Services } from '../services.ts'
import { canonicalRedirect } from './canonical-redirect.ts'
import type { AdmitRender, FoundPage } from './page-cache.ts'
import type { RenderDocument } from './render-document.ts'
import { sendPage } from './send-page.ts'
import type { SharedPages } from './shared-pages.ts'

interface Sources extends Services {
  pages: SharedPages
  renderDocument: RenderDocument
  admit: Pick<Admission, 'page'>
  /** Addresses that are no pages. */
  known: ReadonlySet<string>
}

/** Answers every address that is a page: who asks, what they get, and on its way. Forms are admitted before. */
export function pageHandler(sources: Sources): Handler {
  const { visits, pages, admit, known } = sources
  return async (c) => {
    const visit = await visits.of(c)
    const isForm = c.req.method === 'POST'
    const renderOrRedirect: AdmitRender = async (render) =>
      (await canonicalRedirect(c, known, pages)) ?? render()
    const admitted: AdmitRender = (render) =>
      isForm ? renderOrRedirect(render) : admit.page(c, () => renderOrRedirect(render))
    const isOwn = isForm || visit.previews.size > 0
    const found = isOwn
      ? await admitted(() => renderFor(c, visit, sources))
      : await pages.get(addressOf(c), visit, admitted)
    return found instanceof Response ? found : sendPage(c, visit, found, sources)
  }
}

function addressOf(c: Context): string {
  const { pathname, search } = new URL(c.req.url)
  return pathname + search
}

/** A page of one visitor. Without a preview that cannot be shown, it is the ordinary one. */
async function renderFor(c: Context, visit: Visit, sources: Sources): Promise<FoundPage> {
  const { compositions, visits, log, renderDocument } = sources
  const render = async (by: Visit) => renderDocument(c.req.raw, by, await compositions.of(by))
  const page = await render(visit).catch((error: unknown) => {
    if (visit.previews.size === 0) throw error
    log.error({ event: 'preview-refused', id: currentRequestId(), error: String(error) })
    visits.endPreviews(c)
    return render(ordinaryVisit)
  })
  return { page, isLastGood: false, ageMs: 0 }
}
