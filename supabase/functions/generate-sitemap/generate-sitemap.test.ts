import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { startBackend, type TestBackend } from '../../tests/harness.ts'
import { createSitemap } from './serve-sitemap.ts'
import type { Page } from './site-pages.ts'
import { maxUrls, writeSitemap } from './sitemap-xml.ts'

let backend: TestBackend
let site: Server
let siteUrl = ''
/** What the site says can be found, or the status with which it does not. */
let said: unknown

beforeAll(async () => {
  backend = await startBackend()
  site = createServer((request, response) => {
    const isAsked = request.url === '/public-pages.json' && typeof said !== 'number'
    response.writeHead(isAsked ? 200 : Number(said) || 404).end(JSON.stringify(said))
  }).listen(0, 'localhost')
  await once(site, 'listening')
  siteUrl = `http://localhost:${(site.address() as AddressInfo).port}`
})

afterEach(() => backend.sql.exec('delete from last_sitemap'))

afterAll(async () => {
  site.close()
  await backend.close()
})

/** A function that has just started. */
const start = (supabaseUrl = backend.url) =>
  createSitemap({ supabaseUrl, serviceKey: backend.serviceKey, siteUrl })

const request = (method = 'GET') => new Request('http://localhost/generate-sitemap', { method })

const pages = [{ path: '/' }, { path: '/glossary/zulu', changed: '2026-02-03T04:05:06+00:00' }]
const document = () => `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>${siteUrl}/</loc></url>
<url><loc>${siteUrl}/glossary/zulu</loc><lastmod>2026-02-03</lastmod></url>
</urlset>
`

test('names the pages that the site names, with the days on which they changed', async () => {
  said = { pages }
  const response = await start()(request())
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8')
  expect(response.headers.get('cache-control')).toBe('public, max-age=300')
  expect(await response.text()).toBe(document())
})

test.each([
  ['is away', 503],
  ['says half of it', { pages: [{ path: 'elsewhere.example' }] }],
  ['says too much', { pages: Array.from({ length: maxUrls + 1 }, () => ({ path: '/' })) }],
])('while the site %s, a function that started later sends the last good one', async (_, wrong) => {
  said = { pages }
  await (await start()(request())).text()
  said = wrong
  const response = await start()(request())
  expect(response.status).toBe(200)
  expect(await response.text()).toBe(document())
})

test('before there was a good one, a site that is away is a 503 that nobody keeps', async () => {
  said = 503
  const response = await start()(request())
  expect(response.status).toBe(503)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await response.json()).toMatchObject({ error: { code: 'unavailable' } })
})

test('the site’s word is passed on while the database is away', async () => {
  said = { pages }
  expect(await (await start('http://127.0.0.1:9')(request())).text()).toBe(document())
})

test('HEAD answers like GET, without the body; other methods are refused', async () => {
  said = { pages }
  const response = await start()(request('HEAD'))
  expect(response.headers.get('content-type')).toContain('application/xml')
  expect(await response.text()).toBe('')
  const refused = await start()(request('POST'))
  expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
})

test.each([
  [`/a&b<c>"'`, '/a&amp;b%3Cc%3E%22&apos;'],
  // No document of XML 1.0 holds these, and readers of it refuse the whole.
  ['/a\u0001\u0000b', '/a%01%00b'],
  ['/zürich \ud800', '/z%C3%BCrich%20%EF%BF%BD'],
  ['/\\evil.example/x', '//evil.example/x'],
])('the address of %j is escaped, and on this site', (path, escaped) => {
  expect(writeSitemap('https://x', [{ path }])).toContain(`<loc>https://x${escaped}</loc>`)
})

/** The most that slugs of 120 characters allow. */
const longPages = (count: number): Page[] =>
  Array.from({ length: count }, (_, n) => ({
    path: `/industries/${'i'.repeat(120)}/services/${String(n).padStart(120, 's')}`,
    changed: '2026-01-02T03:04:05Z',
  }))

test('one document keeps to the protocol’s limits, and one page more says so', () => {
  const text = writeSitemap('https://www.example.com', longPages(maxUrls))
  expect(text.split('<loc>')).toHaveLength(maxUrls + 1)
  expect(text.length).toBeLessThan(50_000_000)
  const larger = () => writeSitemap('https://www.example.com', longPages(maxUrls + 1))
  expect(larger).toThrow('The site has more than 50000 pages.')
})
