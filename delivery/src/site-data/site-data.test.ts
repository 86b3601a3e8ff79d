import { expect, test } from 'vitest'
import { limits } from '../limits.ts'
import { buildRelease, parseManifest, releaseIdOf } from '../releases/release.ts'
import { makeBuild } from '../testing/release.ts'
import { siteDataWith, testLimits } from '../testing/site-data.ts'
import { parseSiteData, readSiteData } from './site-data.ts'

const link = { label: 'React', to: '/technologies/react' }
const notice = { text: 'Closed', from: '2026-12-24T12:00:00Z', until: '2026-12-27T08:00:00Z' }
const many = (count: number) => Array.from({ length: count }, (_, index) => index)
const links = (count: number) => many(count).map((n) => ({ label: 'Page', to: `/pages/${n}` }))
const menus = (count: number) => many(count).map((n) => ({ label: `Menu ${n}`, links: [] }))
const byKey = (count: number, key: string, value: string) =>
  Object.fromEntries(many(count).map((n) => [`${key}${n}`, value]))

test('site data says what it says', () => {
  const full = siteDataWith({
    prefixes: { services: 'catalogue', 'case-studies': 'leads' },
    header: [{ label: 'Services', links: [link, { offer: 'catalogue/roles' }] }, link],
    footer: [{ label: 'Reading', links: [{ ...link, note: 'Half a line' }] }],
    lost: [{ offer: 'leads/contact' }, { label: 'Home', to: '/' }],
    labels: { '/industries/pharma': 'Pharmaceutical', '/docs/v1.2/c~d': 'Old' },
    notice: { ...notice, link, from: '2026-12-24T13:00:00+01:00' },
    limits: testLimits,
  })
  expect(parseSiteData(full)).toEqual(full)
  const largest = siteDataWith({
    prefixes: byKey(100, 'prefix-', 'catalogue'),
    header: [{ label: 'All', links: links(20) }, ...menus(7)],
    footer: menus(8),
    labels: byKey(1_000, '/p/', 'x'),
  })
  expect(parseSiteData(largest)).toEqual(largest)
})

test.each<[string, string, object]>([
  ['half the limits', 'limits.page: Invalid key', { limits: { release: testLimits.release } }],
  ['a limit of nothing', 'limits.release.totalBytes: is less than 1', atMost({ totalBytes: 0 })],
  ['half a byte', 'limits.release.totalBytes: is no whole number', atMost({ totalBytes: 1.5 })],
  [
    'a limit above what a shell reads of a release',
    `limits.release.totalBytes: is more than ${limits.release}`,
    atMost({ totalBytes: limits.release + 1 }),
  ],
  [
    'a limit above what it reads of a file',
    `limits.release.browserFileBytes: is more than ${limits.file}`,
    atMost({ browserFileBytes: limits.file + 1 }),
  ],
  ['a limit that nobody reads', 'limits.release.fonts: Invalid key', atMost({ fonts: 1 })],
  ['another format', 'format: is one that another', { format: 2 }],
  ['a field that nobody reads', 'navigation: Invalid key', { navigation: [] }],
  ['a field that is missing', 'lost: Invalid key', { lost: undefined }],
  ['a prefix in another spelling', 'prefixes.Services: is not a first', prefix('Services')],
  ['a prefix of two segments', 'prefixes.a/b: is not a first', prefix('a/b')],
  ['a page of the shell', 'prefixes.about: is the shell’s own', prefix('about')],
  ['an address of its server', 'prefixes.remotes: is the shell’s own', prefix('remotes')],
  ['a name that is no remote’s', 'prefixes.jobs: is not the name', prefix('jobs', '../x')],
  ['the site as an owner', 'prefixes.jobs: has no pages', prefix('jobs', 'site')],
  ['101 prefixes', 'prefixes: are more than 100', { prefixes: byKey(101, 'p', 'catalogue') }],
  ['nine menus', 'header: are more than 8', { header: menus(9) }],
  ['nine columns', 'footer: are more than 8', { footer: menus(9) }],
  ['one menu twice', 'header: have the same label', { header: [...menus(1), ...menus(1)] }],
  ['21 links', 'lost: are more than 20', { lost: links(21) }],
  [
    '21 links in a menu',
    'header.0.links: are more',
    { header: [{ label: 'A', links: links(21) }] },
  ],
  ['a page twice', 'lost: have the same link twice', { lost: [link, { ...link, label: 'B' }] }],
  ['an offer twice', 'lost: have the same link', { lost: [{ offer: 'a/b' }, { offer: 'a/b' }] }],
  ['an offer of nobody', 'lost.0.offer: is not <remote>/<name>', { lost: [{ offer: 'about' }] }],
  ['an offer and a link', 'lost.0.label: Invalid key', { lost: [{ offer: 'a/b', label: 'A' }] }],
  ['a menu without links', 'footer.0.links: Invalid key', { footer: [{ label: 'A', to: '/' }] }],
  ['an entry that is none', 'header.0: Invalid type', { header: ['/about'] }],
  ['another site', 'legal.to: is not a page’s own', { legal: to('https://example.com') }],
  ['another host', 'legal.to: is not a page’s own', { legal: to('//example.com') }],
  ['a script', 'legal.to: is not a page’s own', { legal: to('javascript:alert(1)') }],
  ['a way up', 'legal.to: is not a page’s own', { legal: to('/roles/../admin') }],
  ['a slash at the end', 'legal.to: is not a page’s own', { legal: to('/about/') }],
  ['capitals', 'legal.to: is not a page’s own', { legal: to('/About') }],
  ['a query', 'legal.to: is not a page’s own', { legal: to('/about?a=b') }],
  ['a line’s end in an address', 'legal.to: is not a page’s own', { legal: to('/about\n') }],
  ['a long address', 'legal.to: is longer than 200', { legal: to(`/${'a'.repeat(200)}`) }],
  ['a long label', 'legal.label: is longer than 60', { legal: called('x'.repeat(61)) }],
  ['an empty label', 'legal.label: is not text', { legal: called('') }],
  ['a label of spaces', 'legal.label: is not text', { legal: called('  ') }],
  ['two lines', 'legal.label: is not text of one line', { legal: called('a\nb') }],
  ['a turned label', 'legal.label: has control characters', { legal: called('a\u202eb') }],
  ['a long note', 'legal.note: is longer than 100', { legal: { ...link, note: 'x'.repeat(101) } }],
  ['a label of no page', 'labels.pharma: is not a page’s own', { labels: { pharma: 'Pharma' } }],
  ['1,001 labels', 'labels: are more than 1000', { labels: byKey(1_001, '/p/', 'x') }],
  ['a long notice', 'notice.text: is longer', { notice: { ...notice, text: 'x'.repeat(201) } }],
  ['a notice of a day', 'notice.from: is not an instant', { notice: { ...notice, from: 'now' } }],
  ['a notice without an end', 'notice.until: Inv', { notice: { ...notice, until: undefined } }],
  ['a notice backwards', 'notice: ends before', { notice: { ...notice, until: notice.from } }],
])('site data with %s is refused', (_, reason, changed) => {
  const data = JSON.parse(JSON.stringify({ ...siteDataWith(), ...changed })) as unknown
  expect(() => parseSiteData(data)).toThrow(reason)
  expect(() => parseSiteData(data)).toThrow(/^The site data is wrong at [^\n]+$/)
})

test.each([null, undefined, 'x', [], 7])('%j is no site data', (value) => {
  expect(() => parseSiteData(value)).toThrow(/^The site data is wrong/)
})

test('site data has a size', () => {
  const labels = Object.fromEntries(
    many(1_000).map((n) => [`/${'a'.repeat(60)}/${n}`, 'x'.repeat(20)]),
  )
  expect(() => parseSiteData(siteDataWith({ labels }))).toThrow(`more than ${limits.siteData}`)
})

test('its file is JSON in UTF-8 of that size', () => {
  const bytes = Buffer.from(JSON.stringify(siteDataWith()))
  expect(readSiteData(bytes)).toEqual(siteDataWith())
  for (const wrong of [Buffer.from('{'), Buffer.from([0x22, 0xff, 0x22]), Buffer.alloc(0)])
    expect(() => readSiteData(wrong)).toThrow('The site data is no JSON')
  const padded = Buffer.concat([bytes, Buffer.alloc(limits.siteData, ' ')])
  expect(() => readSiteData(padded)).toThrow(`more than ${limits.siteData}`)
})

test('a release may offer links; without any its id is as before', async () => {
  const { release, ...content } = await buildRelease('catalogue', await makeBuild(), '1.0.0')
  expect(releaseIdOf({ ...content, offers: undefined })).toBe(release)
  const offering = { ...content, offers: { react: link } }
  expect(releaseIdOf(offering)).not.toBe(release)
  const parse = (offers: object) =>
    parseManifest({ ...content, offers, release: releaseIdOf(offering) }, 'catalogue')
  expect(parse({ react: link }).offers).toEqual({ react: link })
  expect(() => parse({ React: link })).toThrow('offers.React: is not the name of an offer')
  expect(() => parse({ react: to('https://example.com') })).toThrow(
    'offers.react.to: is not a page',
  )
  expect(() => parse(Object.fromEntries(many(21).map((n) => [`o-${n}`, link])))).toThrow(
    'offers: are more than 20',
  )
})

function atMost(release: object) {
  return { limits: { ...testLimits, release: { ...testLimits.release, ...release } } }
}

function prefix(segment: string, remote = 'catalogue') {
  return { prefixes: { [segment]: remote } }
}

function to(address: string) {
  return { label: 'Page', to: address }
}

function called(label: string) {
  return { label, to: '/about' }
}
