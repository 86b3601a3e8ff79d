import { answer, log } from '../_shared/answer.ts'
import { allowMethods } from '../_shared/request.ts'
import { readRequestId } from '../_shared/request-id.ts'
import { openServiceClient } from '../_shared/service-client.ts'
import type { SitemapSettings } from '../_shared/settings.ts'
import { openLastSitemap } from './last-sitemap.ts'
import { readPages } from './site-pages.ts'
import { writeSitemap } from './sitemap-xml.ts'

/** Serves the site's sitemap, one document: of the pages that the site names, or the last good one. */
export function createSitemap(settings: SitemapSettings): (request: Request) => Promise<Response> {
  const last = openLastSitemap(openServiceClient(settings))

  const newest = async (request: Request): Promise<string> => {
    const note = (outcome: string) => (error: unknown) =>
      log({
        function: 'generate-sitemap',
        request: readRequestId(request),
        outcome,
        cause: String(error),
      })
    try {
      const document = writeSitemap(settings.siteUrl, await readPages(settings.siteUrl))
      await last.keep(document).catch(note('not kept'))
      return document
    } catch (error) {
      const document = await last.read()
      if (document === null) throw error
      note('last good')(error)
      return document
    }
  }

  return (request) =>
    answer('generate-sitemap', request, async () => {
      allowMethods(request, 'GET', 'HEAD')
      const document = await newest(request)
      return new Response(request.method === 'HEAD' ? null : document, {
        headers: {
          'content-type': 'application/xml; charset=utf-8',
          'cache-control': 'public, max-age=300',
        },
      })
    })
}
