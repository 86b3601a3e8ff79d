import { setTimeout as delay } from 'node:timers/promises'
import {
  everyRemote,
  makeSigningKey,
  openReleaseStore,
  publicKeyOf,
  publish,
  roles,
  startCanary,
  type ReleaseStore,
} from 'delivery'
import { makeBuild, makeRemoteBuild, pageRoute } from 'delivery/testing-release'
import { publishSiteText, siteDataWith } from 'delivery/testing-site-data'
import { afterEach, expect, test, vi } from 'vitest'
import { ordinaryVisit, type Compositions } from './follow-registry.ts'
import { makeApp } from '../testing/app.ts'
import { makeDelivery } from '../testing/composition.ts'
import { collectLog } from '../testing/log.ts'
import { makeSite } from '../testing/site.ts'

const search = `{ kind: 'Services', title: 'Coding interviews', text: '' }`
const pages = `[{ path: '/services', search: ${search} }]`
const meanwhile = vi.fn(async () => {})
Object.assign(globalThis, { meanwhile })
const loader = 'loader: () => globalThis.meanwhile().then(() => null)'
const routes = `[${pageRoute('services', 'Services', loader)}], publicPages: () => (${pages})`

const following: Compositions[] = []
afterEach(async () => {
  await Promise.all(following.splice(0).map((compositions) => compositions.stop()))
  vi.useRealTimers()
  meanwhile.mockClear()
})

test('a release whose key is not trusted any more is served nowhere, and again when the key is back', async () => {
  const { app, release, delivery, compositions } = await makeSite(routes)
  const file = `/remotes/catalogue/${release}/assets/modules.js`
  const status = async (path: string) => (await app.request(path)).status
  const found = async () => (await app.request('/search-index.json')).text()
  const { keys } = delivery.trusted
  expect([await status('/services'), await status(file)]).toEqual([200, 200])
  expect(await found()).toContain('Coding interviews')

  delivery.trusted.keys = []
  await compositions.refresh()
  expect([await status('/services'), await status(file)]).toEqual([503, 503])
  expect(await (await app.request('/_composition')).json()).toMatchObject({ remotes: {} })
  expect(await status('/about')).toBe(200)
  expect(await found()).not.toContain('Coding interviews')

  delivery.trusted.keys = keys
  await compositions.refresh()
  expect([await status('/services'), await status(file)]).toEqual([200, 200])
  expect(await found()).toContain('Coding interviews')
})

/** Another key signs what is live anew; its release stays the same one. */
async function signAnew(delivery: Awaited<ReturnType<typeof makeDelivery>>, release: string) {
  const key = await makeSigningKey('catalogue', delivery.key.team)
  delivery.trusted.keys = [...delivery.trusted.keys, publicKeyOf(key)]
  expect(await delivery.publishBuild(await makeRemoteBuild({ routes }), key)).toBe(release)
  return { revokeOther: () => void (delivery.trusted.keys = [publicKeyOf(key)]) }
}

test('a release that a new key signed anew is served on when the old key is revoked, in kept pages too', async () => {
  const { app, release, delivery, compositions } = await makeSite(routes)
  const ask = async () => (await app.request('/services')).status
  expect(await ask()).toBe(200)
  const { revokeOther } = await signAnew(delivery, release)
  revokeOther()
  await compositions.refresh()
  expect(await ask()).toBe(200)
})

test('a page that is being rendered when its old key is revoked is rendered once more, by what the new one signed', async () => {
  const { app, release, delivery, compositions } = await makeSite(routes)
  const { revokeOther } = await signAnew(delivery, release)
  meanwhile.mockImplementationOnce(async () => {
    revokeOther()
    await compositions.refresh()
  })
  expect((await app.request('/services')).status).toBe(200)
  expect(meanwhile).toHaveBeenCalledTimes(2)
})

test('nobody misses what a new key signed anew while a shell looks for it, but who must not wait', async () => {
  const delivery = await makeDelivery()
  const release = await delivery.publishBuild(await makeRemoteBuild({ routes }))
  await delivery.promote(release)
  const store: ReleaseStore = {
    ...delivery.store,
    async readRelease(...release) {
      await delay(300)
      return delivery.store.readRelease(...release)
    },
  }
  const { compositions, trusted } = await delivery.open(store)
  following.push(compositions)
  const { revokeOther } = await signAnew(delivery, release)
  const { keys: before } = trusted
  const listed = async (list: Compositions['all']) =>
    (await list(ordinaryVisit))[0]?.lock.remotes['catalogue']
  const app = await makeApp({ compositions })
  const atOnce: unknown[] = []
  const ready: [number, object][] = []
  revokeOther()
  for (let views = 0; views < 100; views += trusted.keys === before ? 0 : 1) {
    atOnce.push(await listed(compositions.now))
    const answer = await app.request('/readyz')
    ready.push([answer.status, ((await answer.json()) as { remotes: object }).remotes])
    const seen = await (views % 2 ? listed(compositions.all) : lockedIn(compositions))
    expect(seen).toMatchObject({ release, why: 'stable' })
    await delay(5)
  }
  expect(atOnce).toContain(undefined)
  expect(ready.map(([status]) => status)).not.toContain(503)
  expect(ready).toContainEqual([200, {}])
})

/** A second key for the same remote, and a release that it signed. */
async function makeOther(delivery: Awaited<ReturnType<typeof makeDelivery>>) {
  const key = await makeSigningKey('catalogue')
  delivery.trusted.keys.push(publicKeyOf(key))
  const { store, trusted } = delivery
  const folder = await makeBuild({ 'assets/other.css': '' })
  const published = await publish({
    store,
    trusted,
    key,
    remote: 'catalogue',
    folder,
    kit: '1.0.0',
  })
  return { ...published, revoke: () => void trusted.keys.pop() }
}

const lockedIn = async (compositions: Compositions, bucket: number | null = null) =>
  (await compositions.of({ ...ordinaryVisit, bucket })).lock.remotes['catalogue']

test('a canary whose key is not trusted any more ends, and what is signed otherwise stays', async () => {
  const delivery = await makeDelivery()
  const stable = await delivery.publish('stable')
  const { release: canary, revoke } = await makeOther(delivery)
  await delivery.promote(stable)
  await delivery.store.changeRegistry(startCanary('catalogue', canary, 10), delivery.author)
  const { compositions, releases } = await delivery.open()
  await compositions.stop()
  expect(await lockedIn(compositions, 1)).toMatchObject({ release: canary })
  revoke()
  await compositions.refresh()
  expect(await lockedIn(compositions, 1)).toMatchObject({ release: stable, why: 'stable' })
  expect(compositions.hasCanary).toBe(false)
  expect(releases.has(`catalogue/${canary}`)).toBe(false)
})

test('in place of a stable release whose key is gone stands the one before, which another key signed', async () => {
  const delivery = await makeDelivery()
  const before = await delivery.publish('before')
  const { release, revoke } = await makeOther(delivery)
  for (const id of [before, release]) await delivery.promote(id)
  const compositions = await delivery.follow()
  await compositions.stop()
  revoke()
  await compositions.refresh()
  expect(await lockedIn(compositions)).toMatchObject({ release: before, why: 'last-good' })
})

test('a key is revoked while the store hangs, and while a release is being brought', async () => {
  const delivery = await makeDelivery()
  await delivery.promote(await delivery.publish('first'))
  const next = await delivery.publish('next')
  let isRevoked = false
  const store: ReleaseStore = {
    ...delivery.store,
    readRegistry: () =>
      isRevoked ? new Promise(() => {}) : delivery.store.readRegistry(delivery.author.trusted),
    async readFile(remote, release, path) {
      if (isRevoked) trusted.keys = delivery.trusted.keys = []
      return delivery.store.readFile(remote, release, path)
    },
  }
  const { compositions, releases, trusted } = await delivery.open(store)
  following.push(compositions)
  isRevoked = true
  // Whichever file is read first finds the keys gone, before what is signed is read or after.
  await expect(releases.get('catalogue', next)).rejects.toThrow(
    /not signed by a key|no key is trusted/,
  )
  trusted.keys = [publicKeyOf(delivery.key)]
  await expect.poll(() => lockedIn(compositions)).toBeUndefined()
})

test('keys that cannot be read change nothing, with one line in the log', async () => {
  const delivery = await makeDelivery()
  const release = await delivery.publish('first')
  await delivery.promote(release)
  const { log, lines } = collectLog()
  const { compositions } = await delivery.open(openReleaseStore(`${delivery.folder}/releases`), log)
  await compositions.stop()
  Object.defineProperty(delivery.trusted, 'keys', {
    get: () => {
      throw new Error('root.json is not a root document')
    },
  })
  for (let time = 0; time < 3; time++) await compositions.refresh()
  expect(await lockedIn(compositions)).toMatchObject({ release, why: 'stable' })
  expect(lines.map(({ event }) => event)).toEqual(['root-unreadable'])
})

test('site data that a console signed is served as long as who was signed in may publish it', async () => {
  const delivery = await makeDelivery()
  const desk = await makeSigningKey(everyRemote, 'Console', { role: 'console' })
  const ada = { email: 'ada@example.org', remote: everyRemote, team: 'Shell team' }
  const { trusted, store } = delivery
  trusted.keys.push(publicKeyOf(desk))
  trusted.people = [{ ...ada, may: [...roles['shell-team']] }]
  const publishAs = (label: string, acting?: { by: string; after: number }) =>
    publishSiteText(
      { store, trusted: delivery.all(), key: acting ? desk : delivery.author.key, acting },
      JSON.stringify(siteDataWith({ header: [{ label, to: '/about' }] })),
    )
  await delivery.promote(await delivery.publish('first'))
  await delivery.promote(await publishAs('Before'), 'site')
  await delivery.promote(await publishAs('Hers', { by: ada.email, after: 2 }), 'site')
  const compositions = await delivery.follow()
  following.push(compositions)
  const label = async () =>
    (await compositions.of(ordinaryVisit)).site.content.header.map(({ label }) => label)
  expect(await label()).toEqual(['Hers'])
  trusted.people = [{ ...ada, may: [...roles['shell-team']], ended: 9 }]
  await compositions.refresh()
  await expect.poll(label).toEqual(['Before'])
})
