import type { Context, Handler } from 'hono'
import type { AppParts } from './app.ts'
import { ordinaryVisit, type Visit } from './compositions.ts'
import { compress, pickEncoding } from './compressed-body.ts'
import { inlineScriptHashes, writeDocument } from './document.ts'
import { createLastGoodPages, type KeptPage } from './last-good-pages.ts'
import { assetsOf } from './page-assets.ts'
import type { ComposedPage } from './page-composer.ts'
import type { MakePage } from './page-maker.ts'
import { currentRequestId } from './request-id.ts'
import { pagePolicy } from './security-headers.ts'

/** Answers every address that is a page: one composition, one render, one document. */
export function createPageHandler(parts: AppParts, makePage: MakePage): Handler {
  const { settings, compositions, visits, shell, metrics, log } = parts
  const lastGood = createLastGoodPages()

  return async (c) => {
    const visit = await visits.of(c)
    const page = await makePage(c.req.raw, visit).catch((error: unknown) => {
      if (visit.previews.size === 0) throw error
      log.error({ event: 'preview-refused', id: currentRequestId(), error: String(error) })
      visits.endPreviews(c)
      return makePage(c.req.raw, ordinaryVisit)
    })
    if (page instanceof Response) return page
    // A loader's unexpected error is a failure to load, not a fault of the address.
    const status = page.context.statusCode === 500 ? 503 : page.context.statusCode
    const kept = status === 503 ? lastGood.find(c.req.raw, visit) : null
    if (kept) return sendKept(c, kept, visit)

    const text = documentOf(page)
    lastGood.keep(c.req.raw, visit, page, text)
    c.status(status as 200)
    if (status === 503) c.header('Retry-After', '30')
    setHeaders(c, page.composition.importMap.cspHash, visit)
    return sendDocument(c, text)
  }

  function documentOf(page: ComposedPage): string {
    const data = { ...page.data, isWatched: compositions.hasCanary }
    const assets = assetsOf({ ...page, shell, page: data })
    const { importMap } = page.composition
    return writeDocument({ html: page.html, page: data, assets, importMap })
  }

  function sendKept(c: Context, { text, importMapHash, madeAt }: KeptPage, visit: Visit) {
    metrics.countLastGoodPage()
    c.header('Age', String(Math.round((performance.now() - madeAt) / 1000)))
    setHeaders(c, importMapHash, visit)
    return sendDocument(c, text)
  }

  function setHeaders(c: Context, importMapHash: string, visit: Visit): void {
    c.header('Content-Type', 'text/html; charset=utf-8')
    c.header('Cache-Control', cacheControlOf(visit))
    c.header('Vary', visit.bucket === null ? 'Accept-Encoding' : 'Accept-Encoding, Cookie')
    if (visit.previews.size > 0) c.header('X-Robots-Tag', 'noindex, nofollow')
    c.header(
      'Content-Security-Policy',
      pagePolicy(settings, [...inlineScriptHashes, importMapHash]),
    )
    // Stylesheets may be named here too once browsers know them: Chromium 156 does not.
    c.header('Integrity-Policy', 'blocked-destinations=(script)')
  }
}

/** Shared caches keep what every visitor gets, and never what only some get. */
function cacheControlOf({ bucket, previews }: Visit): string {
  if (previews.size > 0) return 'private, no-store'
  return bucket === null ? 'no-cache' : 'private, no-cache'
}

async function sendDocument(c: Context, text: string) {
  const encoding = pickEncoding(c)
  if (!encoding) return c.body(text)
  c.header('Content-Encoding', encoding)
  return c.body(await compress(encoding, new TextEncoder().encode(text), 'quick'))
}
