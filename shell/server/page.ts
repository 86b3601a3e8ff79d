import type { Context, Handler } from 'hono'
import type { AppParts } from './app.ts'
import { ordinaryVisit, type Visit } from './compositions.ts'
import { compress, pickEncoding } from './compressed-body.ts'
import { inlineScriptHashes, writeDocument } from './document.ts'
import { assetsOf } from './page-assets.ts'
import { createPageComposer, type ComposedPage } from './page-composer.ts'
import { pagePolicy } from './security-headers.ts'
import { siteOf } from './site.ts'

/** Answers every address that is a page: one composition, one render, one document. */
export function createPageHandler(parts: AppParts): Handler {
  const { settings, compositions, visits, watch, shell, log } = parts
  const compose = createPageComposer(siteOf(settings), log)

  return async (c) => {
    const visit = await visits.of(c)
    const page = await composeFor(c, visit)
    if (page instanceof Response) return page
    const isWatched = compositions.hasCanary
    const data = { ...page.data, isWatched }
    const assets = assetsOf({ ...page, shell, page: data })
    setHeaders(c, page, visit)
    const { importMap } = page.composition
    return sendDocument(c, writeDocument({ html: page.html, page: data, assets, importMap }))
  }

  /** A canary that fails on the server costs its visitor nothing: the page is made again without it. */
  async function composeFor(c: Context, visit: Visit): Promise<ComposedPage | Response> {
    const composition = await compositions.of(visit).catch((error: unknown) => {
      log.error({ event: 'preview-refused', error: String(error) })
      visits.endPreviews(c)
      return compositions.of(ordinaryVisit)
    })
    const page = await compose(c.req.raw, composition)
    if (page instanceof Response) return page
    observe(page)
    if (visit.bucket === null || c.req.method === 'POST' || isWhole(page)) return page
    return compose(c.req.raw, await compositions.of({ ...visit, bucket: null }))
  }

  function observe({ remotes, composition }: ComposedPage): void {
    for (const [name, { isWhole }] of remotes) {
      const release = composition.lock.remotes[name]?.release
      if (release) watch.observe(name, release, { views: 1, failures: isWhole ? 0 : 1 })
    }
  }

  function setHeaders(c: Context, { context, composition }: ComposedPage, visit: Visit): void {
    // A loader's unexpected error is a failure to load, not a fault of the address.
    const status = context.statusCode === 500 ? 503 : context.statusCode
    c.status(status as 200)
    if (status === 503) c.header('Retry-After', '30')
    c.header('Content-Type', 'text/html; charset=utf-8')
    c.header('Cache-Control', cacheControlOf(visit))
    c.header('Vary', visit.bucket === null ? 'Accept-Encoding' : 'Accept-Encoding, Cookie')
    if (visit.previews.size > 0) c.header('X-Robots-Tag', 'noindex, nofollow')
    c.header(
      'Content-Security-Policy',
      pagePolicy(settings, [...inlineScriptHashes, composition.importMap.cspHash]),
    )
  }
}

function isWhole({ remotes }: ComposedPage): boolean {
  return [...remotes.values()].every((remote) => remote.isWhole)
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
