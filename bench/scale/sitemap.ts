import { serveSitemap } from 'supabase/functions/generate-sitemap/serve-sitemap.ts'
import type { TestBackend } from 'supabase/local/harness.ts'
import { median, sumOf, timed } from '../measurement.ts'

/** A site map of so many pages. */
export interface SitemapPoint {
  pages: number
  parts: number
  indexMs: number
  /** Of one part, the middle one and the slowest. */
  partMs: number
  slowestMs: number
  /** Of the largest part. */
  bytes: number
}

/** The site map as it is seeded, and with rows for another 200,000 pages. */
export async function measureSitemap(backend: TestBackend): Promise<SitemapPoint[]> {
  const before = await readSitemap(backend)
  await backend.sql.exec(`insert into technologies (name, slug)
      select 'T ' || n, 'bulk-' || n from generate_series(1, 51000) as n;
    insert into job_roles (title, slug)
      select 'R ' || n, 'bulk-' || n from generate_series(1, 7500) as n`)
  return [before, await readSitemap(backend)]
}

async function readSitemap({ url, anonKey }: TestBackend): Promise<SitemapPoint> {
  const settings = { supabaseUrl: url, anonKey, siteUrl: 'https://www.example.com' }
  const ask = async (search: string) => {
    const { result: xml, ms } = await timed(async () => {
      const request = new Request(`http://localhost/generate-sitemap${search}`)
      const response = await serveSitemap(request, settings)
      if (response.status !== 200) throw new Error(`The site map answers ${response.status}`)
      return response.text()
    })
    return { xml, ms }
  }
  const index = await ask('')
  const isIndex = index.xml.includes('<sitemapindex ')
  const parts = isIndex ? [] : [index]
  for (const address of isIndex ? addressesIn(index.xml) : [])
    parts.push(await ask(new URL(address).search))
  return {
    pages: sumOf(parts.map(({ xml }) => addressesIn(xml).length)),
    parts: parts.length,
    indexMs: index.ms,
    partMs: median(parts.map(({ ms }) => ms)),
    slowestMs: Math.max(...parts.map(({ ms }) => ms)),
    bytes: Math.max(...parts.map(({ xml }) => Buffer.byteLength(xml))),
  }
}

function addressesIn(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) =>
    address.replaceAll('&amp;', '&'),
  )
}
