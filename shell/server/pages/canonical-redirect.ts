import type { Context } from 'hono'
import { canonicalPath } from '../../src/canonical-path.ts'
import { errorAnswer } from '../http/error-answer.ts'
import { redirectTo } from './redirect-to.ts'
import type { SharedPages } from './page-cache.ts'

/**
 * Redirects an address that is another's but for letter case, encoding and slashes to that one, for good and in one
 * step. What the page there redirects itself is answered at once; null for what is at no address of ours, and for what
 * is at its own. Where a remote has no such page, or the address cannot be decoded, that is said at the address with single
 * slashes: with others the browser's router would not find whose it is.
 *
 * @param known addresses that are no pages, for example `/sitemap.xml`
 */
export async function canonicalRedirect(
  c: Context,
  pages: Pick<SharedPages, 'find' | 'site'>,
  known: ReadonlySet<string>,
): Promise<Response | null> {
  const own = canonicalPath(c.req.path) ?? c.req.path.replace(/^\/+/, '/')
  if (own === c.req.path) return null
  const isKnown = known.has(own)
  if (!isKnown && !(await pages.site()).mayBePage(own)) return null
  const page = isKnown ? { status: 200 } : await pages.find(c, own)
  if (page instanceof Response) return page
  if ('location' in page) return redirectTo(page)
  const isMissing = page.status >= 400 && page.status < 500
  if (isMissing && !c.req.path.includes('//')) return null
  if (page.status !== 200 && !isMissing)
    return errorAnswer(c, 503, 'unavailable', 'This page cannot be shown at the moment.')
  c.header('Cache-Control', isMissing ? 'no-store' : 'public, max-age=3600')
  return c.redirect(own + new URL(c.req.url).search, c.req.method === 'POST' ? 308 : 301)
}
