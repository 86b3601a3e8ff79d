import type { Page } from './pages.ts'

/** The sitemap protocol's limit for one document; 50 MB is the other, and slugs end at 120 characters. */
export const maxUrls = 50_000

/**
 * A document of the sitemap protocol, https://www.sitemaps.org/protocol.html; dates by the day.
 *
 * @throws {Error} when there are more pages than one document may name: then an index of several is due
 */
export async function writeSitemap(
  siteUrl: string,
  pages: AsyncIterable<Page> | Iterable<Page>,
): Promise<string> {
  const lines = ['<?xml version="1.0" encoding="UTF-8"?>']
  lines.push('<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">')
  for await (const { path, changed } of pages) {
    if (lines.length > maxUrls + 1) throw new Error(`The site has more than ${maxUrls} pages.`)
    lines.push(`<url><loc>${escapeXml(siteUrl + path)}</loc>${lastmod(changed)}</url>`)
  }
  return `${lines.join('\n')}\n</urlset>\n`
}

function lastmod(changed: string | undefined): string {
  return changed ? `<lastmod>${new Date(changed).toISOString().slice(0, 10)}</lastmod>` : ''
}

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;')
}
