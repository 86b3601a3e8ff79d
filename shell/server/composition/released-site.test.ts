import type { SiteData } from 'delivery'
import { siteDataWith, testLimits } from 'delivery/testing-site-data'
import { afterEach, expect, test, vi } from 'vitest'
import type { SiteContent } from '../../src/site/site-content.ts'
import { defaultSite } from '../../src/site/site-plan.ts'
import { makeDelivery } from '../testing/composition.ts'
import { collectLog } from '../testing/log.ts'
import { ordinaryVisit, type Compositions } from './follow-registry.ts'
import type { VerifiedRelease } from './release-cache.ts'
import { resolveSite } from './released-site.ts'

const following: Compositions[] = []
afterEach(async () => {
  vi.useRealTimers()
  await Promise.all(following.splice(0).map((compositions) => compositions.stop()))
})

/** A shell over a store with this site data live, and how to say something else. */
async function makeSite(data: SiteData | string | null, log?: Parameters<typeof open>[1]) {
  const delivery = await makeDelivery()
  await delivery.promote(await delivery.publish('first'))
  const say = async (next: SiteData | string) => {
    const release = await delivery.publishSite(next)
    await delivery.promote(release, 'site')
    return release
  }
  if (data) await say(data)
  const compositions = await open(delivery, log)
  return { delivery, compositions, say, current: () => compositions.of(ordinaryVisit) }
}

async function open(
  delivery: Awaited<ReturnType<typeof makeDelivery>>,
  log = delivery.log,
): Promise<Compositions> {
  const { compositions } = await delivery.open(delivery.store, log)
  following.push(compositions)
  return compositions
}

const labels = ({ site }: { site: typeof defaultSite }) =>
  site.content.header.map(({ label }) => label)
const called = (label: string) => siteDataWith({ header: [{ label, to: '/about' }] })

test('without site data it is what the shell was built with, and nothing is added', async () => {
  const { current } = await makeSite(null)
  expect(await current()).toMatchObject({ site: defaultSite, siteFile: null })
})

test('browsers are told what the menus call an address, also by name: frames of before know of no other', async () => {
  const links = [{ label: 'Who we are', to: '/about' }]
  const data = siteDataWith({ header: [{ label: 'Firm', links }], labels: { '/': 'Start' } })
  const { current } = await makeSite(data)
  const { siteFile } = await current()
  const { labels } = JSON.parse(Buffer.from(siteFile?.bytes ?? []).toString()) as SiteContent
  expect(labels).toEqual({ '/about': 'Who we are', '/': 'Start' })
})

test('released site data says who owns what, in another composition with a file of its own', async () => {
  const { say, current, compositions } = await makeSite(null)
  const before = await current()
  const release = await say(siteDataWith({ prefixes: { jobs: 'board' } }))
  await compositions.refresh()
  const { site, siteFile, lock } = await current()
  expect(site.ownerOf('/jobs/7')).toBe('board')
  expect(site.ownerOf('/services')).toBeNull()
  expect(lock.id).not.toBe(before.lock.id)
  expect(lock.remotes['site']).toMatchObject({ release, why: 'stable' })
  expect(siteFile?.href).toMatch(/^\/assets\/site\/[a-f0-9]{16}\.json$/)
  expect(compositions.siteFile(siteFile?.href ?? '')).toBe(siteFile)
  expect(JSON.parse(Buffer.from(siteFile?.bytes ?? []).toString())).toEqual(site.content)
})

test('equal site data has one file, other site data another, and what was taken back is as before', async () => {
  const { say, current, compositions, delivery } = await makeSite(called('One'))
  const one = await current()
  const two = called('Two')
  await say(two)
  await compositions.refresh()
  expect(labels(await current())).toEqual(['Two'])
  expect((await current()).siteFile?.href).not.toBe(one.siteFile?.href)
  await say(called('One'))
  await compositions.refresh()
  expect((await current()).siteFile?.href).toBe(one.siteFile?.href)
  expect((await current()).lock.id).toBe(one.lock.id)
  const elsewhere = await open(delivery)
  expect((await elsewhere.of(ordinaryVisit)).siteFile?.href).toBe(one.siteFile?.href)
})

test('limits are for gates: they change no byte of what browsers get', async () => {
  const { say, current, compositions } = await makeSite(called('One'))
  const before = await current()
  await say({ ...called('One'), limits: testLimits })
  await compositions.refresh()
  const after = await current()
  expect(after.siteFile).toEqual(before.siteFile)
  expect(after.site.content).not.toHaveProperty('limits')
})

test.each([
  ['no JSON', '{'],
  ['data of another format', JSON.stringify({ ...called('Two'), format: 2 })],
  ['a reserved prefix', JSON.stringify(siteDataWith({ prefixes: { remotes: 'catalogue' } }))],
  ['a large file', JSON.stringify(called('Two')) + ' '.repeat(65_536)],
])('%s leaves the last good site data, with a log line', async (_, text) => {
  const { log, lines } = collectLog()
  const { say, current, compositions } = await makeSite(called('One'), log)
  const release = await say(text)
  await compositions.refresh()
  expect(labels(await current())).toEqual(['One'])
  expect((await current()).lock.remotes['site']?.why).toBe('last-good')
  expect(lines).toContainEqual(
    expect.objectContaining({ event: 'release-refused', remote: 'site', release }),
  )
})

test('site data that never was good leaves the default, with a log line', async () => {
  const { log, lines } = collectLog()
  const { current } = await makeSite('{}', log)
  expect(await current()).toMatchObject({ site: defaultSite, siteFile: null })
  expect(lines).toContainEqual(
    expect.objectContaining({ event: 'release-refused', remote: 'site' }),
  )
})

test('a shell that starts without its store has the site data that it served last', async () => {
  const { compositions, delivery } = await makeSite(called('One'))
  await compositions.stop()
  const away = { ...delivery.store, readRegistry: () => Promise.reject(new Error('away')) }
  const { compositions: again } = await delivery.open(away)
  following.push(again)
  expect(labels(await again.of(ordinaryVisit))).toEqual(['One'])
})

test('a notice stands from its beginning until its end', async () => {
  const notice = { text: 'Closed', from: '2030-01-01T08:00:00Z', until: '2030-01-02T08:00:00Z' }
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2030-01-01T07:59:59.999Z') })
  const { current } = await makeSite(siteDataWith({ notice }))
  const before = await current()
  expect(before.site.content.notice).toBeNull()
  vi.setSystemTime(new Date('2030-01-01T08:00:00Z'))
  const during = await current()
  expect(during.site.content.notice).toEqual({ text: 'Closed' })
  expect(during.lock.id).not.toBe(before.lock.id)
  expect(Buffer.from(before.siteFile?.bytes ?? []).toString()).not.toContain('Closed')
  vi.setSystemTime(new Date('2030-01-02T07:59:59.999Z'))
  expect(await current()).toBe(during)
  vi.setSystemTime(new Date('2030-01-02T08:00:00Z'))
  expect((await current()).lock.id).toBe(before.lock.id)
})

const offering = (remote: string, to: string) =>
  [remote, { manifest: { offers: { page: { label: 'Offered', to } } } }] as const
const releases = (...offers: (readonly [string, object])[]) =>
  new Map(offers) as unknown as ReadonlyMap<string, VerifiedRelease>

test('what a remote offers stands where the site has it', () => {
  const offer = { offer: 'catalogue/page' }
  const data = siteDataWith({
    header: [{ label: 'Menu', links: [{ label: 'About', to: '/about' }, offer] }],
    footer: [{ label: 'Column', links: [offer] }],
    lost: [offer],
  })
  const link = { label: 'Offered', to: '/services/new' }
  const { header, footer, lost } = resolveSite(
    data,
    releases(offering('catalogue', link.to)),
    false,
  )
  expect(header).toEqual([{ label: 'Menu', links: [{ label: 'About', to: '/about' }, link] }])
  expect(footer).toEqual([{ label: 'Column', links: [link] }])
  expect(lost).toEqual([link])
})

test.each([
  ['is not made', releases()],
  ['leads to another’s pages', releases(offering('catalogue', '/about'))],
  ['is another remote’s', releases(offering('leads', '/services/new'))],
])('an offer that %s is left out, and with its last entry a menu', (_, offered) => {
  const offer = { offer: 'catalogue/page' }
  const about = { label: 'About', to: '/about' }
  const data = siteDataWith({
    header: [{ label: 'Empty', links: [offer] }, about],
    footer: [{ label: 'Empty', links: [offer] }],
    lost: [about, offer, { offer: 'catalogue/constructor' }],
  })
  const { header, footer, lost } = resolveSite(data, offered, false)
  expect({ header, footer, lost }).toEqual({ header: [about], footer: [], lost: [about] })
})

test('an offer of a page that is linked already is not repeated', () => {
  const link = { label: 'Services', to: '/services' }
  const data = siteDataWith({ lost: [link, { offer: 'catalogue/page' }] })
  expect(resolveSite(data, releases(offering('catalogue', '/services')), false).lost).toEqual([
    link,
  ])
})
