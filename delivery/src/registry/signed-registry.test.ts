import { beforeAll, describe, expect, test, vi } from 'vitest'
import { limits } from '../limits.ts'
import { SignatureError, signJws } from '../signing/jws.ts'
import { everyRemote, type TrustedKeys } from '../signing/keys.ts'
import { makeSigningKey, publicKeyOf, type SigningKey } from '../signing/signing-key.ts'
import { decodeText, encodeText } from '../storage/storage.ts'
import { hashOfChange, parseDocument, readChange, serialiseChanges, signChange } from './change.ts'
import type { SignedChange, VerifiedChange } from './change.ts'
import {
  promote,
  retire,
  rollback,
  startCanary,
  withdraw,
  type Intent,
  type Registry,
} from './registry.ts'
import { SignedRegistry } from './signed-registry.ts'

const idOf = (number: number) => number.toString(16).padStart(16, '0')
const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(16)) as [
  string,
  string,
  string,
  string,
]

const boss = await makeSigningKey(everyRemote, 'Shell team', { role: 'shell-team' })
const shell = await makeSigningKey(everyRemote, 'Shell', { role: 'shell' })
const catalogue = await makeSigningKey('catalogue', 'Catalogue', { name: 'Ada' })
const leads = await makeSigningKey('leads')
const stranger = await makeSigningKey(everyRemote, 'Shell team', { role: 'shell-team' })
const trusted = { keys: [boss, shell, catalogue, leads].map(publicKeyOf) }

type Step = Intent | ((registry: Registry) => Intent)
type Signer = SigningKey

/** A registry to which these changes were made, one after the other. */
async function make(steps: readonly (Step | [Step, Signer])[], start = new SignedRegistry()) {
  let registry = start
  for (const step of steps) {
    const [wanted, key] = Array.isArray(step) ? step : [step, boss]
    const intent = typeof wanted === 'function' ? wanted(registry) : wanted
    registry = await registry.with(intent, { key, trusted })
  }
  return registry
}

const back = (remote: string) => (registry: Registry) => rollback(registry, remote)

/** What somebody reads who gets these changes as a document. */
const read = (list: readonly string[], keys: TrustedKeys = trusted) =>
  SignedRegistry.parse(encodeText(JSON.stringify({ format: 2, changes: list })), keys)
const listOf = ({ changes }: SignedRegistry) => changes.map(({ jws }) => jws)

/** Signs a change that follows a registry without asking it: as with a tool of one's own. */
const forge = (registry: SignedRegistry, key: SigningKey, changes: Partial<SignedChange>) => {
  const last = registry.changes.at(-1)
  const remote = changes.remote ?? 'catalogue'
  const next: SignedChange = {
    sequence: registry.sequence + 1,
    previous: last ? hashOfChange(last) : null,
    before: registry.changes.findLast((change) => change.remote === remote)?.sequence ?? 0,
    at: new Date().toISOString(),
    action: 'promote',
    remote,
    ...changes,
  }
  return signJws(encodeText(JSON.stringify(next)), key, 'delivery-change+jws')
}

/** The same as one after the other, each asked of nobody: of many that is faster. */
async function signedFast(intents: readonly Intent[]) {
  const changes: VerifiedChange[] = []
  for (const intent of intents) {
    const last = changes.at(-1)
    const before = changes.findLast(({ remote }) => remote === intent.remote)?.sequence ?? 0
    const previous = last ? hashOfChange(last) : null
    const at = new Date().toISOString()
    const change = { sequence: changes.length + 1, previous, before, at, ...intent }
    changes.push(await readChange(await signChange(change, boss), trusted))
  }
  return new SignedRegistry(changes)
}

let registry: SignedRegistry
beforeAll(async () => {
  registry = await make([
    [promote('catalogue', a), catalogue],
    [promote('leads', a), leads],
    [{ ...promote('catalogue', b), reason: 'new prices' }, catalogue],
    [startCanary('catalogue', c, 10), boss],
    [promote('leads', b), leads],
    [withdraw('catalogue', c, 'more errors'), shell],
    [back('leads'), leads],
  ])
})

test('what a newer version adds to a change is passed over, and kept: an older shell gives a ramp its first share', async () => {
  const step = { percent: 25, minutes: 1, views: 1, more: 'unknown' }
  const added = { ...startCanary('catalogue', d, 5, [step]), also: 'unknown' }
  const jws = await forge(registry, catalogue, added)
  const next = await read([...listOf(registry), jws])
  const { more: _, ...known } = step
  expect(next.remotes['catalogue']?.canary).toEqual({ release: d, percent: 5, ramp: [known] })
  expect(listOf(next).at(-1)).toBe(jws)
})

describe('what was changed', () => {
  test('comes to what each remote serves', () => {
    expect(registry.sequence).toBe(7)
    expect(registry.remotes).toEqual({
      catalogue: { stable: b, canary: { release: c, percent: 0 }, previous: [a] },
      leads: { stable: a, canary: null, previous: [] },
    })
  })

  test('is told with its author, the newest first', () => {
    const { kid } = catalogue
    expect(registry.history.map(({ sequence }) => sequence)).toEqual([7, 6, 5, 4, 3, 2, 1])
    expect(registry.history[4]).toMatchObject({
      sequence: 3,
      action: 'promote',
      remote: 'catalogue',
      release: b,
      reason: 'new prices',
      ...{ author: 'Ada', team: 'Catalogue', kid },
    })
    expect(registry.history[1]).toMatchObject({
      action: 'withdraw',
      release: c,
      reason: 'more errors',
      author: 'Shell',
    })
  })

  test('survives its own bytes', async () => {
    const again = await SignedRegistry.parse(registry.serialise(), trusted)
    expect(again).toEqual(registry)
    expect(await SignedRegistry.parse(null, trusted)).toMatchObject({ sequence: 0, remotes: {} })
  })

  test('keeps its order when a clock was wrong, and no change is older than the one before it', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2999-01-01') })
    const ahead = await make([promote('catalogue', a)]).finally(() => vi.useRealTimers())
    const { history } = await make([promote('catalogue', b), promote('leads', a)], ahead)
    expect(history.map(({ sequence }) => sequence)).toEqual([3, 2, 1])
    expect(history.map(({ at }) => at.slice(0, 4))).toEqual(['2999', '2999', '2999'])
  })
})

test('what changes nothing is not signed; a confirmation is', async () => {
  const { length } = registry.changes
  for (const intent of [
    promote('leads', a),
    startCanary('catalogue', b, 5),
    startCanary('catalogue', c, 0),
    withdraw('catalogue', c, 'again'),
    withdraw('leads', c, 'late'),
  ])
    expect(await make([intent], registry)).toBe(registry)
  const confirmed = await make([{ action: 'confirm', remote: 'catalogue' }], registry)
  expect(confirmed.changes).toHaveLength(length + 1)
  expect(confirmed.remotes).toEqual(registry.remotes)
})

test('a canary that is gone already is not withdrawn again', async () => {
  expect((await make([withdraw('careers', c, 'late')], registry)).changes).toEqual(registry.changes)
})

test('what cannot be done is not signed', async () => {
  for (const [intent, reason] of [
    [startCanary('careers', c, 10), 'careers has no stable release'],
    [{ action: 'rollback', remote: 'leads', release: b }, 'leads does not go back to'],
  ] as const)
    await expect(make([intent], registry)).rejects.toThrow(reason)
})

describe('a registry is refused', () => {
  test('with any byte of a change changed', async () => {
    const list = listOf(registry)
    for (const [index, jws] of list.entries())
      // The last characters have bits that say nothing.
      for (let place = 3; place < jws.length - 2; place += 41) {
        const byte = jws[place] === 'A' ? 'B' : 'A'
        const changed = jws.slice(0, place) + byte + jws.slice(place + 1)
        await expect(read(list.with(index, changed)), `${index}, ${place}`).rejects.toThrow()
      }
  })

  test('with two changes in each other’s place', async () => {
    const list = listOf(registry)
    for (let index = 0; index < list.length - 1; index++) {
      const swapped = list.with(index, list[index + 1]!).with(index + 1, list[index]!)
      await expect(read(swapped)).rejects.toThrow(SignatureError)
    }
  })

  test('with one left out between others of its remote', async () => {
    const list = listOf(registry)
    for (const index of [2, 3, 4])
      await expect(read(list.toSpliced(index, 1))).rejects.toThrow(/is missing before/)
  })

  test('with one twice', async () => {
    const list = listOf(registry)
    for (const [index, jws] of list.entries())
      for (const place of [index, list.length])
        await expect(read(list.toSpliced(place, 0, jws))).rejects.toThrow('cannot follow change')
  })

  test.each<[unknown, string]>([
    ['abc', 'abc'],
    ['AAAAAAAAAAAA', 'AAAAAAAA'],
    ...[{ toString: 1 }, ['AAAAAAAAAA'], 7, null, '', '<b>'].map((kid): [unknown, string] => [
      kid,
      'no key',
    ]),
  ])('and what it says of its key is taken for what it is: %j', async (kid, said) => {
    const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const [, payload] = (listOf(registry)[0] ?? '').split('.')
    const jws = `${part({ alg: 'Ed25519', kid })}.${payload}.AAAA`
    const refusal = read([jws])
    await expect(refusal).rejects.toThrow(SignatureError)
    await expect(refusal).rejects.toThrow(new RegExp(`it names ${said}$`))
  })

  test.each<[string, () => SigningKey]>([
    ['a stranger', () => stranger],
    ['a stranger who writes another name under it', () => ({ ...stranger, kid: boss.kid })],
    ['another team', () => leads],
    ['a shell, which may only withdraw', () => shell],
  ])('with a change that %s signed', async (_, signer) => {
    const jws = await forge(registry, signer(), { release: d })
    const refusal = read([...listOf(registry), jws])
    await expect(refusal).rejects.toThrow(SignatureError)
    await expect(refusal).rejects.toThrow(
      `Change 8 (promote catalogue) is not signed by a key that may make it: it names ${signer().kid.slice(0, 8)}`,
    )
  })

  test("with one change's text under another's signature", async () => {
    const [one, two] = [
      await forge(registry, boss, { release: c }),
      await forge(registry, boss, { release: d }),
    ].map((jws) => jws.split('.') as [string, string, string])
    const mixed = [one![0], one![1], two![2]].join('.')
    await expect(read([...listOf(registry), mixed])).rejects.toThrow(SignatureError)
  })

  test('with a change of another registry', async () => {
    const other = await make([
      promote('leads', d),
      ...Array.from({ length: 6 }, (_, index) => promote('leads', idOf(index))),
    ])
    const [jws = ''] = listOf(await make([promote('catalogue', d)], other)).slice(-1)
    await expect(read([...listOf(registry), jws])).rejects.toThrow(SignatureError)
  })

  test.each<[string, Partial<SignedChange>, string]>([
    ['the same number', { sequence: 7 }, 'Change 7 cannot follow change 7'],
    ['a number that was passed', { sequence: 3 }, 'Change 3 cannot follow change 7'],
    ['another change before it', { previous: 'x' }, 'Change 8 was made after another change 7'],
    ['no change before it', { previous: null }, 'Change 8 was made after another change 7'],
    ["another change of its remote's before it", { before: 4 }, 'change 4 is missing before 8'],
    ['a step that cannot be made', { action: 'rollback', release: d }, 'does not go back to'],
    ['a release that is none', { release: '../x' }, 'a change in it is none'],
    ['more than all visitors', { action: 'canary', release: d, percent: 150 }, 'is none'],
    // A pipeline's canary reaches some; who may promote gives it to everybody.
    ['all visitors by a canary', { action: 'canary', release: d, percent: 100 }, 'is none'],
    [
      'a time before that of the one before it',
      { release: d, at: '2001-01-01T00:00:00.000Z' },
      'says that it is older than change 7',
    ],
    ['a time that is none', { release: d, at: 'soon' }, 'is none'],
    ['half a number', { release: d, sequence: 7.5 }, 'is none'],
    ['an action that nobody knows', { action: 'destroy' as never }, 'is none'],
  ])('with a change that has %s, whoever signed it', async (_, changes, reason) => {
    const jws = await forge(registry, boss, { release: d, ...changes })
    await expect(read([...listOf(registry), jws])).rejects.toThrow(reason)
  })

  test('with a change that was signed for something else', async () => {
    const change = Buffer.from(
      (await forge(registry, boss, { release: d })).split('.')[1]!,
      'base64url',
    )
    for (const typ of ['delivery-release+jws', 'delivery-root+jws'] as const)
      await expect(read([...listOf(registry), await signJws(change, boss, typ)])).rejects.toThrow(
        `is signed as ${typ}`,
      )
  })

  test.each([
    ['half a file', () => decodeText(registry.serialise()).slice(0, 600), 'not complete JSON'],
    ['an empty file', () => '', 'not complete JSON'],
    [
      'a newer format',
      () => '{ "format": 3, "releases": [] }',
      'format is 3, which another version',
    ],
    [
      'an older format',
      () => '{ "format": 1, "remotes": {} }',
      'format is 1, which another version',
    ],
    ['another document', () => '[]', 'The registry is not readable'],
    ['a change that is none', () => '{ "format": 2, "changes": ["x"] }', 'a change in it is none'],
  ])('when it is %s, with one clear line', async (_, text, reason) => {
    await expect(SignedRegistry.parse(encodeText(text()), trusted)).rejects.toThrow(reason)
  })
})

/** The same numbers every time. */
function randomOf(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return Math.floor((state / 2 ** 32) * below)
  }
}

test('of 200 random edits none has effect: each is refused, or comes to what visitors get now', async () => {
  const random = randomOf(22)
  const bytes = Buffer.from(registry.serialise())
  const list = listOf(registry)
  const edits: (() => Uint8Array)[] = [
    () => bytes.with(random(bytes.length), random(256)),
    () => Buffer.from([...bytes].toSpliced(random(bytes.length), 1 + random(9))),
    () => Buffer.from([...bytes].toSpliced(random(bytes.length), 0, random(256))),
    () => bytes.subarray(0, random(bytes.length)),
    () => withList(list.toSpliced(random(list.length), 1 + random(3))),
    () => withList(list.toSpliced(random(list.length), 0, list[random(list.length)]!)),
    () => withList(list.toSpliced(random(list.length), 1, list[random(list.length)]!)),
    () => withList(list.toSorted(() => random(3) - 1)),
  ]
  const visible = ({ sequence, remotes }: Registry) => ({
    sequence,
    live: new Map(
      Object.entries(remotes).map(([name, { stable, canary }]) => [name, { stable, canary }]),
    ),
  })
  let refused = 0
  for (let index = 0; index < 200; index++) {
    const edited = edits[index % edits.length]!()
    const outcome = await SignedRegistry.parse(edited, trusted)
      .then(async (changed) => {
        await changed.assertFollows(registry, trusted)
        return changed
      })
      .catch(() => null)
    if (outcome) expect(visible(outcome), decodeText(edited)).toEqual(visible(registry))
    else refused += 1
  }
  expect(refused).toBeGreaterThan(150)
})

const withList = (changes: readonly string[]) =>
  encodeText(JSON.stringify({ format: 2, changes }, null, 1))

describe('an old copy', () => {
  const newer = async () =>
    make(
      [
        [promote('catalogue', d), catalogue],
        [promote('leads', c), leads],
      ],
      registry,
    )

  test('does not follow what was in effect after it; the newer one follows', async () => {
    const next = await newer()
    await expect(next.assertFollows(registry, trusted)).resolves.toBeUndefined()
    await expect(next.assertFollows(next, trusted)).resolves.toBeUndefined()
    await expect(registry.assertFollows(next, trusted)).rejects.toThrow(SignatureError)
    await expect(registry.assertFollows(next, trusted)).rejects.toThrow(
      'The registry ends with change 6 of catalogue, after change 8 was in effect',
    )
    await expect(new SignedRegistry().assertFollows(next, trusted)).rejects.toThrow(
      'ends with change 0 of catalogue',
    )
  })

  test("of one remote does not follow behind another's newest changes either", async () => {
    const next = await newer()
    for (const remote of ['catalogue', 'leads']) {
      const mixed = await read(
        listOf(next).filter((_, index) => next.changes[index]?.remote !== remote || index < 7),
      )
      await expect(mixed.assertFollows(next, trusted)).rejects.toThrow(
        `The registry ends with change ${remote === 'leads' ? 7 : 6} of ${remote}`,
      )
    }
  })

  test('does not follow with a new change on top by a key that could not have made the ones between', async () => {
    const live = await make([promote('catalogue', d)], registry)
    const running = await read(listOf(registry).toSpliced(5, 1))
    const forged = await forge(running, shell, { action: 'withdraw', release: c, sequence: 20 })
    const replayed = await read([...listOf(running), forged])
    expect(replayed.remotes['catalogue']?.stable).toBe(b)
    await expect(replayed.assertFollows(live, trusted)).rejects.toThrow(
      'Change 20 of catalogue does not go on from change 8, which was in effect',
    )
  })

  test('does not follow when all that is left of a remote is a step of a key that may do little', async () => {
    const others = await read(
      listOf(registry).filter((_, index) => registry.changes[index]?.remote === 'leads'),
    )
    const forged = await forge(others, shell, {
      action: 'withdraw',
      release: c,
      sequence: 20,
      before: 19,
    })
    const cut = await read([...listOf(others), forged])
    expect(cut.remotes).not.toHaveProperty('catalogue')
    await expect(cut.assertFollows(registry, trusted)).rejects.toThrow(SignatureError)
  })

  test('follows when the shell team says so, above the numbers that were in use', async () => {
    const next = await newer()
    let restored = registry
    for (const remote of ['catalogue', 'leads'])
      restored = await restored.with(
        { action: 'confirm', remote, reason: 'restored' },
        { key: boss, trusted, above: next.sequence },
      )
    expect(restored.sequence).toBe(next.sequence + 2)
    await expect(restored.assertFollows(next, trusted)).resolves.toBeUndefined()
    await expect(next.assertFollows(restored, trusted)).rejects.toThrow(SignatureError)
  })

  test('with a remote left out does not follow', async () => {
    const one = await read(
      listOf(registry).filter((_, index) => registry.changes[index]?.remote === 'leads'),
    )
    await expect(one.assertFollows(registry, trusted)).rejects.toThrow(
      'ends with change 0 of catalogue',
    )
  })
})

describe('a remote that was retired', () => {
  const gone = () =>
    make(
      [retire('catalogue'), promote('leads', d), { action: 'confirm', remote: 'catalogue' }],
      registry,
    )

  test('is gone, and whoever knew it before follows', async () => {
    const retired = await gone()
    expect(Object.keys(retired.remotes)).toEqual(['leads'])
    await expect(retired.assertFollows(registry, trusted)).resolves.toBeUndefined()
    const short = retired.trimmed(() => true)
    await expect(short.assertFollows(registry, trusted)).resolves.toBeUndefined()
    await expect(registry.assertFollows(retired, trusted)).rejects.toThrow(SignatureError)
  })

  test('is gone also by the word of its own team, where the root lets it', async () => {
    const keys = trusted.keys.map((key) =>
      key.kid === catalogue.kid ? { ...key, may: [...key.may, 'retire' as const] } : key,
    )
    const retired = await registry.with(retire('catalogue'), { key: catalogue, trusted: { keys } })
    await expect(retired.assertFollows(registry, { keys })).resolves.toBeUndefined()
    await expect(read(listOf(retired))).rejects.toThrow(SignatureError)
  })

  test('begins anew with the next promotion', async () => {
    const again = await make([promote('catalogue', c)], await gone())
    expect(again.remotes['catalogue']).toEqual({ stable: c, canary: null, previous: [] })
    expect((await read(listOf(again))).remotes).toEqual(again.remotes)
  })

  test('stays away from those who followed it, however much is changed afterwards', async () => {
    const steps = Array.from({ length: 60 }, (_, index) => promote('leads', idOf(index)))
    const retired = await gone()
    const later = (await make(steps, retired)).trimmed(() => true)
    expect(Object.keys(later.remotes)).toEqual(['leads'])
    await expect(later.assertFollows(registry, trusted)).resolves.toBeUndefined()
    await expect(later.assertFollows(retired, trusted)).resolves.toBeUndefined()
  })
})

describe('a key that ended', () => {
  const endedAt = (ended: number) => ({
    keys: trusted.keys.map((key) => (key.kid === catalogue.kid ? { ...key, ended } : key)),
  })

  test('did what it did before', async () => {
    expect((await read(listOf(registry), endedAt(3))).remotes).toEqual(registry.remotes)
    await expect(read(listOf(registry), endedAt(2))).rejects.toThrow(
      'Change 3 (promote catalogue) is not signed by a key that may make it',
    )
  })

  test('does nothing more, also not by a number that was in use', async () => {
    await expect(
      registry.with(promote('catalogue', d), { key: catalogue, trusted: endedAt(3) }),
    ).rejects.toThrow(SignatureError)
    for (const sequence of [2, 3, 8]) {
      const jws = await forge(registry, catalogue, { release: d, sequence })
      await expect(read([...listOf(registry), jws], endedAt(3))).rejects.toThrow(SignatureError)
    }
  })

  test('leaves the others their work when what it did is taken out, and nothing of its own', async () => {
    const next = await make(
      [[promote('catalogue', d), catalogue], promote('leads', c), promote('catalogue', a)],
      registry,
    )
    const whole = next.without(({ kid, sequence }) => kid === catalogue.kid && sequence >= 8)
    expect(whole.changes.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4, 5, 6, 7, 9])
    expect(whole.remotes['catalogue']).toEqual(registry.remotes['catalogue'])
    expect(whole.remotes['leads']?.stable).toBe(c)
  })

  test('is no reason to keep what it changed: a registry without that follows', async () => {
    const next = await make([[promote('catalogue', d), catalogue]], registry)
    await expect(registry.assertFollows(next, trusted)).rejects.toThrow(SignatureError)
    await expect(registry.assertFollows(next, endedAt(3))).resolves.toBeUndefined()
  })
})

describe('a registry that is trimmed', () => {
  const remotes = ['catalogue', 'leads', 'careers']
  const steps = Array.from({ length: 90 }, (_, index): Step => {
    const remote = remotes[index % 3]!
    const turn = Math.floor(index / 3) % 5
    if (turn === 3) return startCanary(remote, idOf(index), 10)
    return turn === 4 ? back(remote) : promote(remote, idOf(index))
  })
  let long: SignedRegistry
  beforeAll(async () => {
    long = await make([...steps, { action: 'confirm', remote: 'registry' }, ...steps])
  })

  test('says the same, in fewer changes', async () => {
    const short = long.trimmed(() => true)
    expect(short.remotes).toEqual(long.remotes)
    expect(short.changes.length).toBeLessThan(70)
    expect((await read(listOf(short))).remotes).toEqual(long.remotes)
    expect(long.trimmed(() => false).changes).toEqual(long.changes)
  })

  test('follows all that it ever was, and goes on', async () => {
    const short = long.trimmed(() => true)
    for (let length = 1; length <= long.changes.length; length += 7) {
      const known = new SignedRegistry(long.changes.slice(0, length))
      await expect(short.assertFollows(known, trusted)).resolves.toBeUndefined()
      const knownTrimmed = known.trimmed(() => true)
      await expect(short.assertFollows(knownTrimmed, trusted)).resolves.toBeUndefined()
    }
    const next = await make([back('leads'), promote('careers', d)], short)
    expect(next.sequence).toBe(long.sequence + 2)
    await expect(next.assertFollows(long, trusted)).resolves.toBeUndefined()
  })

  test('also of a remote that is retired, whatever of it is left from before', async () => {
    const others = Array.from({ length: 20 }, (_, index) => promote('catalogue', idOf(index)))
    const led = [promote('leads', a), ...others, promote('leads', b), back('leads')]
    const full = await make([...led, retire('leads')])
    expect(full.trimmed(() => true).remotes).toEqual(full.remotes)
  })

  test('goes back as far as it did', async () => {
    let [one, other] = [long, long.trimmed(() => true)]
    for (let left = long.remotes['leads']!.previous.length; left > 0; left--) {
      ;[one, other] = [await make([back('leads')], one), await make([back('leads')], other)]
      expect(other.remotes).toEqual(one.remotes)
    }
    await expect(make([back('leads')], other)).rejects.toThrow('no release to go back to')
  })
})

describe('a registry of more than there is room for', () => {
  const trim = (full: SignedRegistry) => full.trimmed(() => true)
  const fits = (full: SignedRegistry) => full.serialise().byteLength <= limits.registryRoom * 1.05
  /** As often as teams, or a key that runs away, can: changes of the size of a long reason. */
  const filled = (intents: readonly Intent[]) =>
    signedFast(intents.map((intent) => ({ ...intent, reason: 'x'.repeat(500) })))

  test('goes back less far, and serves the same: a remote within its share goes back as far as ever', async () => {
    const days = Array.from({ length: 12 }, (_, day) => [
      promote('busy', idOf(day)),
      ...Array.from({ length: 100 }, (_, index) => startCanary('busy', idOf(1_000 + index), 10)),
      promote('calm', idOf(day)),
    ])
    const full = await filled([...days.flat(), startCanary('busy', d, 5)])
    expect(fits(full)).toBe(false)
    const short = trim(full)
    expect(fits(short)).toBe(true)
    expect(short.remotes['calm']).toEqual(full.remotes['calm'])
    const [busy, wasBusy] = [short.remotes['busy']!, full.remotes['busy']!]
    expect(busy).toEqual({ ...wasBusy, previous: wasBusy.previous.slice(0, busy.previous.length) })
    expect(busy.previous.length).toBeGreaterThan(1)
    expect((await read(listOf(short))).remotes).toEqual(short.remotes)
    await expect(short.assertFollows(full, trusted)).resolves.toBeUndefined()
  })

  test('keeps the release of before of a remote that is beyond its share, and takes no more canaries of it until another is given', async () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, index) => startCanary('busy', idOf(index), 10))
    const full = await filled([
      promote('calm', a),
      ...[promote('busy', a), ...many(300), promote('busy', b), ...many(700)],
    ])
    const refused = make([startCanary('busy', d, 5)], full)
    await expect(refused).rejects.toThrow(/^busy has had 700 changes since .* promoted/)
    const other = await make([startCanary('calm', d, 5), withdraw('calm', d, 'bad')], full)
    expect(other.remotes['calm']?.canary).toEqual({ release: d, percent: 0 })
    const promoted = trim(await make([promote('busy', c)], full))
    expect(promoted.remotes['busy']).toMatchObject({ stable: c, previous: [b] })
    const next = trim(await make([promote('busy', d), startCanary('busy', a, 5)], promoted))
    expect(fits(next)).toBe(true)
    expect(next.remotes['busy']).toMatchObject({ stable: d, previous: [c, b] })
  })

  test('keeps the newest release for another kit, which a page may still need', async () => {
    const confirm = (remote: string, count: number): Intent[] =>
      Array.from({ length: count }, () => ({ action: 'confirm', remote }))
    const days = Array.from({ length: 40 }, (_, day) => [
      promote('busy', idOf(day + 1), '2.0.0'),
      ...confirm('busy', 18),
    ])
    const full = await filled([
      ...[promote('busy', a, '1.9.0'), promote('busy', b, '1.9.1')],
      ...[promote('calm', a), ...confirm('calm', 300), ...days.flat()],
    ])
    expect(fits(full)).toBe(false)
    const { previous } = trim(full).remotes['busy']!
    expect(previous.slice(0, 2)).toEqual([idOf(39), idOf(38)])
    expect(previous).toContain(b)
    expect(previous).not.toContain(a)
  })

  test('keeps the release of before of a remote that had more than twice its share, while twice the room holds all', async () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, index) => startCanary('busy', idOf(index), 10))
    const others = Array.from({ length: 9 }, (_, index) => promote(`calm-${index}`, a))
    const full = await filled([
      ...[...others, promote('busy', a), ...many(300), promote('busy', b), ...many(900)],
      promote('busy', c),
    ])
    expect(trim(full).remotes['busy']).toMatchObject({ stable: c, previous: [b] })
    const retired = trim(await make([retire('calm-0'), back('busy')], trim(full)))
    expect(retired.remotes['busy']).toMatchObject({ stable: b })
  })

  test('of a remote whose every release is taken back, keeps what it serves', async () => {
    const bad = Array.from({ length: 600 }, (_, index) => [
      { ...promote('busy', idOf(index)), reason: '€'.repeat(500) },
      { action: 'rollback', remote: 'busy', release: a, reason: '€'.repeat(500) } satisfies Intent,
    ])
    const full = await signedFast([promote('calm', a), promote('busy', a), ...bad.flat()])
    const promoted = trim(await make([promote('busy', b)], full))
    expect(fits(promoted)).toBe(true)
    expect(promoted.remotes['busy']?.stable).toBe(b)
    expect(promoted.remotes['calm']?.stable).toBe(a)
  })

  test('takes no more confirmations of a remote from its team, and all that the shell team gives', async () => {
    const confirm: Intent = { action: 'confirm', remote: 'catalogue' }
    const full = await filled([
      ...[promote('leads', a), promote('leads', b), promote('catalogue', a)],
      ...Array.from({ length: 1_200 }, () => confirm),
    ])
    const refused = /^catalogue has had 1200 changes since .* promoted/
    await expect(make([[confirm, catalogue]], full)).rejects.toThrow(refused)
    const other = await make([[{ ...confirm, remote: 'leads' }, leads], back('leads')], full)
    expect(other.remotes['leads']?.stable).toBe(a)
    const next = await make(
      [
        [confirm, boss],
        [promote('catalogue', b), catalogue],
      ],
      full,
    )
    await expect(make([[confirm, catalogue]], trim(next))).resolves.toBeDefined()
  })

  test('is read as long as it is written, however small its changes are', async () => {
    const { changes } = await make([{ action: 'confirm', remote: 'a' }])
    const [smallest] = changes as [VerifiedChange]
    const count = Math.floor(limits.registry / (smallest.jws.length + 5))
    const bytes = serialiseChanges(Array.from({ length: count }, () => smallest))
    expect(parseDocument(bytes).length).toBe(count)
  })
})
