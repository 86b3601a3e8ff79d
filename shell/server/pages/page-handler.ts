import type { Context, Handler } from 'hono'
import type { Admit } from '../admission/admit.ts'
import { ordinaryVisit, type Visit } from '../composition/follow-registry.ts'
import { currentRequestId } from '../http/request-id.ts'
import type { Services } from '../services.ts'
import { canonicalRedirect } from './canonical-redirect.ts'
import type { FoundPage, SharedPages } from './page-cache.ts'
import type { RenderDocument } from './render-document.ts'
import { sendPage } from './send-page.ts'

interface Sources extends Services {
  pages: SharedPages
  render: RenderDocument
  /** Asked before a preview is rendered; forms are admitted before they come here. */
  admit: Admit
  /** Addresses that are no pages. */
  known: ReadonlySet<string>
}

/** Answers every address that is a page: who asks, what they get, and on its way. */
export function pageHandler(sources: Sources): Handler {
  const { visits, pages, compositions, traces, known } = sources
  return async (c) => {
    // Before anything is given to one visitor: others may get a redirect.
    const redirect = await canonicalRedirect(c, pages, known)
    if (redirect) return traces?.ended(c, redirect) ?? redirect
    const visit = await visits.of(c)
    const found = await findPage(c, visit, sources)
    if (found instanceof Response) return found
    if (traces?.hasRoomFor(c)) traces.begin(c, await compositions.of(visit, c.req.path), c.req.path)
    const answer = await sendPage(c, visit, found, sources)
    return traces?.ended(c, answer) ?? answer
  }
}

/** What is of one visitor, and what everybody gets. */
async function findPage(c: Context, visit: Visit, sources: Sources): Promise<FoundPage | Response> {
  if (c.req.method === 'POST') return renderFor(c, visit, sources)
  if (visit.previews.size > 0) return sources.admit(c, () => renderFor(c, visit, sources))
  return sources.pages.get(c, c.req.path + new URL(c.req.url).search, visit)
}

/** A page of one visitor. Without a preview that cannot be shown, it is the ordinary one; a form that it may have acted on is posted to no other. */
async function renderFor(c: Context, visit: Visit, sources: Sources): Promise<FoundPage> {
  const { compositions, visits, traces, log, render } = sources
  let isPosted = false
  const renderBy = async (by: Visit) => {
    const composition = await compositions.of(by, c.req.path)
    isPosted = c.req.method === 'POST'
    const make = () => render(c.req.raw, by, composition)
    return traces ? traces.making(c, composition, c.req.path, make) : make()
  }
  const page = await renderBy(visit).catch((error: unknown) => {
    if (visit.previews.size === 0 || isPosted) throw error
    log.error({ event: 'preview-refused', id: currentRequestId(), error: String(error) })
    visits.endPreviews(c)
    return renderBy(ordinaryVisit)
  })
  return { page, isLastGood: false, ageMs: 0 }
}
