import { expect, test } from 'vitest'
import { promote, startCanary } from '../registry/registry.ts'
import { makeTestStore } from '../testing/storage.ts'
import { publishedReleases } from './published.ts'

const textOf = (text: string) => ({ 'assets/role-page-2.js': `// ${text}` })

test('names what was tried and what nobody tried, what was published last first', async () => {
  const { store, trusted, author, publish } = await makeTestStore()
  const ids: string[] = []
  for (const text of ['live', 'canary', 'waiting']) ids.push((await publish(textOf(text))).release)
  const [live = '', canary = ''] = ids
  await store.changeRegistry(promote('catalogue', live), author)
  await store.changeRegistry(startCanary('catalogue', canary, 5), author)
  const read = (id: string) => store.readRelease('catalogue', id, trusted)
  const { releases, more } = await publishedReleases('catalogue', {
    ids: await store.listReleases('catalogue'),
    history: (await store.readHistory(trusted)).toReversed(),
    read,
  })
  expect(releases.map(({ manifest }) => manifest.release).sort()).toEqual(ids.toSorted())
  const times = releases.map(({ signedAt }) => signedAt.getTime())
  expect(times).toEqual(times.toSorted((a, b) => b - a))
  expect(more).toBe(0)
})

test('of ten thousand that nobody tried a hundred are read, and the others counted', async () => {
  const asked: string[] = []
  const ids = Array.from({ length: 10_000 }, (_, index) => index.toString(16).padStart(16, '0'))
  const read = async (id: string) => {
    asked.push(id)
    return null
  }
  expect(await publishedReleases('catalogue', { ids, history: [], read })).toEqual({
    releases: [],
    more: 9_900,
  })
  expect(asked).toHaveLength(100)
})
