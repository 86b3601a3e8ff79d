import type { Page } from './pages.ts'

/** The sitemap protocol's document, https://www.sitemaps.org/protocol.html; dates by the day. */
export function writeSitemap(siteUrl: string, pages: readonly Page[]): string {
  const entries = pages.map(({ path, changed }) => {
    const lastmod = changed
      ? `<lastmod>${new Date(changed).toISOString().slice(0, 10)}</lastmod>`
      : ''
    return `<url><loc>${escapeXml(siteUrl + path)}</loc>${lastmod}</url>`
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n')
}

export const escapeXml = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;')
