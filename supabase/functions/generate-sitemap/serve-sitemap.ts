import { Refusal, answer } from '../_shared/answer.ts'
import { allowMethods } from '../_shared/request.ts'
import type { SiteSettings } from '../_shared/settings.ts'
import { sectionsOf, type Page, type Section } from './pages.ts'
import { maxUrls, writeSitemap, writeSitemapIndex } from './sitemap-xml.ts'
import { streamText } from './stream-text.ts'
import { openTables } from './tables.ts'

/**
 * The site's sitemap: one document, or an index of several above the protocol's limit. A part of it is asked for by
 * its section and the key that it comes after, so that nothing is read twice and nothing held.
 */
export function serveSitemap(request: Request, settings: SiteSettings): Promise<Response> {
  return answer('generate-sitemap', request, async () => {
    allowMethods(request, 'GET', 'HEAD')
    const sections = sectionsOf(openTables(settings))
    const { searchParams } = new URL(request.url)
    const name = searchParams.get('part')
    const text = name
      ? writeSitemap(settings.siteUrl, partOf(sections, name, searchParams.get('after')))
      : await wholeSitemap(sections, settings.siteUrl)
    return new Response(await streamText(text, request.method === 'HEAD'), {
      headers: {
        'content-type': 'application/xml; charset=utf-8',
        'cache-control': 'public, max-age=300',
      },
    })
  })
}

async function wholeSitemap(sections: Section[], siteUrl: string) {
  const counts = await Promise.all(sections.map((section) => section.count()))
  const total = counts.reduce((sum, count) => sum + count, 0)
  if (total <= maxUrls) return writeSitemap(siteUrl, pagesOf(sections))
  const parts = await Promise.all(
    sections.map((section, index) => addressesOf(section, counts[index] ?? 0, siteUrl)),
  )
  return [writeSitemapIndex(parts.flat())]
}

async function* pagesOf(sections: Section[]): AsyncGenerator<Page> {
  for (const section of sections) yield* section.pages(null)
}

/** The shell passes the query on, so that all parts have the site's own origin. */
function addressesOf({ name, keyAt }: Section, count: number, siteUrl: string): Promise<string[]> {
  return Promise.all(
    Array.from({ length: Math.ceil(count / maxUrls) }, async (_, index) => {
      const query = new URLSearchParams({ part: name })
      const after = index === 0 ? null : await keyAt(index * maxUrls - 1)
      if (after) query.set('after', after)
      return `${siteUrl}/sitemap.xml?${query}`
    }),
  )
}

const keyPattern = /^[a-z0-9-]{1,120}(\/[a-z0-9-]{1,120})?$/

function partOf(sections: Section[], name: string, after: string | null): AsyncIterable<Page> {
  const section = sections.find((candidate) => candidate.name === name)
  if (section && (after === null || keyPattern.test(after))) return section.pages(after)
  throw new Refusal(404, { code: 'not_found', message: 'There is no such part of the sitemap.' })
}
