import type { Page } from './pages.ts'

/** The sitemap protocol's limit for one document; 50 MB is the other, and slugs end at 120 characters. */
export const maxUrls = 50_000

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** In characters. */
const chunkSize = 64_000

/** A document of the sitemap protocol, https://www.sitemaps.org/protocol.html, piece by piece; dates by the day. */
export async function* writeSitemap(
  siteUrl: string,
  pages: AsyncIterable<Page> | Iterable<Page>,
): AsyncGenerator<string> {
  let text = `${head}<urlset ${namespace}>\n`
  let count = 0
  for await (const { path, changed } of pages) {
    text += `<url><loc>${escapeXml(siteUrl + path)}</loc>${lastmod(changed)}</url>\n`
    if (text.length > chunkSize) {
      yield text
      text = ''
    }
    if (++count === maxUrls) break
  }
  yield `${text}</urlset>\n`
}

/** The list of a large site's sitemaps. */
export function writeSitemapIndex(addresses: readonly string[]): string {
  const entries = addresses.map(
    (address) => `<sitemap><loc>${escapeXml(address)}</loc></sitemap>\n`,
  )
  return `${head}<sitemapindex ${namespace}>\n${entries.join('')}</sitemapindex>\n`
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
