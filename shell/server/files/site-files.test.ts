import { createHash } from 'node:crypto'
import { makeSigningKey, publicKeyOf, publish, reservedSegments, type SiteData } from 'delivery'
import { makeRemoteBuild, pageRoute } from 'delivery/testing-release'
import { siteDataWith } from 'delivery/testing-site-data'
import { expect, test } from 'vitest'
import defaultData from '../../src/site-data.json' with { type: 'json' }
import { defaultSite } from '../../src/site/site-plan.ts'
import { makeApp } from '../testing/app.ts'
import { makeSite } from '../testing/site.ts'

const routes = `[${pageRoute('services', 'Services')}]`

/** The whole server, and how site data goes live in it. */
async function openSite() {
  const site = await makeSite(routes)
  const { delivery, compositions, app } = site
  return {
    ...site,
    async goLive(data: SiteData) {
      const release = await delivery.publishSite(data)
      await delivery.promote(release, 'site')
      await compositions.refresh()
      return release
    },
    textOf: async (path: string) => (await app.request(path)).text(),
  }
}

const linkOf = (html: string) =>
  /<link rel="preload" as="fetch" href="([^"]+)" data-hash="([^"]+)" crossorigin>/.exec(html)

test('with what the shell was built with a document has nothing more', async () => {
  const { textOf } = await openSite()
  const html = await textOf('/services')
  expect(html).toContain('Recruiter Training Programs')
  expect(html).not.toContain('as="fetch"')
})

test('a document leads to the site that it was rendered with, in 150 bytes', async () => {
  const { textOf, goLive, app } = await openSite()
  const before = await textOf('/services')
  await goLive(defaultData as SiteData)
  const html = await textOf('/services')
  expect(html.length - before.length).toBeGreaterThan(0)
  expect(html.length - before.length).toBeLessThanOrEqual(150)

  const [, href = '', integrity] = linkOf(html) ?? []
  const file = await app.request(href)
  expect(file.headers.get('content-type')).toContain('application/json')
  expect(file.headers.get('cache-control')).toContain('immutable')
  const bytes = Buffer.from(await file.arrayBuffer())
  expect(`sha256-${createHash('sha256').update(bytes).digest('base64')}`).toBe(integrity)
  const { format: _, ...content } = defaultData
  const { labels } = defaultSite.content
  expect(JSON.parse(bytes.toString())).toEqual({ ...content, labels })
})

test('pages that are cached follow, and what was before is still there for old pages', async () => {
  const { textOf, goLive, app } = await openSite()
  await goLive(siteDataWith({ header: [{ label: 'First', to: '/about' }] }))
  const [, first = ''] = linkOf(await textOf('/services')) ?? []
  const notice = { text: 'We moved', from: '2020-01-01T00:00:00Z', until: '2100-01-01T00:00:00Z' }
  await goLive(siteDataWith({ header: [{ label: 'Second', to: '/about' }], notice }))
  const html = await textOf('/services')
  expect(html).toContain('Second')
  expect(html).toContain('<aside aria-label="Notice"')
  expect(html).toContain('We moved')
  expect(html).not.toContain('First')
  expect(await (await app.request(first)).text()).toContain('First')
})

test('a page of one shell finds its file at another that has rendered none yet', async () => {
  const { textOf, goLive, delivery } = await openSite()
  await goLive(siteDataWith())
  const [, href = ''] = linkOf(await textOf('/services')) ?? []
  const { compositions, releases } = await delivery.open()
  const other = await makeApp({ compositions, releases })
  expect((await other.request(href)).status).toBe(200)
  await compositions.stop()
})

test('a remote on a new prefix goes live with one change of site data', async () => {
  const { delivery, goLive, app, compositions } = await openSite()
  const key = await makeSigningKey('board', 'Board team')
  delivery.trusted.keys.push(publicKeyOf(key))
  const folder = await makeRemoteBuild({ routes: `[${pageRoute('jobs', 'Jobs')}]` })
  const build = { remote: 'board', folder, kit: '1.0.0' }
  const { release } = await publish({ ...delivery, trusted: delivery.all(), key, ...build })
  await delivery.promote(release, 'board')
  await compositions.refresh()
  expect((await app.request('/jobs')).status).toBe(404)
  await goLive(siteDataWith({ prefixes: { services: 'catalogue', jobs: 'board' } }))
  const page = await app.request('/jobs')
  expect(page.status).toBe(200)
  expect(await page.text()).toContain('<div data-remote="board"')
  expect((await app.request('/services')).status).toBe(200)
})

test('a prefix that is nobody’s any more is no page', async () => {
  const { goLive, app } = await openSite()
  await goLive(siteDataWith({ prefixes: { jobs: 'board' } }))
  expect((await app.request('/services')).status).toBe(404)
  expect((await app.request('/jobs')).status).toBe(503)
})

test('a file of no composition is not there, nor is the release itself, which may say what is not known yet', async () => {
  const { goLive, app } = await openSite()
  const release = await goLive(siteDataWith())
  expect((await app.request('/assets/site/0123456789abcdef.json')).status).toBe(404)
  expect((await app.request(`/remotes/site/${release}/site.json`)).status).toBe(404)
})

test('no remote may own what the server answers itself', async () => {
  const first = (await makeApp()).routes.map(({ path }) => path.split('/')[1] ?? '')
  const segments = first.filter((segment) => /^[a-z0-9-]+$/.test(segment))
  expect(reservedSegments).toEqual(expect.arrayContaining(segments))
  expect(segments).toContain('remotes')
})
