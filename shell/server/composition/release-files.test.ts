import { randomUUID } from 'node:crypto'
import { readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openReleaseStore, signPreview, startCanary, type ReleaseStore } from 'delivery'
import { makeBuild, makeRemoteBuild, pageRoute } from 'delivery/testing-release'
import { afterEach, expect, test } from 'vitest'
import { ordinaryVisit, type Compositions } from './follow-registry.ts'
import { createReleaseCache } from './release-cache.ts'
import { makeApp } from '../testing/app.ts'
import { makeDelivery } from '../testing/composition.ts'
import { makeSite } from '../testing/site.ts'

/** This process knows where the code of equal releases lies: these are equal to no other file's. */
const routes = `[${pageRoute('services', 'Services')}] /* ${randomUUID()} */`
const fileOf = (release: string) => `/remotes/catalogue/${release}/assets/modules.js`
const invented = (count: number) =>
  Array.from({ length: count }, (_, index) => index.toString(16).padStart(16, '0'))

const following: Compositions[] = []
afterEach(() => Promise.all(following.splice(0).map((compositions) => compositions.stop())))

/** A site whose store tells which releases were read from it. */
async function makeWatchedSite() {
  const reads: string[] = []
  const site = await makeSite(routes, {}, ({ store }): ReleaseStore => ({
    ...store,
    readRelease(remote, release, trusted) {
      reads.push(release)
      return store.readRelease(remote, release, trusted)
    },
  }))
  const status = async (release: string, headers = {}) =>
    (await site.app.request(fileOf(release), { headers })).status
  return { ...site, reads, status }
}

test('who asks for invented releases reaches neither the store nor what is live', async () => {
  const { app, release, delivery, reads, status } = await makeWatchedSite()
  const folder = join(delivery.folder, 'verified/catalogue', release)
  expect((await app.request('/services')).status).toBe(200)
  const { ino } = await stat(folder)
  reads.length = 0
  for (const id of invented(100)) expect(await status(id)).toBe(404)
  expect(await status(release)).toBe(200)
  expect((await app.request('/services')).status).toBe(200)
  expect(reads).toEqual([])
  expect((await stat(folder)).ino).toBe(ino)
})

test('code that somebody may be importing is not written again, but beside it when it was changed', async () => {
  const delivery = await makeDelivery()
  const release = await delivery.publish('first')
  const { store, trusted } = delivery
  const folder = join(delivery.folder, 'verified')
  const bring = () =>
    createReleaseCache({ store, lastGood: store, trusted, folder }).get('catalogue', release)
  const first = (await bring()).folder
  const { ino } = await stat(first)
  expect((await bring()).folder).toBe(first)
  expect((await stat(first)).ino).toBe(ino)
  expect(await readdir(join(folder, 'catalogue'))).toEqual([release])

  await rm(join(first, 'server/routes.js'))
  const second = (await bring()).folder
  expect(second).not.toBe(first)
  await stat(join(second, 'server/routes.js'))
})

test('what is promoted a moment after somebody asked for it is there', async () => {
  const { publish, delivery, compositions, status } = await makeWatchedSite()
  const next = await publish({ 'assets/more.css': '' })
  expect(await status(next)).toBe(404)
  await delivery.promote(next)
  await compositions.refresh()
  expect(await status(next)).toBe(200)
})

test('a release that another shell has found in the registry first is waited for', async () => {
  const delivery = await makeDelivery()
  await delivery.promote(await delivery.publish('first'))
  const { compositions } = await delivery.open()
  following.push(compositions)
  const next = await delivery.publish('next')
  await delivery.promote(next)
  expect(await compositions.nextRead()).toBe(true)
  expect(compositions.wasLive(`catalogue/${next}`)).toBe(true)
})

test('old tabs get the files of what was live, also of a canary that was withdrawn; nobody those of what never was', async () => {
  const { release, publish, delivery, compositions, reads, status } = await makeWatchedSite()
  const ids = [release]
  for (const text of ['a', 'b', 'c', 'd']) ids.push(await publish({ 'assets/more.css': text }))
  const [, , , next = '', canary = ''] = ids
  const unpublished = await publish({ 'assets/more.css': 'never live' })
  for (const id of ids.slice(1, 4)) await delivery.promote(id)
  await delivery.store.changeRegistry(startCanary('catalogue', canary, 10), delivery.author)
  await delivery.store.changeRegistry(startCanary('catalogue', canary, 0), delivery.author)
  await delivery.promote(release)
  await delivery.promote(next)
  await compositions.refresh()
  for (const id of ids) expect(await status(id)).toBe(200)
  reads.length = 0
  expect(await status(unpublished)).toBe(404)
  expect(reads).toEqual([])
  const cookie = `preview-catalogue=${await signPreview(delivery.key, 'catalogue', unpublished, 60)}`
  expect(await status(unpublished, { cookie })).toBe(200)
})

test('a file of a release that was live and does not come is away, not gone; its release is not read at every request', async () => {
  const { release, publish, delivery, compositions, reads, status } = await makeWatchedSite()
  const [broken, removed] = [await publish({ 'a.css': '1' }), await publish({ 'a.css': '2' })]
  for (const id of [broken, removed, release]) await delivery.promote(id)
  const folder = join(delivery.folder, 'releases/catalogue', broken)
  await rm(join(folder, 'remoteEntry.js'))
  await openReleaseStore(join(delivery.folder, 'releases')).removeRelease('catalogue', removed)
  await compositions.refresh()
  reads.length = 0
  for (let time = 0; time < 20; time++) expect(await status(broken)).toBe(503)
  expect(reads.length).toBeLessThan(4)
  for (let time = 0; time < 2; time++) expect(await status(removed)).toBe(404)
})

/** This process knows where the code of equal releases lies. */
const unique = () => ({ 'a.css': `/* ${randomUUID()} */` })

/** Which files of releases are read from the store; a shell of before has left its copy, or has not. */
async function countFileReads({ hasCopy }: { hasCopy: boolean }) {
  const read: string[] = []
  const delivery = await makeDelivery()
  const release = await delivery.publishBuild(await makeRemoteBuild({ routes, files: unique() }))
  await delivery.promote(release)
  if (hasCopy) {
    await (await delivery.follow()).stop()
    await delivery.isCopied('catalogue', release)
  }
  const store: ReleaseStore = {
    ...delivery.store,
    readFile(...asked) {
      read.push(asked[2])
      return delivery.store.readFile(...asked)
    },
  }
  const { compositions, releases } = await delivery.open(store)
  const app = await makeApp({ compositions, releases })
  return { ...{ delivery, release, compositions, releases, app, read } }
}

test('a starting shell reads no file of a release; they come when a page is asked for', async () => {
  const { releases, release, app } = await countFileReads({ hasCopy: true })
  const has = () => releases.has(`catalogue/${release}`)
  expect(has()).toBe(false)
  expect((await app.request('/services')).status).toBe(200)
  expect(has()).toBe(true)
})

test('files come from the copy of what was served, and from the store where a disk has spoiled that', async () => {
  const first = await countFileReads({ hasCopy: true })
  expect((await first.app.request('/services')).status).toBe(200)
  expect(first.read).toEqual([])

  const { delivery, release, app, read } = await countFileReads({ hasCopy: true })
  const copy = join(delivery.folder, 'last-good/catalogue', release)
  await writeFile(join(copy, 'remoteEntry.ssr.js'), 'evil()')
  expect((await app.request('/services')).status).toBe(200)
  expect(read).toContain('remoteEntry.ssr.js')
  // And the copy is whole again.
  expect(await readFile(join(copy, 'remoteEntry.ssr.js'), 'utf8')).not.toBe('evil()')
})

test.each(['remoteEntry.ssr.js', 'remoteEntry.js'])(
  'a shell that starts on a release with a changed %s serves the one that was stable before',
  async (path) => {
    const delivery = await makeDelivery()
    const publish = async (text: string) =>
      delivery.publishBuild(await makeRemoteBuild({ routes, files: { 'a.css': text } }))
    const [good, bad] = [await publish('good'), await publish('bad')]
    for (const id of [good, bad]) await delivery.promote(id)
    await writeFile(join(delivery.folder, 'releases/catalogue', bad, path), 'evil()')
    const { compositions, releases } = await delivery.open()
    following.push(compositions)
    const app = await makeApp({ compositions, releases })
    const page = await app.request('/services')
    expect(page.status).toBe(200)
    const html = await page.text()
    expect(html).toContain(good)
    expect(html).not.toContain(bad)
    expect((await app.request(`/remotes/catalogue/${bad}/remoteEntry.js`)).status).toBe(503)
    // As soon as it is known to be wrong it is refused.
    compositions.doubt('catalogue', bad)
    await compositions.refresh()
    const { lock } = await compositions.of(ordinaryVisit)
    expect(lock.remotes['catalogue']).toMatchObject({ release: good, why: 'last-good' })
  },
)

test('a release that was live at start as a canary is checked whole before everybody gets it', async () => {
  const delivery = await makeDelivery()
  const publish = async (text: string) =>
    delivery.publishBuild(await makeRemoteBuild({ routes, files: { 'a.css': text } }))
  const [good, bad] = [await publish('good'), await publish('bad')]
  await delivery.promote(good)
  await delivery.store.changeRegistry(startCanary('catalogue', bad, 10), delivery.author)
  await rm(join(delivery.folder, 'releases/catalogue', bad, 'remoteEntry.js'))
  const { compositions } = await delivery.open()
  following.push(compositions)
  await delivery.promote(bad)
  await compositions.refresh()
  const { lock } = await compositions.of(ordinaryVisit)
  expect(lock.remotes['catalogue']).toMatchObject({ release: good })
})

test('one release that cannot be had takes no other from the copy', async () => {
  const delivery = await makeDelivery()
  const { author, folder } = delivery
  const other = await delivery.publishBuild(await makeBuild({}), author.key, 'aaa')
  const fine = await delivery.publish('fine')
  await delivery.promote(other, 'aaa')
  await delivery.promote(fine)
  await rm(join(folder, 'releases/aaa', other, 'remoteEntry.js'))
  await (await delivery.follow()).stop()
  await delivery.isCopied('catalogue', fine)
  const away: ReleaseStore = {
    ...openReleaseStore('/nowhere'),
    readRegistry: () => Promise.reject(new Error('the store is away')),
  }
  const compositions = await delivery.follow(away)
  following.push(compositions)
  const { lock } = await compositions.of(ordinaryVisit)
  expect(lock.remotes).toMatchObject({ catalogue: { release: fine } })
})

test('what is live stays in memory, whatever old tabs ask for', async () => {
  const delivery = await makeDelivery()
  const { store, trusted, folder } = delivery
  const [live, old] = [await delivery.publish('live'), await delivery.publish('old')]
  const releases = createReleaseCache({ store, lastGood: store, trusted, folder }, 1)
  releases.pin([`catalogue/${live}`])
  for (const id of [live, old]) await releases.ask('catalogue', id)
  expect([live, old].map((id) => releases.has(`catalogue/${id}`))).toEqual([true, false])
})

test('code stays on the disk as long as its release is live or in memory, and a day', async () => {
  const delivery = await makeDelivery()
  const { store, trusted, folder } = delivery
  const [live, asked, old] = [
    await delivery.publish('live'),
    await delivery.publish('asked'),
    await delivery.publish('old'),
  ]
  const code = join(folder, 'verified')
  const open = () => createReleaseCache({ store, lastGood: store, trusted, folder: code })
  const before = open()
  for (const id of [live, asked, old]) {
    const { folder } = await before.ask('catalogue', id)
    await utimes(folder, 0, 0)
  }
  const releases = open()
  await releases.ask('catalogue', asked)
  releases.pin([`catalogue/${live}`])
  await expect
    .poll(() => readdir(join(code, 'catalogue')))
    .toEqual(expect.not.arrayContaining([old]))
  expect((await readdir(join(code, 'catalogue'))).sort()).toEqual([live, asked].sort())
  // What was live for long, and is no more, has its day.
  const { folder: left } = await releases.ask('catalogue', live)
  await utimes(left, 0, 0)
  releases.pin([])
  await expect.poll(async () => (await stat(left)).mtimeMs).toBeGreaterThan(0)
})

test('a few releases are brought at once for their files, the others in turn', async () => {
  const { publishBuild, store, trusted, folder } = await makeDelivery()
  const ids = []
  for (const text of '123456')
    ids.push(await publishBuild(await makeBuild({ 'assets/role-page-3.css': text })))
  let running = 0
  let most = 0
  const counting: ReleaseStore = {
    ...store,
    async readRelease(...asked) {
      most = Math.max(most, ++running)
      return store.readRelease(...asked).finally(() => running--)
    },
  }
  const nothing = openReleaseStore(join(folder, 'last-good'))
  const releases = createReleaseCache({ store: counting, lastGood: nothing, trusted, folder })
  const asked = [...ids, ...ids].map((id) => releases.ask('catalogue', id))
  expect(await Promise.all(asked)).toHaveLength(12)
  expect(most).toBeGreaterThan(1)
  expect(most).toBeLessThanOrEqual(4)
})
