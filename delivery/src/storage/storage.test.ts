import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readVerifiedRelease } from '../releases/integrity.ts'
import { prune } from '../releases/prune.ts'
import { promote } from '../registry/registry.ts'
import { decodeText, encodeText, UnfitObjectError, type Storage } from './storage.ts'
import { openReleaseStore } from '../releases/store.ts'
import { makeBucketPlace } from '../testing/bucket.ts'
import { makeFolderPlace, makeTestStore, type TestPlace } from '../testing/storage.ts'

const places: [string, () => Promise<TestPlace>][] = [
  ['a folder', makeFolderPlace],
  ['a bucket', makeBucketPlace],
]

/** A document that every change makes longer by a line. */
const addLine = (storage: Storage, key: string, line: string) =>
  storage.change(key, (bytes) => encodeText(`${bytes ? decodeText(bytes) : ''}${line}\n`))

describe.each(places)('%s', (_, makePlace) => {
  let place: TestPlace
  let storage: Storage
  beforeAll(async () => {
    place = await makePlace()
    storage = place.open()
  })
  afterAll(() => place.stop())

  test('gives back every byte as it was, also to another process', async () => {
    const bytes = Uint8Array.from({ length: 100_000 }, (_, index) => (index * 7) % 256)
    await storage.write('bytes/assets/@fonts/a-1.woff2', bytes)
    expect(Buffer.from((await place.open().read('bytes/assets/@fonts/a-1.woff2'))!)).toEqual(
      Buffer.from(bytes),
    )
    await storage.write('bytes/empty.js', new Uint8Array())
    expect((await storage.read('bytes/empty.js'))?.byteLength).toBe(0)
  })

  test('reads no more than it may', async () => {
    await storage.write('sized/a.js', encodeText('four'))
    expect(await storage.read('sized/a.js', 4)).toHaveLength(4)
    await expect(storage.read('sized/a.js', 3)).rejects.toThrow(UnfitObjectError)
  })

  test('answers null for what is not there, and removing it is harmless', async () => {
    expect(await storage.read('nothing/here.js')).toBeNull()
    await storage.remove('nothing/here.js')
    expect(await storage.list('nothing/')).toEqual([])
  })

  test('replaces and removes', async () => {
    await storage.write('replaced/a.js', encodeText('a long first version'))
    await storage.write('replaced/a.js', encodeText('second'))
    expect(decodeText((await storage.read('replaced/a.js'))!)).toBe('second')
    await storage.remove('replaced/a.js')
    expect(await storage.read('replaced/a.js')).toBeNull()
  })

  test('lists a folder with everything below it, and not one whose name only begins alike', async () => {
    const keys = ['listed/b/assets/1.js', 'listed/a/2.js', 'listed-too/3.js']
    for (const key of keys) await storage.write(key, encodeText(key))
    expect(await storage.list('listed/')).toEqual(['listed/a/2.js', 'listed/b/assets/1.js'])
    expect(await storage.list('listed/b/')).toEqual(['listed/b/assets/1.js'])
  })

  test('names folders that have something in them, at any depth', async () => {
    for (const key of ['rooms/b/assets/1.js', 'rooms/a/2.js', 'rooms/c/d/3.js', 'rooms/4.js'])
      await storage.write(key, encodeText(key))
    expect(await storage.folders('rooms/')).toEqual(['a', 'b', 'c'])
    await storage.remove('rooms/c/d/3.js')
    for (const folder of ['rooms/b/', 'rooms/c/']) await storage.removeEmpty(folder)
    expect(await storage.folders('rooms/')).toEqual(['a', 'b'])
    expect(await storage.folders('nothing/')).toEqual([])
  })

  test('lists more than a thousand keys', async () => {
    const keys = Array.from({ length: 1_050 }, (_, index) => `many/${10_000 + index}.js`)
    for (let start = 0; start < keys.length; start += 50)
      await Promise.all(
        keys.slice(start, start + 50).map((key) => storage.write(key, encodeText(key))),
      )
    expect(await storage.list('many/')).toEqual(keys)
  })

  test('names more than a thousand folders', async () => {
    const names = Array.from({ length: 1_050 }, (_, index) => `${10_000 + index}`)
    for (let start = 0; start < names.length; start += 50)
      await Promise.all(
        names
          .slice(start, start + 50)
          .map((name) => storage.write(`folders/${name}/a.js`, encodeText(name))),
      )
    expect(await storage.folders('folders/')).toEqual(names)
  })

  test('of twenty concurrent changes none is lost', async () => {
    const lines = Array.from({ length: 20 }, (_, index) => `line ${index}`)
    await Promise.all(lines.map((line) => addLine(place.open(), 'twenty.txt', line)))
    const text = decodeText((await storage.read('twenty.txt'))!)
    expect(text.trim().split('\n').sort()).toEqual(lines.sort())
  })

  test('a change that fails, or changes nothing, leaves the document', async () => {
    await addLine(storage, 'kept.txt', 'first')
    const refusal = storage.change('kept.txt', () => {
      throw new Error('no release')
    })
    await expect(refusal).rejects.toThrow('no release')
    await storage.change('kept.txt', (bytes) => bytes)
    await storage.change('kept.txt', () => null)
    expect(decodeText((await storage.read('kept.txt'))!)).toBe('first\n')
    await addLine(storage, 'kept.txt', 'second')
    expect(decodeText((await storage.read('kept.txt'))!)).toBe('first\nsecond\n')
  })

  test('publishes, checks, promotes, refuses what was tampered with, and prunes', async () => {
    const { store, trusted, author, publish } = await makeTestStore(storage)
    const first = await publish({ 'assets/role-page-3.css': '.title { color: green }' })
    const second = await publish()
    expect(await publish()).toEqual({ ...second, isNew: false })
    expect((await store.listReleases('catalogue')).sort()).toEqual(
      [first.release, second.release].sort(),
    )
    await store.changeRegistry(promote('catalogue', second.release), author)
    expect((await store.readRegistry(trusted)).remotes['catalogue']?.stable).toBe(second.release)

    const verify = () => readVerifiedRelease(store, trusted, 'catalogue', second.release)
    expect((await verify()).files.size).toBe(second.files)
    const path = `catalogue/${second.release}/assets/routes-1.js`
    await storage.write(path, encodeText('evil()'))
    await expect(verify()).rejects.toThrow('does not match its hash')

    expect(await prune(store, { trusted, keepDays: -1 })).toEqual([
      { remote: 'catalogue', release: first.release },
    ])
    expect(await store.listReleases('catalogue')).toEqual([second.release])
    expect(await storage.list(`catalogue/${first.release}/`)).toEqual([])
  })

  test('of twenty concurrent promotions none is lost', async () => {
    await storage.remove('registry.json')
    const { store, trusted, author } = await makeTestStore(storage)
    await store.changeRegistry(promote('catalogue', 'c'.repeat(16)), author)
    const before = (await store.readRegistry(trusted)).sequence
    const names = Array.from({ length: 20 }, (_, index) => `remote-${index}`)
    await Promise.all(
      names.map((name) =>
        openReleaseStore(place.open()).changeRegistry(promote(name, 'a'.repeat(16)), author),
      ),
    )
    const registry = await store.readRegistry(trusted)
    expect(registry.sequence).toBe(before + 20)
    expect(Object.keys(registry.remotes)).toEqual(expect.arrayContaining(names))
    expect(registry.history.map(({ sequence }) => sequence)).toEqual(
      Array.from({ length: before + 20 }, (_, index) => before + 20 - index),
    )
  })
})
