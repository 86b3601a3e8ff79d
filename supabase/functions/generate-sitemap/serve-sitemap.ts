import { answer } from '../_shared/answer.ts'
import { allowMethods } from '../_shared/request.ts'
import type { SiteSettings } from '../_shared/settings.ts'
import { pagesOf } from './pages.ts'
import { writeSitemap } from './sitemap-xml.ts'
import { openTables } from './tables.ts'

/** The site's sitemap, one document. */
export function serveSitemap(request: Request, settings: SiteSettings): Promise<Response> {
  return answer('generate-sitemap', request, async () => {
    allowMethods(request, 'GET', 'HEAD')
    const text = await writeSitemap(settings.siteUrl, pagesOf(openTables(settings)))
    return new Response(request.method === 'HEAD' ? null : text, {
      headers: {
        'content-type': 'application/xml; charset=utf-8',
        'cache-control': 'public, max-age=300',
      },
    })
  })
}
