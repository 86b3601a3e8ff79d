import { answer } from '../_shared/answer.ts'
import { allowMethods } from '../_shared/request.ts'
import type { SiteSettings } from '../_shared/settings.ts'
import { listPages } from './pages.ts'
import { readSite } from './site.ts'
import { writeSitemap } from './sitemap-xml.ts'

export function serveSitemap(request: Request, settings: SiteSettings): Promise<Response> {
  return answer('generate-sitemap', async () => {
    allowMethods(request, 'GET', 'HEAD')
    const xml = writeSitemap(settings.siteUrl, listPages(await readSite(settings)))
    return new Response(request.method === 'HEAD' ? null : xml, {
      headers: {
        'content-type': 'application/xml; charset=utf-8',
        'cache-control': 'public, max-age=300',
      },
    })
  })
}
