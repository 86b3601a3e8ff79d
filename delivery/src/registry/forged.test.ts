import { expect, test } from 'vitest'
import { prune } from '../releases/prune.ts'
import { signJws } from '../signing/jws.ts'
import { makeSigningKey, publicKeyOf } from '../signing/signing-key.ts'
import { makeTestStore } from '../testing/storage.ts'
import { encodeText } from '../storage/storage.ts'
import { hashOfChange, signChange, type SignedChange } from './change.ts'
import { promote } from './registry.ts'
import { SignedRegistry } from './signed-registry.ts'

const idOf = (index: number) => index.toString(16).padStart(16, '0')
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()

/** A store in which the team made a change, and what its thief writes past the library. */
async function rob(count = 1) {
  const team = await makeTestStore()
  const { store, storage, key, author, trusted } = team
  for (let index = 1; index <= count; index++)
    await store.changeRegistry(promote('catalogue', idOf(index)), author)
  const ended = trusted.keys.map((one) => (one.kid === key.kid ? { ...one, ended: count } : one))
  return {
    ...team,
    after: { ...author, trusted: { keys: ended } },
    async forge(parts: Partial<SignedChange>) {
      const registry = await store.readRegistry(trusted)
      const last = registry.changes.at(-1)!
      const change = {
        ...{ sequence: last.sequence + 1, previous: hashOfChange(last), before: last.sequence },
        ...{ at: new Date().toISOString(), ...promote('catalogue', idOf(99)), ...parts },
      }
      const jws = await signChange(change, key)
      const list = [...registry.changes.map((known) => known.jws), jws]
      const bytes = encodeText(JSON.stringify({ format: 2, changes: list }))
      await storage.change('registry.json', () => bytes)
      return jws
    },
  }
}

test.each([
  [
    'a date that has not come',
    { at: '2999-01-01T00:00:00.000Z' },
    'is dated 2999-01-01T00:00:00.000Z',
  ],
  ['a date some minutes ahead', { at: inMinutes(10) }, 'is dated'],
  [
    'a number that nobody can follow',
    { sequence: Number.MAX_SAFE_INTEGER },
    'is numbered far above',
  ],
])(
  'a change with %s is refused at first sight, and nobody goes on from it',
  async (_, parts, reason) => {
    const { store, forge, trusted, author } = await rob()
    const known = await store.readRegistry(trusted)
    await forge(parts)
    const forged = await store.readRegistry(trusted)
    await expect(forged.assertFollows(known, trusted)).rejects.toThrow(reason)
    await expect(forged.assertFollows(new SignedRegistry(), trusted)).rejects.toThrow(reason)
    // What was in effect already stays so, whatever this clock says now.
    await expect(forged.assertFollows(forged, trusted)).resolves.toBeUndefined()
    await expect(store.changeRegistry(promote('leads', idOf(1)), author)).rejects.toThrow(reason)
  },
)

test.each([
  ['date', { at: '2999-01-01T00:00:00.000Z' }],
  ['number', { sequence: Number.MAX_SAFE_INTEGER }],
])(
  'when its key is ended, others change things again, also with keys that expire: %s',
  async (_, parts) => {
    const { store, forge, trusted, after } = await rob()
    const known = await store.readRegistry(trusted)
    await forge(parts)
    expect(await store.voidChanges(after, 'stolen')).toEqual(['catalogue'])
    const registry = await store.changeRegistry(promote('leads', idOf(1)), after)
    expect(registry.remotes).toMatchObject({
      catalogue: { stable: idOf(1) },
      leads: { stable: idOf(1) },
    })
    expect(registry.sequence).toBeLessThan(10)
    expect(Date.parse(registry.changes.at(-1)!.at)).toBeLessThan(Date.now() + 60_000)
    await expect(registry.assertFollows(known, after.trusted)).resolves.toBeUndefined()
  },
)

test('of two changes at the largest numbers neither stays in the way', async () => {
  const { store, forge, trusted, after } = await rob()
  const known = await store.readRegistry(trusted)
  await forge({ sequence: Number.MAX_SAFE_INTEGER - 1 })
  await forge({})
  expect((await store.readRegistry(trusted)).changesAhead(known, trusted)).toHaveLength(2)
  expect(await store.voidChanges(after, 'stolen')).toEqual(['catalogue'])
  const registry = await store.changeRegistry(promote('leads', idOf(1)), after)
  expect(registry.sequence).toBeLessThan(10)
  await expect(registry.assertFollows(known, after.trusted)).resolves.toBeUndefined()
})

test('a change of a clock that is a little ahead is taken', async () => {
  const { store, forge, trusted } = await rob()
  const known = await store.readRegistry(trusted)
  await forge({ at: inMinutes(2) })
  const next = await store.readRegistry(trusted)
  await expect(next.assertFollows(known, trusted)).resolves.toBeUndefined()
})

test.each([1, 12])(
  'after any number of a thief’s promotions the last proper release is live again: of %i before',
  async (count) => {
    const { store, key, trusted, after } = await rob(count)
    const known = await store.readRegistry(trusted)
    for (let index = 0; index < 90; index++)
      await store.changeRegistry(promote('catalogue', idOf(100 + index)), { key, trusted })
    const { changes } = await store.readRegistry(trusted)
    expect(changes.some(({ sequence }) => sequence <= count)).toBe(false)
    expect(await store.voidChanges(after, 'stolen')).toEqual(['catalogue'])
    const registry = await store.readRegistry(after.trusted)
    expect(registry.remotes['catalogue']).toMatchObject({ stable: idOf(count), canary: null })
    if (count > 1) expect(registry.remotes['catalogue']?.previous[0]).toBe(idOf(count - 1))
    await expect(registry.assertFollows(known, after.trusted)).resolves.toBeUndefined()
    const faults: string[] = []
    const history = await store.readHistory(after.trusted, faults)
    expect(faults).toEqual([])
    expect(history).toHaveLength(count + 91)
  },
)

test('after a second theft the last proper release is live again, whatever was taken out after the first', async () => {
  const { store, key, trusted, after, author } = await rob(3)
  await store.changeRegistry(promote('catalogue', idOf(50)), { key, trusted })
  await store.voidChanges(after, 'stolen')
  const again = await makeSigningKey('catalogue')
  const keys = [...after.trusted.keys, publicKeyOf(again)]
  const { sequence } = await store.changeRegistry(promote('catalogue', idOf(4)), {
    ...{ key: author.key, trusted: { keys } },
  })
  for (let index = 0; index < 90; index++)
    await store.changeRegistry(promote('catalogue', idOf(100 + index)), {
      ...{ key: again, trusted: { keys } },
    })
  const ended = keys.map((one) => (one.kid === again.kid ? { ...one, ended: sequence } : one))
  const last = { ...author, trusted: { keys: ended } }
  expect(await store.voidChanges(last, 'stolen again')).toEqual(['catalogue'])
  const registry = await store.readRegistry(last.trusted)
  expect(registry.remotes['catalogue']).toMatchObject({
    ...{ stable: idOf(4), previous: [3, 2, 1].map(idOf) },
  })
})

test('what a thief retired by promoting nothing else stays away when there was nothing before', async () => {
  const team = await makeTestStore()
  const { store, key, trusted, author } = team
  await store.changeRegistry(promote('catalogue', idOf(1)), { key, trusted })
  const ended = trusted.keys.map((one) => (one.kid === key.kid ? { ...one, ended: 0 } : one))
  await store.voidChanges({ ...author, trusted: { keys: ended } }, 'stolen')
  expect((await store.readRegistry({ keys: ended })).remotes).toEqual({})
})

const name = (first: number, last: number) =>
  `history/${[first, last].map((number) => String(number).padStart(12, '0')).join('-')}-abcdefgh.json`

test.each<[string, string, string]>([
  ['half a document', '{ "format": 2,', 'is not readable'],
  ['what is no change', '{ "format": 2, "changes": ["x.y.z"] }', 'a change in it is none'],
])('a forged file in the history stops nobody, and is named: %s', async (_, text, reason) => {
  const { store, storage, trusted, publish, author } = await makeTestStore()
  const { release } = await publish()
  await store.changeRegistry(promote('catalogue', release), author)
  await storage.write(name(1, 20), encodeText(text))
  const faults: string[] = []
  const history = await store.readHistory(trusted, faults)
  expect(history.map(({ sequence }) => sequence)).toEqual([1])
  expect(faults).toEqual([expect.stringMatching(new RegExp(`^${name(1, 20)}: .*${reason}`))])
  await expect(prune(store, { trusted, keepDays: 0 })).resolves.toEqual([])
})

test('a stranger’s changes in the history, and those above the registry, are told of and do not count', async () => {
  const { store, storage, trusted, author, key } = await makeTestStore()
  await store.changeRegistry(promote('catalogue', idOf(1)), author)
  const stranger = await makeSigningKey('catalogue')
  const change = {
    ...promote('catalogue', idOf(2)),
    previous: null,
    before: 1,
    at: new Date().toISOString(),
  }
  const sign = (by: typeof key, sequence: number) =>
    signJws(encodeText(JSON.stringify({ ...change, sequence })), by, 'delivery-change+jws')
  const put = async (first: number, jws: string) =>
    storage.write(name(first, first), encodeText(JSON.stringify({ format: 2, changes: [jws] })))
  await put(2, await sign(stranger, 2))
  await put(9_000, await sign(key, 9_000))
  const faults: string[] = []
  const history = await store.readHistory(trusted, faults)
  expect(history.map(({ sequence }) => sequence)).toEqual([1])
  expect(faults).toEqual([
    expect.stringContaining('Change 2 (promote catalogue) is not signed by a key'),
    expect.stringContaining('Change 9000 is above change 1, the newest of the registry'),
  ])
})
