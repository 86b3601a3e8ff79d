import { escapeMarkup } from '../_shared/escape-markup.ts'
import type { Page } from './site-pages.ts'

/** The sitemap protocol's limit for one document; 50 MB is the other, and slugs end at 120 characters. */
export const maxUrls = 50_000

/**
 * A document of the sitemap protocol, https://www.sitemaps.org/protocol.html: addresses as RFC 3986 has them, whatever a
 * remote names, for one character that XML does not know spoils all of it; dates by the day.
 *
 * @throws {Error} when there are more pages than one document may name: then an index of several is due
 */
export function writeSitemap(siteUrl: string, pages: readonly Page[]): string {
  if (pages.length > maxUrls) throw new Error(`The site has more than ${maxUrls} pages.`)
  const urls = pages.map(
    ({ path, changed }) =>
      `<url><loc>${escapeXml(new URL(siteUrl + path).href)}</loc>${lastmod(changed)}</url>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`
}

const lastmod = (changed: string | undefined): string =>
  changed ? `<lastmod>${new Date(changed).toISOString().slice(0, 10)}</lastmod>` : ''

/** The protocol wants the single quote escaped, too. */
const escapeXml = (text: string) => escapeMarkup(text).replaceAll("'", '&apos;')
