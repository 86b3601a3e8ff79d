import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  openReleaseStore,
  readSignedRelease,
  readVerifiedRelease,
  type ReleaseStore,
} from 'delivery'
import { expect, test } from 'vitest'
import { keepAll } from './last-good-copy.ts'
import type { LiveReleases } from './resolve-registry.ts'
import { makeDelivery } from '../testing/composition.ts'

/** A shell's copy of a live release, and the next release that a disk has perhaps no room for. */
async function makeCopy() {
  const delivery = await makeDelivery()
  const { store, trusted, folder } = delivery
  const live = async (release: string): Promise<LiveReleases> => {
    const stable = await readSignedRelease(store, trusted, 'catalogue', release)
    return new Map([
      ['catalogue', { stable, isCurrent: true, canary: null, earlier: [], others: [] }],
    ])
  }
  const copyFolder = join(folder, 'last-good')
  const copy = openReleaseStore(copyFolder)
  const keep = async (release: string, parts: Partial<ReleaseStore> = {}) => {
    await delivery.promote(release)
    const served = [await store.readRegistry(delivery.author.trusted), await live(release)] as const
    const filesOf = (...names: [string, string]) => readVerifiedRelease(store, trusted, ...names)
    await keepAll({ copy: { ...copy, ...parts }, filesOf }, ...served)
  }
  const [first, next] = [await delivery.publish('first'), await delivery.publish('next')]
  await keep(first)
  return {
    first,
    next,
    keep,
    copy,
    folder: copyFolder,
    /** The release that a shell would start with now. */
    async startsWith() {
      const registry = await copy.readRegistry(delivery.author.trusted)
      const { stable = '' } = registry.remotes['catalogue'] ?? {}
      await readVerifiedRelease(copy, trusted, 'catalogue', stable)
      return stable
    },
  }
}

const isFull = () => Promise.reject(new Error('ENOSPC: no space left on device'))

test.each<[string, Partial<ReleaseStore>]>([
  ['a file', { writeFile: isFull }],
  ['the manifest', { writeManifest: isFull }],
  ['the registry', { writeRegistry: isFull }],
])('a disk that is full before %s leaves the copy that was there', async (_, parts) => {
  const { first, next, keep, startsWith } = await makeCopy()
  await expect(keep(next, parts)).rejects.toThrow('ENOSPC')
  expect(await startsWith()).toBe(first)
  await keep(next)
  expect(await startsWith()).toBe(next)
})

test('what the new copy does not name goes after it is complete', async () => {
  const { next, keep, startsWith, copy } = await makeCopy()
  await expect(keep(next, { removeRelease: isFull })).rejects.toThrow('ENOSPC')
  expect(await startsWith()).toBe(next)
  await keep(next)
  expect(await copy.listReleases('catalogue')).toEqual([next])
})

test.each(['release.json', 'release.jws'])(
  'a %s that a disk spoils is written again',
  async (name) => {
    const { first, keep, startsWith, folder } = await makeCopy()
    await writeFile(join(folder, 'catalogue', first, name), 'spoiled')
    await expect(startsWith()).rejects.toThrow()
    await keep(first)
    expect(await startsWith()).toBe(first)
  },
)

test('what is there as it is served is neither read nor written again', async () => {
  const { first, keep } = await makeCopy()
  const isTouched = () => Promise.reject(new Error('touched'))
  await keep(first, { readRelease: isTouched, writeFile: isTouched, writeManifest: isTouched })
})
