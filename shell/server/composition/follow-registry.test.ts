import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openReleaseStore, startCanary, type ReleaseStore } from 'delivery'
import { afterEach, expect, test } from 'vitest'
import { ordinaryVisit, type Compositions, type Visit } from './follow-registry.ts'
import { lockWith } from '../rendering/release-code.ts'
import { makeDelivery } from '../testing/composition.ts'

const following: Compositions[] = []
afterEach(() => Promise.all(following.splice(0).map((compositions) => compositions.stop())))

async function follow(delivery: Awaited<ReturnType<typeof makeDelivery>>, store?: ReleaseStore) {
  const compositions = await delivery.follow(store)
  following.push(compositions)
  return compositions
}

const releaseFor = async (compositions: Compositions, bucket: number | null) =>
  (await compositions.of({ ...ordinaryVisit, bucket })).lock.remotes['catalogue']

test('the lock says of each remote the release, its entry, the hash of its import map, the team, and why', async () => {
  const delivery = await makeDelivery()
  const release = await delivery.publish('first')
  await delivery.promote(release)
  const { lock } = await (await follow(delivery)).of(ordinaryVisit)
  expect(lock.shell).toBe('shell-1')
  expect(lock.remotes).toEqual({
    catalogue: {
      release,
      entry: `/remotes/catalogue/${release}/remoteEntry.js`,
      integrity: expect.stringMatching(/^sha256-/) as string,
      team: 'Catalogue team',
      why: 'stable',
    },
  })
})

test('equal compositions have equal locks, another release has another', async () => {
  const delivery = await makeDelivery()
  await delivery.promote(await delivery.publish('first'))
  const compositions = await follow(delivery)
  const { lock } = await compositions.of(ordinaryVisit)
  expect((await (await follow(delivery)).of(ordinaryVisit)).lock).toEqual(lock)
  await delivery.promote(await delivery.publish('second'))
  await compositions.refresh()
  expect((await compositions.of(ordinaryVisit)).lock.id).not.toBe(lock.id)
})

test('a document’s lock has the remotes that it shows and those near, and a preview’s has all', async () => {
  const delivery = await makeDelivery()
  const release = await delivery.publish('first')
  await delivery.promote(release)
  const compositions = await follow(delivery)
  const namesOf = async (visit: Visit, ...near: string[]) => {
    return Object.keys(lockWith((await compositions.of(visit)).rendering, near).remotes)
  }
  expect(await namesOf(ordinaryVisit)).toEqual([])
  expect(await namesOf(ordinaryVisit, 'shell', 'catalogue', 'unpublished')).toEqual(['catalogue'])
  const previews = new Map([['catalogue', release]])
  expect(await namesOf({ bucket: null, previews })).toEqual(['catalogue'])
})

test('a release with a changed byte is refused and the one before stays', async () => {
  const delivery = await makeDelivery()
  const good = await delivery.publish('good')
  await delivery.promote(good)
  const compositions = await follow(delivery)
  const bad = await delivery.publish('bad')
  await writeFile(join(delivery.folder, 'releases/catalogue', bad, 'remoteEntry.js'), 'evil()')
  await delivery.promote(bad)
  await compositions.refresh()
  expect(await releaseFor(compositions, null)).toMatchObject({ release: good, why: 'last-good' })
})

test('a release that cannot be used for a page is replaced by the last good one', async () => {
  const delivery = await makeDelivery()
  const [good, next] = [await delivery.publish('good'), await delivery.publish('next')]
  await delivery.promote(good)
  await delivery.promote(next)
  const compositions = await follow(delivery)
  const choose = async (...unusable: string[]) => {
    const isUsable = (key: string) => !unusable.some((id) => key === `catalogue/${id}`)
    return (await compositions.of(ordinaryVisit, undefined, isUsable)).lock.remotes['catalogue']
  }
  expect(await choose()).toMatchObject({ release: next, why: 'stable' })
  expect(await choose(next)).toMatchObject({ release: good, why: 'last-good' })
  expect(await choose(next, good)).toMatchObject({ release: next, why: 'stable' })
})

test('a release signed by a key that is not trusted is refused', async () => {
  const delivery = await makeDelivery()
  await delivery.promote(await delivery.publish('first'))
  delivery.trusted.keys = []
  expect((await (await follow(delivery)).of(ordinaryVisit)).lock.remotes).toEqual({})
})

test('visitors in the first buckets get the canary, the others the stable release', async () => {
  const delivery = await makeDelivery()
  const [stable, canary] = [await delivery.publish('stable'), await delivery.publish('canary')]
  await delivery.promote(stable)
  await delivery.store.changeRegistry(startCanary('catalogue', canary, 10), delivery.author)
  const compositions = await follow(delivery)
  expect(compositions.hasCanary).toBe(true)
  expect(await releaseFor(compositions, 10)).toMatchObject({ release: canary, why: 'canary' })
  expect(await releaseFor(compositions, 11)).toMatchObject({ release: stable, why: 'stable' })
  expect(await releaseFor(compositions, null)).toMatchObject({ release: stable })
})

test('a preview shows its release to one visit', async () => {
  const delivery = await makeDelivery()
  const [stable, next] = [await delivery.publish('stable'), await delivery.publish('next')]
  await delivery.promote(stable)
  const compositions = await follow(delivery)
  const previews = new Map([['catalogue', next]])
  const { lock } = await compositions.of({ bucket: null, previews })
  expect(lock.remotes['catalogue']).toMatchObject({ release: next, why: 'preview' })
  expect(await releaseFor(compositions, null)).toMatchObject({ release: stable })
})

const away: ReleaseStore = {
  ...openReleaseStore('/nowhere'),
  readRegistry: () => Promise.reject(new Error('the store is away')),
  readRelease: () => Promise.reject(new Error('the store is away')),
}

test('without its store a shell starts from what it served last', async () => {
  const delivery = await makeDelivery()
  const release = await delivery.publish('first')
  await delivery.promote(release)
  await (await follow(delivery)).stop()
  const compositions = await follow(delivery, away)
  expect(await releaseFor(compositions, null)).toMatchObject({ release })
  expect(compositions.registry.sequence).toBe(1)
})

test('a store that was emptied is a store that is away', async () => {
  const delivery = await makeDelivery()
  const release = await delivery.publish('first')
  await delivery.promote(release)
  const running = await follow(delivery)
  await delivery.isCopied('catalogue', release)
  await rm(join(delivery.folder, 'releases'), { recursive: true })
  await running.refresh()
  expect(await releaseFor(running, null)).toMatchObject({ release })
  await running.stop()
  expect(await releaseFor(await follow(delivery), null)).toMatchObject({ release })
})

test('a registry that cannot be read changes nothing', async () => {
  const delivery = await makeDelivery()
  const release = await delivery.publish('first')
  await delivery.promote(release)
  const compositions = await follow(delivery)
  for (const text of ['{ "sequence": 2, "remo', '{ "format": 2, "sequence": 9, "remotes": {} }']) {
    await writeFile(join(delivery.folder, 'releases/registry.json'), text)
    await compositions.refresh()
    expect(await releaseFor(compositions, null)).toMatchObject({ release })
  }
})
