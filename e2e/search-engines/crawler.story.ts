import type { APIRequestContext } from '@playwright/test'
import { checkPage, deadFragments, duplicates, reachable } from './crawler-checks.ts'
import { readPage, type PageFacts } from './crawler-page.ts'
import { missingSections } from './crawler-sections.ts'
import { createValidators } from './crawler-validators.ts'
import { checkFigureTable, disagreements, readFigures, type Figure } from './figures.ts'
import { checkWords, staleLabels, wrongCrumbs } from './crawler-words.ts'
import { expect, test } from '../site/fixtures.ts'
import { siteUnderTest } from '../site/site-under-test.ts'
import { templates } from '../site/templates.ts'

const home = new URL(siteUnderTest.url).href

async function addressesOf(request: APIRequestContext): Promise<string[]> {
  const robots = await (await request.get('/robots.txt')).text()
  const [, sitemap = ''] = /^Sitemap: (\S+)$/m.exec(robots) ?? []
  const xml = await (await request.get(sitemap)).text()
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => new URL(loc).href)
}

/** Four at a time, as a polite crawler does. */
async function forEach<Item>(items: Iterable<Item>, work: (item: Item) => Promise<void>) {
  const queue = [...items]
  const worker = async () => {
    for (let next = queue.pop(); next !== undefined; next = queue.pop()) await work(next)
  }
  await Promise.all(Array.from({ length: 4 }, worker))
}

test('a crawler finds every page, nothing wrong with any, and no two captions that disagree', async ({
  request,
  paper,
}) => {
  const addresses = await addressesOf(request)
  expect(addresses.length).toBeGreaterThan(500)
  expect(new Set(addresses).size).toBe(addresses.length)

  const problems: string[] = []
  const pages = new Map<string, PageFacts>()
  const figures: Figure[] = []
  const validate = createValidators()
  await forEach(addresses, async (address) => {
    const response = await request.get(address, { maxRedirects: 0 })
    if (response.status() !== 200) {
      problems.push(`${address}: status ${response.status()}`)
      return
    }
    const html = await response.text()
    const facts = await readPage(paper, html, address)
    pages.set(address, facts)
    figures.push(...(await readFigures(paper, html, address)))
    const found = [
      ...checkPage(facts, address),
      ...checkWords(facts),
      ...missingSections(new URL(address).pathname, html),
      ...(await validate(facts)),
    ]
    problems.push(...found.map((problem) => `${address}: ${problem}`))
  })

  const reached = reachable(pages, home)
  const orphans = addresses.filter((address) => !reached.has(address))
  problems.push(...orphans.map((address) => `${address}: reached by no link`))
  await forEach(
    [...reached].filter((address) => !pages.has(address)),
    async (address) => {
      const response = await request.get(address)
      const { metas, canonicals } = await readPage(paper, await response.text(), address)
      const isListed = metas['robots']?.includes('noindex') || pages.has(canonicals[0] ?? '')
      if (response.status() !== 200) problems.push(`${address}: a link to ${response.status()}`)
      else if (!isListed) problems.push(`${address}: in no sitemap`)
    },
  )
  const { entries } = await (await request.get('/search-index.json')).json()
  problems.push(...duplicates(pages), ...deadFragments(pages), ...disagreements(figures))
  problems.push(...wrongCrumbs(pages, entries), ...staleLabels(pages))
  expect(problems.toSorted()).toEqual([])
  checkFigureTable(figures)

  const kinds = new Set([...pages.values()].flatMap(({ nodes }) => nodes.map((n) => n['@type'])))
  expect([...kinds].toSorted()).toEqual(
    [
      'Article',
      'BreadcrumbList',
      'DefinedTerm',
      'DefinedTermSet',
      'FAQPage',
      'JobPosting',
      'LocalBusiness',
      'Organization',
      'Service',
      'WebSite',
    ].toSorted(),
  )
})

test('every template has a picture for shared links, and what is no page has none', async ({
  request,
  paper,
}) => {
  for (const [name, path] of Object.entries(templates)) {
    const response = await request.get(path)
    const facts = await readPage(paper, await response.text(), new URL(path, home).href)
    const [image] = facts.metas['og:image'] ?? []
    if (response.status() !== 200 || facts.metas['robots']) {
      expect(image, `${name} is not shared`).toBeUndefined()
      continue
    }
    const picture = await request.get(image ?? '')
    expect([picture.status(), picture.headers()['content-type']], name).toEqual([200, 'image/png'])
  }
  expect((await request.get('/og/no/such/page.png')).status()).toBe(404)
  expect((await request.get('/og/_composition.png')).status()).toBe(404)
})

test('crawlers are told where the pages are, and nothing of what is none', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain(`Sitemap: ${siteUnderTest.url}/sitemap.xml`)
  const listed = (await addressesOf(request)).map((address) => new URL(address).pathname)
  const hidden = /^\/(_|og\/|assets\/|remotes\/|healthz|readyz|metrics|search)/
  expect(listed.filter((path) => hidden.test(path))).toEqual([])
})

test('the seed’s openings, and no other role, are told as jobs of today', async ({
  request,
  paper,
}) => {
  const today = new Date().toISOString().slice(0, 10)
  const backend = { headers: { apikey: siteUnderTest.supabaseAnonKey } }
  const select = 'reference,role:job_roles(slug),location:locations(slug)'
  const read = await request.get(
    `${siteUnderTest.supabaseUrl}/rest/v1/job_openings?select=${select}`,
    backend,
  )
  const openings = (await read.json()) as Record<'role' | 'location', { slug: string }>[]
  expect(openings).toHaveLength(20)
  await forEach(openings, async ({ role, location }) => {
    const path = `/roles/${role.slug}/${location.slug}`
    const html = await (await request.get(path)).text()
    const { nodes, text } = await readPage(paper, html, new URL(path, home).href)
    const [job, ...more] = nodes.filter((node) => node['@type'] === 'JobPosting')
    expect(more).toEqual([])
    expect(job).toMatchObject({ directApply: false, employmentType: expect.any(String) })
    expect(job).not.toHaveProperty('baseSalary')
    const { identifier, datePosted, validThrough } = job as unknown as Record<string, string> & {
      identifier: { value: string }
    }
    expect(text).toContain(`Write to us about ${identifier.value}`)
    const [, letter = ''] = /href="(\/contact\?[^"]+)"/.exec(html) ?? []
    expect(await (await request.get(letter)).text()).toContain(
      `About ${identifier.value}: </textarea>`,
    )
    expect([datePosted, today, validThrough].toSorted()).toEqual([datePosted, today, validThrough])
  })
  const other = await (await request.get('/roles/data-engineer/austin')).text()
  expect(other).not.toContain('JobPosting')
})
