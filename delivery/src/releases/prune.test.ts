import { mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { openFileStorage } from '../storage/file-storage.ts'
import { prune } from './prune.ts'
import { promote, rollback, startCanary, type Intent, type Registry } from '../registry/registry.ts'
import { encodeText } from '../storage/storage.ts'
import { openReleaseStore } from './store.ts'
import { makeFolder } from '../testing/release.ts'
import { makeBucketPlace } from '../testing/bucket.ts'
import { makeTestStore, type TestStore } from '../testing/storage.ts'

const dayMs = 24 * 60 * 60 * 1000
/** A period that begins after everything that the test did. */
const nothingIsRecent = -1

/** Publishes builds that differ, and returns their releases. */
async function publishAll({ publish }: TestStore, count: number): Promise<string[]> {
  const releases: string[] = []
  for (let index = 0; index < count; index++)
    releases.push((await publish({ 'assets/role-page-3.css': `.a${index} {}` })).release)
  return releases
}

const names = (pruned: { release: string }[]) => pruned.map(({ release }) => release)

test('what is stable, canary or to go back to stays; the rest goes', async () => {
  const test = await makeTestStore()
  const { store, storage, trusted, author } = test
  const [first, second, third, unused] = (await publishAll(test, 4)) as [
    string,
    string,
    string,
    string,
  ]
  await store.changeRegistry(promote('catalogue', first), author)
  await store.changeRegistry(promote('catalogue', second), author)
  await store.changeRegistry(startCanary('catalogue', third, 0), author)
  const pruning = { trusted, keepDays: nothingIsRecent }
  expect(names(await prune(store, { ...pruning, isDryRun: true }))).toEqual([unused])
  expect(await store.listReleases('catalogue')).toHaveLength(4)
  expect(names(await prune(store, pruning))).toEqual([unused])
  expect(await storage.list(`catalogue/${unused}/`)).toEqual([])
  expect((await store.listReleases('catalogue')).sort()).toEqual([first, second, third].sort())
})

test('a release waits for its promotion as long as the period says', async () => {
  const test = await makeTestStore()
  const [live, waiting] = (await publishAll(test, 2)) as [string, string]
  await test.store.changeRegistry(promote('catalogue', live), test.author)
  expect(await prune(test.store, { trusted: test.trusted, keepDays: 7 })).toEqual([])
  expect(await test.store.listReleases('catalogue')).toContain(waiting)
})

test('a build that is published again waits anew, however long ago it was published first', async () => {
  const test = await makeTestStore()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 30 * dayMs })
  const [live, again] = (await publishAll(test, 2)) as [string, string]
  vi.useRealTimers()
  await test.store.changeRegistry(promote('catalogue', live), test.author)
  const pruning = { trusted: test.trusted, keepDays: 7 }
  expect(names(await prune(test.store, { ...pruning, isDryRun: true }))).toEqual([again])
  await publishAll(test, 2)
  expect(await prune(test.store, pruning)).toEqual([])
})

/** Makes changes in this order; `days` tells how long ago the clocks of the time said. */
async function withHistory(
  { store, author }: TestStore,
  changes: (Intent | ((registry: Registry) => Intent))[],
  days: number[],
): Promise<void> {
  for (const [index, change] of changes.entries()) {
    const now = Date.now() - (days[index] ?? 0) * dayMs
    vi.useFakeTimers({ toFake: ['Date'], now })
    await store.changeRegistry(change, author).finally(() => vi.useRealTimers())
  }
}

test('what was live within the period stays for the tabs opened then, also after a rollback', async () => {
  const test = await makeTestStore()
  const [first, second, third] = (await publishAll(test, 3)) as [string, string, string]
  await withHistory(
    test,
    [
      promote('catalogue', first),
      promote('catalogue', second),
      startCanary('catalogue', third, 10),
      (registry) => rollback(registry, 'catalogue'),
      (registry) => rollback(registry, 'catalogue'),
    ],
    [30, 20, 9, 9, 2],
  )
  // The second release was everybody's until two days ago; the canary ended before the period.
  const store = { ...test.store, readRelease: readAsOld(test) }
  expect(names(await prune(store, { trusted: test.trusted, keepDays: 7 }))).toEqual([third])
})

test('what was live when the period began stays, however many were promoted since', async () => {
  const test = await makeTestStore()
  const [first, second] = (await publishAll(test, 2)) as [string, string]
  const later = Array.from({ length: 12 }, (_, index) => `${1000 + index}`.padStart(16, '0'))
  await withHistory(
    test,
    [
      promote('catalogue', first),
      startCanary('catalogue', second, 10),
      ...later.map((id) => promote('catalogue', id)),
    ],
    [30, 9, ...later.map(() => 2)],
  )
  expect(
    (await test.store.readRegistry(test.trusted)).remotes['catalogue']?.previous,
  ).not.toContain(first)
  const store = { ...test.store, readRelease: readAsOld(test) }
  expect(await prune(store, { trusted: test.trusted, keepDays: 7 })).toEqual([])
})

/** Reads releases as if they had been signed long ago. */
function readAsOld({ store }: TestStore): TestStore['store']['readRelease'] {
  return async (...release) => {
    const signed = await store.readRelease(...release)
    return signed && { ...signed, signedAt: new Date(0) }
  }
}

test('what a publication left unfinished goes only when asked for', async () => {
  const test = await makeTestStore()
  const { store, storage, trusted, author } = test
  const [live] = (await publishAll(test, 1)) as [string]
  await store.changeRegistry(promote('catalogue', live), author)
  const unfinished = 'f'.repeat(16)
  await storage.write(`catalogue/${unfinished}/assets/a.js`, encodeText('a'))
  expect(await prune(store, { trusted, keepDays: nothingIsRecent })).toEqual([])
  const pruned = await prune(store, { trusted, keepDays: 7, withUnfinished: true })
  expect(names(pruned)).toEqual([unfinished])
})

test('a release that somebody promotes meanwhile stays', async () => {
  const test = await makeTestStore()
  const { store, trusted, author } = test
  const [live, chosen] = (await publishAll(test, 2)) as [string, string]
  await store.changeRegistry(promote('catalogue', live), author)
  const promoting = {
    ...store,
    async listReleases(remote: string) {
      const releases = await store.listReleases(remote)
      await store.changeRegistry(promote(remote, chosen), author)
      return releases
    },
  }
  expect(await prune(promoting, { trusted, keepDays: nothingIsRecent })).toEqual([])
})

test('what cannot be read is left alone, and a store that is away removes nothing', async () => {
  const test = await makeTestStore()
  const { store, trusted, author } = test
  const [live, unused] = (await publishAll(test, 2)) as [string, string]
  await store.changeRegistry(promote('catalogue', live), author)
  const away = {
    ...store,
    readRelease: async () => {
      throw new Error('no answer')
    },
  }
  const pruning = { trusted, keepDays: nothingIsRecent, withUnfinished: true }
  expect(await prune(away, pruning)).toEqual([])
  expect(await store.listReleases('catalogue')).toContain(unused)
})

test('the signature goes first', async () => {
  const test = await makeTestStore()
  const { store, storage, trusted } = test
  const [release] = (await publishAll(test, 1)) as [string]
  const removed: string[] = []
  const watched = openReleaseStore({
    ...storage,
    async remove(key) {
      removed.push(key)
      if (removed.length > 1) throw new Error('killed')
      await storage.remove(key)
    },
  })
  await expect(watched.removeRelease('catalogue', release)).rejects.toThrow('killed')
  expect(removed[0]).toBe(`catalogue/${release}/release.jws`)
  expect(await store.readRelease('catalogue', release, trusted)).toBeNull()
})

/** What lies beside a store and belongs to others. */
async function makeNeighbours() {
  const folder = await makeFolder()
  const files = [join(folder, 'keys/trusted.json'), join(folder, 'keys/catalogue.jwk')]
  await mkdir(join(folder, 'keys'))
  for (const file of files) await writeFile(file, 'kept')
  return {
    releases: join(folder, 'releases'),
    keys: join(folder, 'keys'),
    expectKept: async () => {
      for (const file of files) expect(await readFile(file, 'utf8')).toBe('kept')
    },
  }
}

test('names in a release folder that lead out of it delete nothing, and the rest goes', async () => {
  const { releases, expectKept } = await makeNeighbours()
  const test = await makeTestStore(openFileStorage(releases))
  const [live, unused] = (await publishAll(test, 2)) as [string, string]
  await test.store.changeRegistry(promote('catalogue', live), test.author)
  const names = ['..:..:..:keys:trusted.json', '..:release.jws', 'a\nb', `${'x'.repeat(200)}%`]
  for (const name of names) await writeFile(join(releases, 'catalogue', unused, name), '')
  await writeFile(join(releases, 'catalogue', unused, `..:${live}:release.jws`), '')
  const told: string[] = []
  const pruning = { trusted: test.trusted, keepDays: nothingIsRecent, report: told.push.bind(told) }
  expect(await prune(test.store, pruning)).toEqual([{ remote: 'catalogue', release: unused }])
  await expectKept()
  expect(await test.store.readRelease('catalogue', live, test.trusted)).not.toBeNull()
  expect(await readdir(join(releases, 'catalogue', unused))).toEqual(expect.arrayContaining(names))
  expect(await test.storage.list(`catalogue/${unused}/`)).toHaveLength(5)
  expect(told).toHaveLength(1)
  expect(told[0]).toMatch(
    new RegExp(`^catalogue/${unused}: 5 names .* stay: "..:..:..:keys:trusted.json", `),
  )
  expect(told[0]).not.toContain('\n')
  expect(told[0]?.length).toBeLessThan(400)
})

test('a link in the store is not followed out of it', async () => {
  const { releases, keys, expectKept } = await makeNeighbours()
  const test = await makeTestStore(openFileStorage(releases))
  const [live, unused] = (await publishAll(test, 2)) as [string, string]
  await test.store.changeRegistry(promote('catalogue', live), test.author)
  await symlink(keys, join(releases, 'catalogue', 'f'.repeat(16)))
  await symlink(keys, join(releases, 'catalogue', unused, 'keys'))
  const pruning = { trusted: test.trusted, keepDays: nothingIsRecent, withUnfinished: true }
  expect(names(await prune(test.store, pruning))).toEqual([unused])
  await expect(test.storage.remove(`catalogue/${'f'.repeat(16)}/trusted.json`)).rejects.toThrow(
    'is reached by a link',
  )
  await mkdir(join(keys, 'empty'))
  await symlink(keys, join(releases, 'linked'))
  await test.storage.removeEmpty('linked/empty/')
  expect(await readdir(keys)).toContain('empty')
  await expectKept()
  expect(await test.storage.list(`catalogue/${unused}/`)).toEqual([])
})

test('keys in a bucket that lead out of their release delete nothing, and the rest goes', async () => {
  const bucket = await makeBucketPlace()
  const test = await makeTestStore(bucket.open())
  const [live, unused] = (await publishAll(test, 2)) as [string, string]
  await test.store.changeRegistry(promote('catalogue', live), test.author)
  const hostile = [
    `../${live}/release.jws`,
    './release.json',
    '%2e%2e/x.js',
    `/release.json`,
    `x?/../../registry.json`,
  ]
  const storage: TestStore['storage'] = {
    ...test.storage,
    list: async (prefix) => [
      ...(prefix.startsWith('catalogue/') ? hostile : []).map(
        (name) => `catalogue/${unused}/${name}`,
      ),
      ...(await test.storage.list(prefix)),
      `catalogue/${live}/release.jws`,
    ],
  }
  const told: string[] = []
  const pruning = { trusted: test.trusted, keepDays: nothingIsRecent, report: told.push.bind(told) }
  expect(names(await prune(openReleaseStore(storage), pruning))).toEqual([unused])
  expect(await test.store.readRelease('catalogue', live, test.trusted)).not.toBeNull()
  expect(await test.storage.list('catalogue/')).toHaveLength(8)
  expect(told).toEqual([expect.stringMatching(/: 6 names/)])
  await bucket.stop()
})
