// @vitest-environment node
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  hashOfChange,
  makeSigningKey,
  newestRoot,
  promote,
  publicKeyOf,
  readVerifiedRelease,
  SignedRegistry,
  signRoot,
} from 'delivery'
import { siteDataWith } from 'delivery/testing-site-data'
import { beforeEach, expect, test } from 'vitest'
import { makeDelivery } from '../testing/composition.ts'
import { collectLog } from '../testing/log.ts'
import { ordinaryVisit } from './follow-registry.ts'
import { watchAge } from './registry-age.ts'

let delivery: Awaited<ReturnType<typeof makeDelivery>>
let [first, second, third]: string[] = []
beforeEach(async () => {
  delivery = await makeDelivery()
  for (const text of ['first', 'second', 'third'])
    [first, second, third] = [second, third, await delivery.publish(text)]
  await delivery.promote(first as string)
})
const path = () => join(delivery.folder, 'releases/registry.json')

/** A shell that follows the store, what it serves, and what it complains about. */
async function openShell() {
  const { log, lines } = collectLog('warn')
  const { compositions } = await delivery.open(delivery.store, log)
  await compositions.stop()
  const served = async () => {
    await compositions.refresh()
    return (await compositions.of(ordinaryVisit)).lock.remotes['catalogue']?.release
  }
  return { served, lines }
}

/** Puts another text in place of the registry's. */
async function rewrite(change: (text: string) => string): Promise<void> {
  await writeFile(path(), change(await readFile(path(), 'utf8')))
}

test('a registry that was put back is refused, and what was live stays, also over a restart', async () => {
  const old = await readFile(path(), 'utf8')
  await delivery.promote(second as string)
  const shell = await openShell()
  expect(await shell.served()).toBe(second)
  await rewrite(() => old)
  expect(await shell.served()).toBe(second)
  expect(shell.lines).toMatchObject([
    {
      event: 'registry-unreadable',
      error: expect.stringContaining('after change 2 was in effect'),
    },
  ])
  expect(await (await openShell()).served()).toBe(second)
})

test('a change of somebody who may not make it has no effect', async () => {
  const shell = await openShell()
  const stranger = await makeSigningKey('catalogue')
  const forged = await delivery.store.readRegistry(delivery.author.trusted).then((registry) =>
    registry.with(promote('catalogue', second as string), {
      key: stranger,
      trusted: { keys: [...delivery.author.trusted.keys, publicKeyOf(stranger)] },
    }),
  )
  await rewrite(() => new TextDecoder().decode(forged.serialise()))
  expect(await shell.served()).toBe(first)
  expect(shell.lines).toMatchObject([
    { error: expect.stringContaining('is not signed by a key that may make it') },
  ])
})

test('what one key alone made of a remote of which two must sign has no effect, and what was before stays', async () => {
  const shell = await openShell()
  expect(await shell.served()).toBe(first)
  const registry = await delivery.store.readRegistry(delivery.author.trusted)
  const except = registry.changes.map(hashOfChange)
  delivery.trusted.thresholds = { catalogue: { signatures: 2, except } }
  expect(await shell.served()).toBe(first)
  expect(shell.lines).toEqual([])
  await delivery.promote(second as string)
  expect(await shell.served()).toBe(first)
  expect(shell.lines).toMatchObject([
    { error: expect.stringContaining('needs the signatures of 2 keys, and has 1') },
  ])
  expect(await (await openShell()).served()).toBe(first)
  delivery.trusted.thresholds = {}
  expect(await shell.served()).toBe(second)
})

const below = (length: number) => Math.floor(Math.random() * length)

/** What somebody makes of a file who may write it and has no key, or one of elsewhere. */
const edits: ((sound: Buffer, old: Buffer, foreign: Buffer) => Uint8Array)[] = [
  (sound) => sound.with(below(sound.length), below(256)),
  (sound) => sound.subarray(0, below(sound.length)),
  (sound) => Buffer.concat([sound, sound.subarray(below(sound.length))]),
  (sound) => {
    const [at, other] = [below(sound.length), below(sound.length)]
    return sound.with(at, sound[other] as number).with(other, sound[at] as number)
  },
  (_, old) => old,
  (_, __, foreign) => foreign,
  (sound, old) => Buffer.concat([sound.subarray(0, below(sound.length)), old]),
  (sound, _, foreign) => Buffer.concat([foreign.subarray(0, below(foreign.length)), sound]),
]

test('a thousand random edits of the registry and of site data have no effect', async () => {
  const called = (label: string) => siteDataWith({ header: [{ label, to: '/about' }] })
  const say = async (team: typeof delivery, label: string) => {
    const release = await team.publishSite(called(label))
    await team.promote(release, 'site')
    return release
  }
  const elsewhere = await makeDelivery()
  await say(elsewhere, 'Two')
  const before = await say(delivery, 'One')
  const registryBefore = await readFile(path())
  const release = await say(delivery, 'Two')
  const { compositions, trusted } = await delivery.open()
  await compositions.stop()
  const { lock } = await compositions.of(ordinaryVisit)
  const read = () => readVerifiedRelease(delivery.store, trusted, 'site', release)
  const { manifest, files } = await read()

  const inStore = (folder: string, name: string) => join(folder, 'releases', name)
  const names = ['registry.json', 'site.json', 'release.json', 'release.jws']
  const ofRelease = (id: string, name: string) => (name === names[0] ? name : `site/${id}/${name}`)
  for (let edit = 0; edit < 1_000; edit++) {
    const [name = '', change] = [names[edit % names.length], edits[below(edits.length)]]
    const target = inStore(delivery.folder, ofRelease(release, name))
    const [sound, old, foreign] = await Promise.all([
      readFile(target),
      name === names[0]
        ? registryBefore
        : readFile(inStore(delivery.folder, ofRelease(before, name))),
      readFile(inStore(elsewhere.folder, ofRelease(release, name))),
    ])
    await writeFile(target, change?.(sound, old, foreign) ?? '')
    if (name === names[0]) {
      await compositions.refresh()
      expect((await compositions.of(ordinaryVisit)).lock).toEqual(lock)
    } else {
      const found = await read().catch(() => null)
      if (found) expect(found).toMatchObject({ manifest, files })
    }
    await writeFile(target, sound)
  }
  await compositions.refresh()
  expect((await compositions.of(ordinaryVisit)).lock).toEqual(lock)
  await rm(path())
  await compositions.refresh()
  expect((await compositions.of(ordinaryVisit)).lock).toEqual(lock)
})

test('a key that the shell team lets in by the store alone may change what it is for, and no longer when it is ended', async () => {
  const shell = await openShell()
  const key = await makeSigningKey('catalogue', 'Ada')
  const { store, author } = delivery
  const root = await delivery.readRoot()
  await store.changeRoot(async () => root)
  const withKey = async (entry: object) =>
    store.changeRoot(async (file) =>
      signRoot(file, { keys: [...delivery.all().keys, { ...publicKeyOf(key), ...entry }] }, [
        author.key,
      ]),
    )
  const trusted = newestRoot(await withKey({}))
  await store.changeRegistry(promote('catalogue', second as string), { key, trusted })
  expect(await shell.served()).toBe(second)

  const ended = newestRoot(await withKey({ ended: 2 }))
  await expect(
    store.changeRegistry(promote('catalogue', third as string), { key, trusted: ended }),
  ).rejects.toThrow('is not signed by a key that may make it')
  expect(await shell.served()).toBe(second)
  expect(shell.lines).toEqual([])
})

test('a registry that nobody confirmed for long is told of', async () => {
  const { log, lines } = collectLog('warn')
  const registry = await delivery.store.readRegistry(delivery.author.trusted)
  const tell = watchAge(30, log)
  tell(registry)
  tell(new SignedRegistry())
  expect(lines).toEqual([])
  const [latest] = registry.history
  const at = new Date(Date.now() - 40 * 24 * 60 * 60 * 1_000).toISOString()
  const old = { sequence: 1, remotes: {}, history: [{ ...(latest as object), at }] } as never
  tell(old)
  tell(old)
  expect(lines).toMatchObject([{ event: 'registry-not-confirmed', days: 40 }])
})
