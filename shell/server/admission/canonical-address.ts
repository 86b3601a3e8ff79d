import type { MiddlewareHandler } from 'hono'
import { canonicalPath } from '../../src/canonical-path.ts'
import { mayBePage } from '../../src/router.tsx'
import { errorAnswer } from '../http/error-answer.ts'

interface Addresses {
  /** Those that are no pages, for example `/sitemap.xml`. */
  known: ReadonlySet<string>
  /** What everybody gets at the address of a page. */
  findPage: (path: string) => Promise<Response | { status: number }>
}

/**
 * Redirects an address that is another's but for letter case, encoding and slashes to that one, for good and in one
 * step. What the page there redirects itself is answered at once; what is at no address of ours is passed on as it is.
 */
export function canonicalAddress({ known, findPage }: Addresses): MiddlewareHandler {
  return async (c, next) => {
    const { pathname, search } = new URL(c.req.url)
    const own = canonicalPath(pathname)
    if (own === null || own === pathname) return next()
    const isKnown = known.has(own)
    if (!isKnown && !mayBePage(own)) return next()
    const page = isKnown ? { status: 200 } : await findPage(own)
    if (page instanceof Response) return page
    if (page.status === 404) return next()
    if (page.status !== 200)
      return errorAnswer(c, 503, 'unavailable', 'This page cannot be shown at the moment.')
    c.header('Cache-Control', 'public, max-age=3600')
    // What one visitor was given has no place in an answer that others may get.
    c.header('Set-Cookie', undefined)
    return c.redirect(own + search, c.req.method === 'POST' ? 308 : 301)
  }
}
