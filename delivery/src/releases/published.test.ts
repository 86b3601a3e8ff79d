import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { promote, startCanary } from '../registry/registry.ts'
import { makeSigningKey } from '../signing/signing-key.ts'
import { signBytes } from '../signing/signature.ts'
import { encodeText } from '../storage/storage.ts'
import { makeTestStore } from '../testing/storage.ts'
import { publishedReleases } from './published.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

/** A store to which something is published each minute. */
async function makeMinutes() {
  const { publish, ...team } = await makeTestStore()
  const { store, trusted } = team
  let minute = Date.parse('2026-11-26T10:00:00Z')
  return {
    ...team,
    async publish(text: string) {
      vi.setSystemTime((minute += 60_000))
      return (await publish({ 'assets/role-page-2.js': `// ${text}` })).release
    },
    async published(...live: string[]) {
      const { releases, more } = await publishedReleases({ store, trusted }, 'catalogue', {
        ids: await store.listReleases('catalogue'),
        history: (await store.readHistory(trusted)).toReversed(),
        live,
      })
      return { ids: releases.map(({ manifest }) => manifest.release), more }
    },
  }
}

test('names what was tried and what nobody tried, what was published last first', async () => {
  const { store, author, publish, published } = await makeMinutes()
  const ids: string[] = []
  for (const text of ['waiting', 'live', 'canary', 'later', 'latest']) ids.push(await publish(text))
  const [, live = '', canary = ''] = ids
  await store.changeRegistry(promote('catalogue', live), author)
  await store.changeRegistry(startCanary('catalogue', canary, 5), author)
  expect(await published(live, canary)).toEqual({ ids: ids.toReversed(), more: 0 })
})

test('of more that nobody tried than are shown the newest are, and the others counted', async () => {
  const { publish, published } = await makeMinutes()
  const ids: string[] = []
  for (let index = 0; index < 103; index++) ids.push(await publish(String(index)))
  expect(await published()).toEqual({ ids: ids.slice(3).toReversed(), more: 3 })
})

test('what visitors get is shown however much was tried after it', async () => {
  const { store, author, publish, published } = await makeMinutes()
  const live = await publish('live')
  await store.changeRegistry(promote('catalogue', live), author)
  for (let index = 0; index < 31; index++)
    await store.changeRegistry(startCanary('catalogue', await publish(String(index)), 5), author)
  const { ids } = await published(live)
  expect(ids).toHaveLength(31)
  expect(ids.at(-1)).toBe(live)
})

test('what was never signed takes no place', async () => {
  const { store, publish, published } = await makeMinutes()
  for (let index = 0; index < 120; index++)
    await store.writeFile(
      'catalogue',
      index.toString(16).padStart(16, '0'),
      'a.js',
      new Uint8Array(),
    )
  const release = await publish('whole')
  expect(await published()).toEqual({ ids: [release], more: 0 })
})

test('who asked while it was being published is told of it when it is', async () => {
  const { store, trusted, publish } = await makeMinutes()
  const others: string[] = []
  for (let index = 0; index < 110; index++) others.push(await publish(String(index)))
  const newest = await publish('new')
  const ids = [newest, ...others]
  const cache = { releases: new Map(), times: new Map() }
  const known = { ids, history: [], live: [], cache }
  const ask = async () => {
    const { releases } = await publishedReleases({ store, trusted }, 'catalogue', known)
    return releases.map(({ manifest }) => manifest.release)
  }
  // Its signature comes last.
  const read = vi.spyOn(store, 'readFile').mockResolvedValueOnce(null)
  expect(await ask()).not.toContain(newest)
  expect(await ask()).toContain(newest)
  cache.times.clear()
  read.mockRejectedValue(new Error('the store is away'))
  expect(await ask()).toEqual([])
  read.mockRestore()
  expect(await ask()).toContain(newest)
  const remember = vi.spyOn(cache.times, 'set')
  await ask()
  expect(remember, 'what was remembered grows old').not.toHaveBeenCalled()
})

test('whoever writes to the bucket without a key keeps nothing that was signed out of the list', async () => {
  const { store, publish, published } = await makeMinutes()
  const release = await publish('whole')
  const stranger = await makeSigningKey('catalogue')
  const jws = await signBytes(encodeText('{}'), stranger)
  for (let index = 0; index < 120; index++) {
    const id = index.toString(16).padStart(16, '0')
    await store.writeFile('catalogue', id, 'release.json', encodeText('{}'))
    await store.writeFile('catalogue', id, 'release.jws', encodeText(jws))
  }
  expect((await published()).ids).toEqual([release])
})
