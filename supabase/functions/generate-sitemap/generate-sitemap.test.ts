import { afterAll, beforeAll, expect, test } from 'vitest'
import { startBackend, type TestBackend } from '../../local/harness.ts'
import type { Page } from './pages.ts'
import { serveSitemap } from './serve-sitemap.ts'
import { maxUrls, writeSitemap } from './sitemap-xml.ts'

let backend: TestBackend
const siteUrl = 'https://www.example.com'

beforeAll(async () => {
  backend = await startBackend()
})

afterAll(() => backend.close())

const ask = (method = 'GET', supabaseUrl = backend.url, query = '') =>
  serveSitemap(new Request(`http://localhost/generate-sitemap${query}`, { method }), {
    supabaseUrl,
    anonKey: backend.anonKey,
    siteUrl,
  })

const urls = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc]) => loc!.replace(siteUrl, ''))

const slugs = async (table: string) => {
  const { rows } = await backend.sql.query<{ slug: string }>(`select slug from ${table}`)
  return rows.map((row) => row.slug)
}

test('names every public page once, on the public site', async () => {
  const response = await ask()
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8')
  expect(response.headers.get('cache-control')).toBe('public, max-age=300')
  const listed = urls(await response.text())

  expect(listed).toEqual([...new Set(listed)])
  for (const path of ['/', '/about', '/contact', '/questionnaire', '/case-studies', '/resources']) {
    expect(listed).toContain(path)
  }
  expect(listed).toContain('/privacy-policy')
  expect(listed).toContain('/resources/how-to-hire-software-developers')
  expect(listed.filter((path) => /^\/services\/[^/]+$/.test(path))).toHaveLength(9)
  expect(listed.filter((path) => /^\/industries\/[^/]+$/.test(path))).toHaveLength(12)
  expect(listed.filter((path) => path.startsWith('/glossary/'))).toHaveLength(32)

  const [roles, locations] = [await slugs('job_roles'), await slugs('locations')]
  expect(listed.filter((path) => /^\/roles\/.+\/.+/.test(path))).toHaveLength(
    roles.length * locations.length,
  )
  for (const slug of await slugs('technologies')) expect(listed).toContain(`/technologies/${slug}`)
  const { rows } = await backend.sql.query('select 1 from industry_service_content')
  expect(listed.filter((path) => /^\/industries\/[^/]+\/services\//.test(path))).toHaveLength(
    rows.length,
  )
})

test('leaves out what is not published', async () => {
  await backend.sql
    .exec(`insert into content_hubs (slug, title, published, published_at, updated_at) values
    ('sitemap-public', 'Public', true, now(), '2024-02-03T04:05:06Z'),
    ('sitemap-draft', 'Draft', false, null, now())`)
  const xml = await (await ask()).text()
  expect(xml).toContain(
    '<loc>https://www.example.com/resources/sitemap-public</loc><lastmod>2024-02-03</lastmod>',
  )
  expect(xml).not.toContain('sitemap-draft')
})

test('reads beyond the first thousand rows', async () => {
  await backend.sql.exec(`insert into technologies (name, slug)
    select 'Technology ' || n, 'many-' || n from generate_series(1, 1100) as n`)
  const listed = urls(await (await ask()).text())
  expect(listed.filter((path) => path.startsWith('/technologies/many-'))).toHaveLength(1100)
})

test('HEAD answers like GET, without the body', async () => {
  const response = await ask('HEAD')
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toContain('application/xml')
  expect(await response.text()).toBe('')
})

test('other methods are refused', async () => {
  const response = await ask('POST')
  expect(response.status).toBe(405)
  expect(response.headers.get('allow')).toBe('GET, HEAD')
})

test('a database that is away is a 503 that nobody keeps', async () => {
  const response = await ask('GET', 'http://127.0.0.1:9')
  expect(response.status).toBe(503)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await response.json()).toMatchObject({ error: { code: 'unavailable' } })
})

test('a role in a location changed when the newest of both and its opening did', async () => {
  await backend.sql.exec(`insert into job_roles (title, slug, updated_at)
      values ('Old', 'old-role', '2024-01-01T00:00:00Z');
    insert into locations (name, slug, type, updated_at)
      values ('Young', 'young-place', 'city', '2025-01-01T00:00:00Z'),
        ('Open', 'open-place', 'city', '2025-01-01T00:00:00Z');
    insert into job_openings
      (reference, role_id, location_id, country, employment_type, summary, valid_through, updated_at)
      select 'AA-001', job_roles.id, locations.id, 'US', 'FULL_TIME', 'A seat', current_date, '2025-06-01'
      from job_roles, locations where job_roles.slug = 'old-role' and locations.slug = 'open-place'`)
  expect(await (await ask()).text()).toContain(
    '/roles/old-role/open-place</loc><lastmod>2025-06-01</lastmod>',
  )
  expect(await (await ask()).text()).toContain(
    '/roles/old-role/young-place</loc><lastmod>2025-01-01</lastmod>',
  )
})

test('addresses are escaped', async () => {
  const text = await writeSitemap('https://x', [{ path: `/a&b<c>"'` }])
  expect(text).toContain('<loc>https://x/a&amp;b&lt;c&gt;&quot;&apos;</loc>')
})

/** The most that slugs of 120 characters allow. */
function* longPages(count: number): Generator<Page> {
  for (let n = 0; n < count; n++)
    yield {
      path: `/industries/${'i'.repeat(120)}/services/${String(n).padStart(120, 's')}`,
      changed: '2026-01-02T03:04:05Z',
    }
}

test('one document keeps to the protocol’s limits, and one page more says so', async () => {
  const text = await writeSitemap('https://www.example.com', longPages(maxUrls))
  expect(urls(text)).toHaveLength(maxUrls)
  expect(text.length).toBeLessThan(50_000_000)
  const larger = writeSitemap('https://www.example.com', longPages(maxUrls + 1))
  await expect(larger).rejects.toThrow('The site has more than 50000 pages.')
})
