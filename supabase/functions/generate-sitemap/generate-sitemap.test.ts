import { afterAll, beforeAll, expect, test } from 'vitest'
import { startBackend, type TestBackend } from '../../local/harness.ts'
import { listPages } from './pages.ts'
import { serveSitemap } from './serve-sitemap.ts'
import { writeSitemap } from './sitemap-xml.ts'

let backend: TestBackend
const siteUrl = 'https://www.example.com'

beforeAll(async () => {
  backend = await startBackend()
})

afterAll(() => backend.close())

const ask = (method = 'GET', supabaseUrl = backend.url) =>
  serveSitemap(new Request('http://localhost/generate-sitemap', { method }), {
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

test('a role in a location changed when the newer of both did', () => {
  const old = { slug: 'a', updated_at: '2024-01-01T00:00:00+00:00' }
  const young = { slug: 'b', updated_at: '2025-01-01T00:00:00+00:00' }
  const empty = {
    services: [],
    industries: [],
    industryServices: [],
    technologies: [],
    articles: [],
  }
  const pages = listPages({ ...empty, roles: [old], locations: [young] })
  expect(pages).toContainEqual({ path: '/roles/a/b', changed: young.updated_at })
})

test('addresses are escaped', () => {
  expect(writeSitemap('https://x', [{ path: `/a&b<c>"'` }])).toContain(
    '<loc>https://x/a&amp;b&lt;c&gt;&quot;&apos;</loc>',
  )
})
