import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { openReleaseStore, type ReleaseStore } from '../releases/store.ts'
import { makeFolder } from '../testing/release.ts'
import { everyRemote, roles } from './keys.ts'
import {
  makeSigningKey,
  publicKeyOf,
  readSigningKey,
  shellTeam,
  signingKeyPath,
  type SigningKey,
} from './signing-key.ts'
import { ensureKeys } from './own-keys.ts'
import { changeRoot, findRoot, rootPath } from './root-files.ts'
import { newestRoot, readRootFile, rootName, serialiseRootFile } from './root.ts'
import { firstRoot, signRoot } from './sign-root.ts'

const boss = await makeSigningKey(everyRemote, 'Shell team', { role: shellTeam })
let dataFolder: string
let path: string
let stored: string
let store: ReleaseStore
beforeEach(async () => {
  dataFolder = await makeFolder()
  path = rootPath(dataFolder)
  stored = join(dataFolder, 'releases', rootName)
  store = openReleaseStore(join(dataFolder, 'releases'))
})

/** Adds a key as the shell team does. */
const add = (key: SigningKey, place = path) =>
  changeRoot(place, store, (file) =>
    file
      ? signRoot(file, { keys: [...newestRoot(file).keys, publicKeyOf(key)] }, [boss])
      : firstRoot(boss, [publicKeyOf(key)]),
  )

test('a root lies here and in the store', async () => {
  await add(await makeSigningKey('catalogue'))
  const root = await add(await makeSigningKey('leads'))
  expect(root.version).toBe(2)
  expect(await findRoot(path, store)).toEqual(root)
  expect(await readFile(stored)).toEqual(await readFile(path))
})

test('of keys that are added at once none is lost, and whoever follows the root never reads half of it', async () => {
  await add(await makeSigningKey('remote-x'))
  const names = Array.from({ length: 10 }, (_, index) => `remote-${index}`)
  const adding = names.map(async (name) => add(await makeSigningKey(name)))
  let isAdded = false
  const added = Promise.all(adding).finally(() => (isAdded = true))
  for (let known = 0; !isAdded;) {
    const { keys } = newestRoot((await readRootFile(path))!)
    expect(keys.length).toBeGreaterThanOrEqual(known)
    known = keys.length
  }
  await added
  for (const file of [path, stored]) {
    const { keys, version } = newestRoot((await readRootFile(file))!)
    expect(keys.map(({ remote }) => remote)).toEqual(expect.arrayContaining(names))
    expect(version).toBe(11)
  }
})

test('what others changed in the store is known here, and goes on', async () => {
  await add(await makeSigningKey('catalogue'))
  const elsewhere = rootPath(await makeFolder())
  await cp(path, elsewhere)
  await add(await makeSigningKey('leads'), elsewhere)
  expect((await findRoot(path, store)).version).toBe(2)
  expect((await add(await makeSigningKey('careers'))).keys).toHaveLength(4)
})

test('nobody signs a root that goes on from what only the store says', async () => {
  await add(await makeSigningKey('catalogue'))
  const elsewhere = rootPath(await makeFolder())
  await expect(add(await makeSigningKey('leads'), elsewhere)).rejects.toThrow(
    `There is no root at ${elsewhere}`,
  )
  expect((await findRoot(path, store)).version).toBe(1)
})

test('nobody is trusted where there is no root', async () => {
  expect(await readRootFile(path)).toBeNull()
  expect(await findRoot(path, store)).toMatchObject({ version: 0, keys: [] })
})

test("who has none takes the store's word; who has one keeps it when that is gone, put back or garbage", async () => {
  const one = await add(await makeSigningKey('catalogue'))
  const old = await readFile(stored)
  const two = await add(await makeSigningKey('leads'))
  const other = rootPath(await makeFolder())
  expect(await findRoot(other, store)).toEqual(two)
  await writeFile(stored, old)
  expect(await findRoot(other, store)).toEqual(one)
  expect(await findRoot(path, store)).toEqual(two)
  await writeFile(stored, '{')
  expect(await findRoot(path, store)).toEqual(two)
  await rm(stored)
  expect(await findRoot(path, store)).toEqual(two)
  expect((await add(await makeSigningKey('careers'))).version).toBe(3)
  expect(await readFile(stored)).toEqual(await readFile(path))
})

test("a stranger's root in the store is not taken by who has one", async () => {
  const mine = await add(await makeSigningKey('catalogue'))
  const stranger = await makeSigningKey(everyRemote, 'Shell team', { role: shellTeam })
  const first = await firstRoot(stranger, [])
  await writeFile(stored, serialiseRootFile(first))
  expect(await findRoot(path, store)).toEqual(mine)
  const second = await signRoot(first, { keys: [publicKeyOf(stranger)] }, [stranger])
  await writeFile(stored, serialiseRootFile(second))
  await expect(findRoot(path, store)).rejects.toThrow(
    'root 2 is not signed by those who may change root 1',
  )
})

test('a file that is no root is an error that names it', async () => {
  await mkdir(dirname(path))
  for (const text of ['{ "keys": [', '{}', '{ "keys": [] }', 'nonsense']) {
    await writeFile(path, text)
    await expect(findRoot(path, store)).rejects.toThrow(`${path} is not a root document`)
    await expect(add(boss)).rejects.toThrow(`${path} is not a root document`)
    expect(await readFile(path, 'utf8')).toBe(text)
  }
})

test('a root that never ends is an error', async () => {
  await expect(readRootFile('/dev/zero')).rejects.toThrow('/dev/zero cannot be read')
})

test('a site with a console has a key for it, and people, unless several keys must sign the root', async () => {
  const site = { dataFolder, store, rootFile: path }
  const person = {
    email: 'ada@example.org',
    remote: 'catalogue',
    team: 'Ada',
    may: [...roles.team],
  }
  const root = await ensureKeys(site, [], [person])
  expect(root.people).toEqual([person])
  expect(root.keys.map(({ may }) => may)).toContainEqual(['act'])
  expect(await ensureKeys(site, [], [person])).toEqual(root)

  await rm(dataFolder, { recursive: true })
  await ensureKeys(site, ['catalogue'])
  const own = await readSigningKey(signingKeyPath(dataFolder, shellTeam))
  const keys = [...(await findRoot(path, store)).keys, publicKeyOf(boss)]
  await changeRoot(path, store, (file) => signRoot(file, { keys, threshold: 2 }, [own]))
  const strict = await findRoot(path, store)
  expect(await ensureKeys(site, ['catalogue'], [person])).toEqual(strict)
})

test('a site whose data folder is its own makes the keys that it lacks, once, and trusts them', async () => {
  const site = { dataFolder, store, rootFile: path }
  const root = await ensureKeys(site, ['catalogue'])
  expect(root.keys.map(({ team }) => team)).toEqual(['Shell team', 'Shell', 'catalogue team'])
  expect(await ensureKeys(site, ['catalogue'])).toEqual(root)
  const more = await ensureKeys(site, ['catalogue', 'leads'])
  expect(more.version).toBe(2)
  expect(more.keys).toEqual([
    ...root.keys,
    publicKeyOf(await readSigningKey(signingKeyPath(dataFolder, 'leads'))),
  ])
})
