import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { limits } from '../limits.ts'
import { openReleaseStore, type ReleaseStore } from '../releases/store.ts'
import { makeSigningKey, publicKeyOf, type SigningKey } from '../signing/signing-key.ts'
import { decodeText, encodeText, type Storage } from '../storage/storage.ts'
import { makeBucketPlace } from '../testing/bucket.ts'
import { beginRegistry } from '../testing/release.ts'
import {
  makeFolderPlace,
  makeTestStore,
  type TestPlace,
  type TestStore,
} from '../testing/storage.ts'
import { signApproval } from './approval.ts'
import { hashOfChange, serialiseChanges } from './change.ts'
import { faultsOf } from './history.ts'
import {
  applyIntent,
  newestChangeOf,
  promote,
  rollback,
  startCanary,
  type Intent,
  type Registry,
  type RemoteRecord,
} from './registry.ts'

const remotes = ['catalogue', 'leads', 'careers']
const idOf = (number: number) => number.toString(16).padStart(16, '0')

/** What three teams do all year: promotions, canaries, and a step back now and then. */
function stepOf(index: number) {
  const remote = remotes[index % 3]!
  const turn = Math.floor(index / 3) % 6
  if (turn === 3) return startCanary(remote, idOf(index), 10)
  if (turn === 5) return (registry: Registry) => rollback(registry, remote)
  return { ...promote(remote, idOf(index)), reason: `number ${index}` }
}

const changesIn = (bytes: Uint8Array) =>
  (JSON.parse(decodeText(bytes)) as { changes: string[] }).changes

const numbers = (changes: readonly { sequence: number }[]) =>
  changes.map(({ sequence }) => sequence)
const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1)

test('whoever trims a registry reads the files of what is in it, and no other', async () => {
  const team = await makeTestStore()
  const old = 'history/000000900001-000000900020-abcdefgh.json'
  await team.storage.write(old, encodeText('{}'))
  const read: string[] = []
  const store = openReleaseStore({
    ...team.storage,
    read(key, maxBytes) {
      read.push(key)
      return team.storage.read(key, maxBytes)
    },
  })
  for (let index = 0; index < 100; index++)
    await store.changeRegistry(promote('leads', idOf(index)), team.author)
  expect((await team.storage.list('history/')).length).toBeGreaterThan(3)
  expect(read.filter((key) => key.startsWith('history/')).length).toBeGreaterThan(0)
  expect(read).not.toContain(old)
})

describe('after 200 changes', () => {
  let team: TestStore
  let storage: Storage
  let store: ReleaseStore
  let expected: Registry['remotes']
  const read: string[] = []
  beforeAll(async () => {
    team = await makeTestStore()
    ;({ storage } = team)
    store = openReleaseStore({
      ...storage,
      read(key, maxBytes) {
        read.push(key)
        return storage.read(key, maxBytes)
      },
    })
    const records: Record<string, RemoteRecord> = {}
    for (let index = 0; index < 200; index++)
      await store.changeRegistry((registry) => {
        const step = stepOf(index)
        const intent = typeof step === 'function' ? step(registry) : step
        records[intent.remote] = applyIntent(records[intent.remote] ?? null, intent)!
        return intent
      }, team.author)
    expected = records
  })

  test('the registry is small, and says what all of them came to', async () => {
    const registry = await store.readRegistry(team.trusted)
    expect(registry.sequence).toBe(200)
    expect(registry.remotes).toEqual(expected)
    expect((await storage.read('registry.json'))!.byteLength).toBeLessThan(60_000)
  })

  test('the history has every one of them in order, without a fault', async () => {
    const history = await store.readHistory(team.trusted)
    expect(numbers(history)).toEqual(upTo(200))
    expect(history[4]).toMatchObject({
      remote: 'leads',
      reason: 'number 4',
      author: 'Shell team',
    })
    expect(faultsOf(history)).toEqual([])
  })

  test('reading it makes ready each key once, and not for each change', async () => {
    const made = vi.spyOn(crypto.subtle, 'importKey')
    await store.readHistory(team.trusted)
    expect(made.mock.calls.length).toBeLessThanOrEqual(team.trusted.keys.length)
    made.mockRestore()
  })

  test('whoever changed something seldom read all of it', () => {
    const files = read.filter((key) => key.startsWith('history/'))
    expect(files.length).toBeGreaterThan(0)
    expect(files.length).toBeLessThan(40)
  })

  test('a changed byte is found, in whatever file and wherever it is', async () => {
    const names = await storage.list('history/')
    expect(names.length).toBeGreaterThan(5)
    for (const name of names) {
      const bytes = (await storage.read(name))!
      for (let place = 1; place < bytes.length; place += Math.ceil(bytes.length / 7)) {
        const changed = bytes.with(place, bytes[place] === 0x41 ? 0x42 : 0x41)
        await storage.write(name, changed)
        expect(await isFaulty(), `${name} at ${place}`).toBe(true)
      }
      await storage.write(name, bytes)
    }
    expect(await isFaulty()).toBe(false)
  })

  test('a file that is missing, cut short, or of another store is found', async () => {
    const other = await makeTestStore()
    const foreign = (
      await other.store.changeRegistry(promote('leads', idOf(1)), other.author)
    ).serialise()
    const kept = new Set((await store.readRegistry(team.trusted)).changes.map(({ jws }) => jws))
    for (const name of await storage.list('history/')) {
      const bytes = (await storage.read(name))!
      await storage.remove(name)
      // What is in the registry too is not lost with the file.
      const isElsewhere = changesIn(bytes).every((jws) => kept.has(jws))
      expect(await isFaulty(), name).toBe(!isElsewhere)
      const changes = changesIn(bytes)
      for (const list of [[], ...changes.map((_, index) => changes.toSpliced(index, 1))]) {
        await storage.write(name, encodeText(JSON.stringify({ format: 2, changes: list })))
        expect(await isFaulty(), name).toBe(true)
      }
      await storage.write(name, foreign)
      expect(await isFaulty(), name).toBe(true)
      await storage.write(name, bytes)
    }
    expect(await isFaulty()).toBe(false)
  })

  test('a change that somebody adds, or puts there twice, is found or counts once', async () => {
    const [name = ''] = await storage.list('history/')
    const again = name.replace(/.{8}\.json/, 'again-ok.json')
    await storage.write(again, (await storage.read(name))!)
    expect(numbers(await store.readHistory(team.trusted))).toEqual(upTo(200))
    const past = await makeTestStore()
    const { author } = { author: { key: team.author.key, trusted: team.trusted } }
    await past.store.changeRegistry(promote('leads', idOf(999)), author)
    await storage.write(again, (await past.storage.read('registry.json'))!)
    expect(await isFaulty()).toBe(true)
    await storage.remove(again)
  })

  test('what is not as it was written is found: a registry with a space more, a file in another order, a file of something else', async () => {
    const spoil = async (name: string, bytes: Uint8Array) => {
      const before = await storage.read(name)
      await storage.write(name, bytes)
      expect(await isFaulty(), name).toBe(true)
      if (before) await storage.write(name, before)
      else await storage.remove(name)
      expect(await isFaulty(), name).toBe(false)
    }
    const registry = (await storage.read('registry.json'))!
    await spoil('registry.json', Buffer.concat([registry, encodeText(' ')]))
    await spoil('registry.json', encodeText(JSON.stringify(JSON.parse(decodeText(registry)))))
    const [name = ''] = await storage.list('history/')
    const changes = changesIn((await storage.read(name))!).toReversed()
    await spoil(name, encodeText(`${JSON.stringify({ format: 2, changes }, null, 1)}\n`))
    await spoil('history/readme.html', encodeText('<p>hello</p>'))
    const nothing = { format: 2, changes: [], note: 'x'.repeat(1_000) }
    await spoil(
      'history/000000000300-000000000301-abcdefgh.json',
      encodeText(JSON.stringify(nothing)),
    )
  })

  test('what a write left that was killed is no history', async () => {
    const [name = ''] = await storage.list('history/')
    await storage.write(`${name}.c0ffee.tmp`, encodeText('{ "format": 2, "chan'))
    expect(await isFaulty()).toBe(false)
    await storage.remove(`${name}.c0ffee.tmp`)
  })

  async function isFaulty(): Promise<boolean> {
    const faults: string[] = []
    const history = await store.readHistory(team.trusted, faults)
    return [...faults, ...faultsOf(history)].length > 0
  }
})

test('of fifty remotes, each with as many releases to go back to as there can be, no change reads all the history', async () => {
  const team = await makeTestStore()
  const intents = Array.from({ length: 25 * 11 }, (_, index) =>
    promote(`remote-${index % 25}`, idOf(index)),
  )
  await beginRegistry(team.store, intents, team.author)
  const read: string[] = []
  const store = openReleaseStore({
    ...team.storage,
    list: (folder) => (read.push(folder), team.storage.list(folder)),
  })
  for (let index = 0; index < 5; index++)
    await store.changeRegistry(promote('remote-1', idOf(1_000 + index)), team.author)
  expect(read).toEqual([])
})

test('who follows a registry verifies what is new in it; with other keys, all of it', async () => {
  const { store, author, trusted } = await makeTestStore()
  const intents = Array.from({ length: 30 }, (_, index) => promote('leads', idOf(index)))
  await beginRegistry(store, intents, author)
  await store.readRegistry(trusted)
  await store.changeRegistry(promote('catalogue', idOf(1)), author)
  const verify = vi.spyOn(crypto.subtle, 'verify')
  const { remotes } = await store.readRegistry(trusted)
  expect(verify).toHaveBeenCalledTimes(1)
  expect(remotes).toMatchObject({ catalogue: { stable: idOf(1) }, leads: { stable: idOf(29) } })
  await store.readRegistry({ keys: [...trusted.keys] })
  expect(verify).toHaveBeenCalledTimes(1 + 31)
  verify.mockRestore()
})

test('a registry that is refused is verified once, and then what is new in the next one', async () => {
  const { store, storage, author, trusted } = await makeTestStore()
  const intents = Array.from({ length: 30 }, (_, index) => promote('leads', idOf(index)))
  await beginRegistry(store, intents, author)
  const good = await store.readRegistry(trusted)
  const { changes } = await good.with(promote('catalogue', idOf(1)), author)
  await storage.change('registry.json', () => serialiseChanges(changes.toSpliced(20, 1)))
  const verify = vi.spyOn(crypto.subtle, 'verify')
  const refused = 'Of leads, change 21 is missing before 22'
  await expect(store.readRegistry(trusted)).rejects.toThrow(refused)
  await expect(store.readRegistry(trusted)).rejects.toThrow(refused)
  expect(verify).toHaveBeenCalledTimes(1)
  await storage.change('registry.json', () => serialiseChanges(changes))
  expect((await store.readRegistry(trusted)).sequence).toBe(31)
  expect(verify).toHaveBeenCalledTimes(2)
  await storage.change('registry.json', () => serialiseChanges(changes.toSpliced(20, 1)))
  await expect(store.readRegistry({ keys: [] })).rejects.toThrow('not signed by a key')
  verify.mockRestore()
})

test('a registry that filled up while no history could be written takes the next change as soon as it can be', async () => {
  const { storage, author, trusted } = await makeTestStore()
  let isDenied = true
  const store = openReleaseStore({
    ...storage,
    async write(key, ...rest) {
      if (isDenied && key.startsWith('history/')) throw new Error(`${key} may not be written`)
      await storage.write(key, ...rest)
    },
  })
  const large = { ...author, approvals: Array.from({ length: 20 }, () => 'x'.repeat(1_000)) }
  const add = (index: number) => store.changeRegistry(promote('leads', idOf(index)), large)
  const almostFull = Array.from({ length: 145 }, (_, index) => promote('leads', idOf(index)))
  await beginRegistry(store, almostFull, large)
  const fill = async () => {
    for (let index = 145; index < 200; index++) await add(index)
  }
  await expect(fill()).rejects.toThrow('may not be written')
  const full = await store.readRegistry(trusted)
  expect(full.serialise().byteLength).toBeGreaterThan(0.98 * limits.registry)
  isDenied = false
  const { sequence } = await add(1_000)
  expect(sequence).toBe(full.sequence + 1)
  expect((await store.readRegistry(trusted)).changes.length).toBeLessThan(60)
  const history = await store.readHistory(trusted)
  expect(numbers(history)).toEqual(upTo(sequence))
  expect(faultsOf(history)).toEqual([])
})

describe('what a stolen key did is taken out', () => {
  async function rob() {
    const team = await makeTestStore()
    const thief = { key: team.key, trusted: team.trusted }
    await team.store.changeRegistry(promote('catalogue', idOf(1)), team.author)
    await team.store.changeRegistry(promote('leads', idOf(1)), team.author)
    await team.store.changeRegistry(promote('catalogue', idOf(13)), thief)
    await team.store.changeRegistry(promote('leads', idOf(2)), team.author)
    await team.store.changeRegistry(promote('catalogue', idOf(14)), thief)
    const ended = team.trusted.keys.map((key) =>
      key.kid === team.key.kid ? { ...key, ended: 2 } : key,
    )
    return { ...team, thief, after: { ...team.author, trusted: { keys: ended } } }
  }

  test('and the rest stays: its numbers are not used again, and the history has no fault', async () => {
    const { store, after } = await rob()
    expect(await store.voidChanges(after, 'stolen')).toEqual(['catalogue'])
    const registry = await store.readRegistry(after.trusted)
    expect(numbers(registry.changes)).toEqual([1, 2, 4, 6])
    expect(registry.remotes).toMatchObject({
      catalogue: { stable: idOf(1) },
      leads: { stable: idOf(2) },
    })
    const history = await store.readHistory(after.trusted)
    expect(numbers(history)).toEqual(upTo(6))
    expect(faultsOf(history)).toEqual([])
    expect(history[5]).toMatchObject({ action: 'confirm', remote: 'catalogue', reason: 'stolen' })
  })

  test('also when others had gone on from it, and it was on its way already', async () => {
    const { store, author, trusted, after } = await rob()
    await store.changeRegistry(promote('catalogue', idOf(3)), author)
    const known = await store.readRegistry(trusted)
    await store.voidChanges(after, 'stolen')
    const registry = await store.readRegistry(after.trusted)
    expect(registry.remotes['catalogue']?.stable).toBe(idOf(1))
    await expect(registry.assertFollows(known, after.trusted)).resolves.toBeUndefined()
    expect(faultsOf(await store.readHistory(after.trusted))).toEqual([])
    expect((await store.changeRegistry(promote('leads', idOf(5)), after)).sequence).toBe(8)
  })

  test('and what it has kept of its work is not taken back in', async () => {
    const { store, storage, after } = await rob()
    const stolen = (await storage.read('registry.json'))!
    await store.voidChanges(after, 'stolen')
    await storage.change('registry.json', () => Uint8Array.from(stolen))
    await expect(store.readRegistry(after.trusted)).rejects.toThrow(
      'Change 3 (promote catalogue) is not signed by a key that may make it',
    )
  })

  test('twice, which changes nothing the second time', async () => {
    const { store, after } = await rob()
    const take = () => store.voidChanges(after, 'stolen')
    await take()
    expect(await take()).toEqual([])
    expect(await store.readRegistry(after.trusted)).toMatchObject({ sequence: 6 })
  })

  test('although the history has a file of the same numbers', async () => {
    const team = await makeTestStore()
    const { store, author, key, trusted } = team
    const thief = { key, trusted }
    // Of the first twenty the thief made the first and the last.
    for (let index = 0; index < 130; index++) {
      const isTheft = index === 0 || index === 19
      const change = isTheft ? promote('catalogue', idOf(index)) : promote('leads', idOf(index))
      await store.changeRegistry(change, isTheft ? thief : author)
    }
    expect(faultsOf(await store.readHistory(trusted))).toEqual([])
    const keys = trusted.keys.map((one) => (one.kid === key.kid ? { ...one, ended: 0 } : one))
    await store.voidChanges({ ...author, trusted: { keys } }, 'stolen')
    const history = await store.readHistory({ keys })
    expect(numbers(history)).toEqual(upTo(131))
    expect(faultsOf(history)).toEqual([])
  })

  test('although what is left in the registry goes back to what was trimmed', async () => {
    const { store, author, key, trusted } = await makeTestStore()
    const many = (remote: string, count: number, from = 0) =>
      Array.from({ length: count }, (_, index) => promote(remote, idOf(from + index)))
    const back: Intent = { action: 'rollback', remote: 'catalogue', release: idOf(1) }
    const led = [...many('leads', 40), promote('catalogue', idOf(1)), ...many('leads', 10, 40)]
    await beginRegistry(store, [...led, promote('catalogue', idOf(2)), back], author)
    for (const intent of many('catalogue', 11, 100))
      await store.changeRegistry(intent, { key, trusted })
    const stolen = await store.readRegistry(trusted)
    expect(stolen.changes.find(({ remote }) => remote === 'catalogue')?.release).toBe(idOf(2))
    const keys = trusted.keys.map((one) => (one.kid === key.kid ? { ...one, ended: 53 } : one))
    const after = { ...author, trusted: { keys } }
    const checked = vi.spyOn(crypto.subtle, 'verify')
    expect(await store.voidChanges(after, 'stolen')).toEqual(['catalogue'])
    // Those of others, which lead there, are only read.
    expect(checked.mock.calls.length).toBeLessThan(100)
    checked.mockRestore()
    const registry = await store.readRegistry({ keys })
    expect(registry.remotes).toMatchObject({
      catalogue: { stable: idOf(1), previous: [] },
      leads: { stable: idOf(49) },
    })
    await expect(registry.assertFollows(stolen, { keys })).resolves.toBeUndefined()
  })

  test('of a remote that two must sign since a while: what one made before that, and was trimmed, keeps nothing from coming back', async () => {
    const { store, author, key, trusted } = await makeTestStore()
    const second = await makeSigningKey('catalogue', 'Catalogue', { name: 'Second' })
    const both = { keys: [...trusted.keys, publicKeyOf(second)] }
    const intents = Array.from({ length: 60 }, (_, index) => promote('catalogue', idOf(index)))
    await beginRegistry(store, intents, author)
    const { changes } = await store.changeRegistry(promote('leads', idOf(1)), author)
    expect(changes.length).toBe(61)
    const except = (await store.readRegistry(trusted)).changes.map(hashOfChange)
    expect(except.length).toBeLessThan(40)
    const thresholds = { catalogue: { signatures: 2, except } }
    let registry = await store.readRegistry({ ...both, thresholds })
    const bySecond = async (number: number, signing: SigningKey) => {
      const intent = promote('catalogue', idOf(number))
      const before = newestChangeOf(registry, 'catalogue')
      const approvals = [await signApproval({ ...intent, before }, second)]
      return registry.with(intent, { key: signing, trusted: { ...both, thresholds }, approvals })
    }
    registry = await bySecond(100, author.key)
    for (let number = 200; number < 240; number++) registry = await bySecond(number, key)
    await store.writeRegistry(registry)
    await store.changeRegistry(promote('leads', idOf(2)), { ...author, trusted: both })
    const keys = both.keys.map((one) => (one.kid === key.kid ? { ...one, ended: 62 } : one))
    const after = { keys, thresholds }
    const touched = await store.voidChanges({ ...author, trusted: after }, 'stolen')
    expect(touched).toEqual(['catalogue'])
    expect((await store.readRegistry(after)).remotes).toMatchObject({
      catalogue: {
        stable: idOf(100),
        previous: Array.from({ length: 10 }, (_, at) => idOf(59 - at)),
      },
      leads: { stable: idOf(2) },
    })
  })
})

const places: [string, () => Promise<TestPlace>][] = [
  ['a folder', makeFolderPlace],
  ['a bucket', makeBucketPlace],
]

describe.each(places)('in %s', (_, makePlace) => {
  let place: TestPlace
  beforeAll(async () => {
    place = await makePlace()
  })
  afterAll(() => place.stop())

  test('of changes that four make at once, while they also trim, none is lost', async () => {
    const { trusted, author } = await makeTestStore(place.open())
    const hands = await Promise.all(
      Array.from({ length: 4 }, (_, index) => makeSigningKey(`remote-${index}`)),
    )
    const all = { keys: [...trusted.keys, ...hands.map(publicKeyOf)] }
    await Promise.all(
      hands.map(async (key) => {
        const store = openReleaseStore(place.open())
        for (let index = 0; index < 35; index++)
          await store.changeRegistry(promote(key.remote, idOf(index)), { key, trusted: all })
      }),
    )
    const store = openReleaseStore(place.open())
    const history = await store.readHistory(all)
    expect(numbers(history)).toEqual(upTo(140))
    expect(faultsOf(history)).toEqual([])
    for (const { kid, remote } of hands)
      expect(history.filter((change) => change.kid === kid)).toMatchObject(
        upTo(35).map((number) => ({ remote, release: idOf(number - 1) })),
      )
    const registry = await store.readRegistry(all)
    expect(registry.changes.length).toBeLessThan(100)
    for (const { remote } of hands)
      expect(registry.remotes[remote]).toMatchObject({ stable: idOf(34) })
    const { sequence } = await store.changeRegistry(promote('leads', idOf(1)), {
      ...author,
      trusted: all,
    })
    expect(sequence).toBe(141)
  })
})
