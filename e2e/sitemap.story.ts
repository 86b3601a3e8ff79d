import { expect, test } from './fixtures.ts'
import { siteUnderTest } from './site-under-test.ts'

/** What a page must show, by its address. */
const sections: readonly [pattern: RegExp, texts: readonly string[]][] = [
  [
    /^\/industries\/[^/]+$/,
    [
      'Industry Insights',
      'Industry Challenges',
      'Our Solutions',
      'Key Services',
      'Technology Solutions',
      'Compliance &amp; Regulations',
      'Ready to Transform Your',
    ],
  ],
  [
    /^\/industries\/[^/]+\/services\/[^/]+$/,
    [
      'Get Started Today',
      'Schedule Consultation',
      'Successful Placements',
      'Client Satisfaction',
      'Placement Quality',
    ],
  ],
  [/^\/technologies\/[^/]+$/, [' Developer Recruitment', 'Required Skills']],
  [/^\/locations\/[^/]+$/, ['/services/technical-interview', '/services/direct-hire']],
  [
    /^\/roles\/[^/]+\/[^/]+$/,
    ['Jobs in ', 'Role Overview', 'Location Benefits', 'Competitive Package', 'Ready to Hire?'],
  ],
  [/^\/services\/[^/]+$/, ['Schedule a Call', 'Frequently Asked Questions']],
  [/^\/glossary\/[^/]+$/, ['Explore Similar Terms']],
  [/^\/resources\/[^/]+$/, ['Schedule a Call']],
]

test('every address of the sitemap answers 200, is canonical, and has one heading and a title of its own', async ({
  request,
}) => {
  test.setTimeout(180_000)
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1] ?? '')
  expect(addresses.length).toBeGreaterThan(500)
  expect(new Set(addresses).size).toBe(addresses.length)

  const problems: string[] = []
  const titles = new Map<string, string>()
  const links = new Set<string>()
  const check = async (address: string) => {
    const response = await request.get(address)
    const html = await response.text()
    const say = (problem: string) => problems.push(`${address}: ${problem}`)
    if (response.status() !== 200) return say(`status ${response.status()}`)
    if (!html.includes(`<link rel="canonical" href="${address}"`)) say('not canonical')
    if (html.match(/<h1[\s>]/g)?.length !== 1) say('not one h1')
    const path = new URL(address).pathname
    const wanted = sections.filter(([pattern]) => pattern.test(path)).flatMap(([, texts]) => texts)
    for (const text of wanted) if (!html.includes(text)) say(`no '${text}'`)
    const title = /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? ''
    if (titles.has(title)) say(`title also on ${titles.get(title)}`)
    titles.set(title, address)
    for (const [, href = ''] of html.matchAll(/<a [^>]*?href="(\/[^"#?]*)/g)) links.add(href)
  }
  const queue = [...addresses]
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      for (let next = queue.pop(); next; next = queue.pop()) await check(next)
    }),
  )
  expect(problems).toEqual([])

  const paths = addresses.map((address) => address.replace(siteUnderTest.url, ''))
  expect(
    paths.filter((path) => !links.has(path || '/')),
    'reached by no link',
  ).toEqual([])
  const unlisted = [...links].filter((href) => !paths.includes(href))
  const statuses = await Promise.all(
    unlisted.map(async (href) => [href, (await request.get(href)).status()] as const),
  )
  expect(
    statuses.filter(([, status]) => status !== 200),
    'dead links',
  ).toEqual([])
})
