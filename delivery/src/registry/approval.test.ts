import { beforeEach, describe, expect, test } from 'vitest'
import { everyRemote, type TrustedKeys } from '../signing/keys.ts'
import { makeSigningKey, publicKeyOf, type SigningKey } from '../signing/signing-key.ts'
import { signApproval, type Approved } from './approval.ts'
import { hashOfChange, signChange, type SignedChange } from './change.ts'
import { promote, type Intent } from './registry.ts'
import { SignedRegistry } from './signed-registry.ts'

const boss = (name: string) =>
  makeSigningKey(everyRemote, 'Shell team', { role: 'shell-team', name })
const [ada, ben, cleo] = [await boss('Ada'), await boss('Ben'), await boss('Cleo')]
const stranger = await boss('Mallory')
const leads = await makeSigningKey('leads')
const ci = await makeSigningKey('site', 'Site', { role: 'ci' })
const [a, b, c] = ['a', 'b', 'c'].map((letter) => letter.repeat(16)) as [string, string, string]

const keys = [ada, ben, cleo, leads, ci].map(publicKeyOf)
let before: SignedRegistry
let trusted: TrustedKeys

beforeEach(async () => {
  let registry = new SignedRegistry()
  for (const release of [a, b])
    registry = await registry.with(promote('site', release), { key: ada, trusted: { keys } })
  before = registry
  const except = registry.changes.map(hashOfChange)
  trusted = { keys, thresholds: { site: { signatures: 2, except } } }
})

const wanted: Approved = { action: 'promote', remote: 'site', release: c, before: 2 }
const parse = (text: string, by = trusted) => SignedRegistry.parse(Buffer.from(text), by)
const document = (changes: readonly string[]) => JSON.stringify({ format: 2, changes })

/** A registry with one change more, as a tool of one's own makes it. */
async function forge(
  approvals: string[],
  { key = ada, ...more }: Partial<SignedChange> & { key?: SigningKey } = {},
): Promise<string> {
  const last = before.changes.at(-1)!
  const change = {
    ...{ sequence: last.sequence + 1, previous: hashOfChange(last), at: new Date().toISOString() },
    ...wanted,
    ...more,
  }
  const jws = await signChange({ ...change, approvals }, key)
  return document([...before.changes.map((known) => known.jws), jws])
}

test('two sign, and both are named', async () => {
  const registry = await parse(await forge([await signApproval(wanted, ben)]))
  expect(registry.remotes['site']).toMatchObject({ stable: c })
  expect(registry.history[0]).toMatchObject({ author: 'Ada', approvedBy: ['Ben'] })
})

test('what is approved of a canary is all that it goes on to', async () => {
  const ramp = [{ percent: 100, minutes: 10, views: 200 }]
  const canary = { ...wanted, action: 'canary', percent: 5, ramp } as const
  const registry = await parse(await forge([await signApproval(canary, ben)], canary))
  expect(registry.remotes['site']?.canary).toEqual({ release: c, percent: 5, ramp })
  const other = { ...canary, ramp: [{ percent: 100, minutes: 0, views: 200 }] }
  await expect(parse(await forge([await signApproval(canary, ben)], other))).rejects.toThrow(
    'needs the signatures of 2 keys, and has 1',
  )
})

test('an approval that came by way of an editor is one, too', async () => {
  const registry = await parse(await forge([`${await signApproval(wanted, ben)}\n`]))
  expect(registry.remotes['site']).toMatchObject({ stable: c })
})

describe('one alone does not do it', () => {
  const needed = 'Change 3 (promote site) needs the signatures of 2 keys, and has 1'
  test.each<[string, () => Promise<string[]>]>([
    ['without another', async () => []],
    ['by approving oneself', async () => [await signApproval(wanted, ada)]],
    ['with a stranger', async () => [await signApproval(wanted, stranger)]],
    ['with the team of another remote', async () => [await signApproval(wanted, leads)]],
    ['with a pipeline', async () => [await signApproval(wanted, ci)]],
    [
      'with a stranger by the name of another',
      async () => [await signApproval(wanted, { ...stranger, kid: ben.kid })],
    ],
    [
      'with what was said of another release',
      async () => [await signApproval({ ...wanted, release: b }, ben)],
    ],
    [
      'with what was said of an earlier state',
      async () => [await signApproval({ ...wanted, before: 1 }, ben)],
    ],
    [
      'with what was said of a canary',
      async () => [await signApproval({ ...wanted, action: 'canary', percent: 5 }, ben)],
    ],
    [
      'with what was said of a canary that goes on',
      async () => [
        await signApproval(
          {
            ...{ ...wanted, action: 'canary', percent: 5 },
            ramp: [{ percent: 10, minutes: 0, views: 0 }],
          },
          ben,
        ),
      ],
    ],
    [
      'with what was said of another remote',
      async () => [await signApproval({ ...wanted, remote: 'leads' }, ben)],
    ],
    ['with a change that another signed', async () => [before.changes[1]!.jws]],
    ['with what is none', async () => ['x', 'x.y.z']],
  ])('%s', async (_, approvals) => {
    await expect(parse(await forge(await approvals()))).rejects.toThrow(needed)
  })

  test('with one of three, twice', async () => {
    const three = { keys, thresholds: { site: { ...trusted.thresholds!['site']!, signatures: 3 } } }
    const twice = [await signApproval(wanted, ben), await signApproval(wanted, ben)]
    await expect(parse(await forge(twice), three)).rejects.toThrow('of 3 keys, and has 2')
    const both = [await signApproval(wanted, ben), await signApproval(wanted, cleo)]
    await expect(parse(await forge(both), three)).resolves.toBeDefined()
  })

  test('with the same key under another name', async () => {
    const twin = { ...publicKeyOf(ada), kid: 'twin' }
    const approval = await signApproval(wanted, { ...ada, kid: 'twin' })
    const more = { ...trusted, keys: [...keys, twin] }
    await expect(parse(await forge([approval]), more)).rejects.toThrow(needed)
  })

  test('with one that ended before', async () => {
    const ended = keys.map((key) => (key.kid === ben.kid ? { ...key, ended: 2 } : key))
    const text = await forge([await signApproval(wanted, ben)])
    await expect(parse(text, { ...trusted, keys: ended })).rejects.toThrow(needed)
  })

  test('with one that expired before', async () => {
    const expires = new Date(Date.now() - 1000).toISOString()
    const old = keys.map((key) => (key.kid === ben.kid ? { ...key, expires } : key))
    const text = await forge([await signApproval(wanted, ben)])
    await expect(parse(text, { ...trusted, keys: old })).rejects.toThrow(needed)
  })

  test('by numbers of before two were asked for', async () => {
    const start = await new SignedRegistry().with(promote('site', c), {
      ...{ key: ada, trusted: { keys } },
    })
    const text = document([start.changes[0]!.jws])
    await expect(parse(text)).rejects.toThrow('Change 1 (promote site) needs the signatures of 2')
  })
})

test.each<[Intent['action'], Intent]>([
  ['rollback', { action: 'rollback', remote: 'site', release: a }],
  ['confirm', { action: 'confirm', remote: 'site' }],
])('one alone goes back, and notes: %s', async (_, intent) => {
  await expect(before.with(intent, { key: ada, trusted })).resolves.toBeDefined()
})

test('of other remotes one is enough', async () => {
  const registry = await before.with(promote('leads', a), { key: leads, trusted })
  expect(registry.remotes['leads']).toMatchObject({ stable: a })
})
