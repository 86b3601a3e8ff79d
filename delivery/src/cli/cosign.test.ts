import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { promote, startCanary, type Intent } from '../registry/registry.ts'
import { everyRemote } from '../signing/keys.ts'
import {
  makeSigningKey,
  publicKeyOf,
  readSigningKey,
  saveSigningKey,
  signingKeyPath,
  type SigningKey,
} from '../signing/signing-key.ts'
import { findRoot, rootPath } from '../signing/root-files.ts'
import { readRootFile } from '../signing/root.ts'
import { cosignRoot, draftRoot } from '../signing/sign-root.ts'
import { makeSite, run } from '../testing/command-line.ts'
import { demandsOf } from './change-root.ts'
import { writeProposal } from './proposal.ts'

afterEach(() => vi.restoreAllMocks())

let site: Awaited<ReturnType<typeof makeSite>>
/** Files of the shell team's keys, and of the catalogue team's. */
let ada: string
let ben: string
let cleo: string
let team: string
let change: string
let leads: string

beforeEach(async () => {
  site = await makeSite()
  const { dataFolder } = site
  const boss = async (name: string) => {
    const key = await makeSigningKey(everyRemote, 'Shell team', { role: 'shell-team', name })
    const publicKey = join(dataFolder, `${name}.pub.jwk`)
    await writeFile(publicKey, JSON.stringify(publicKeyOf(key)))
    await good(['trust', publicKey])
    return saved(name, key)
  }
  ada = signingKeyPath(dataFolder, 'shell-team')
  ben = await boss('Ben')
  cleo = await boss('Cleo')
  team = signingKeyPath(dataFolder, 'catalogue')
  change = join(dataFolder, 'change.json')
  leads = join(dataFolder, 'leads.pub.jwk')
  await writeFile(leads, JSON.stringify(publicKeyOf(await makeSigningKey('leads'))))
})

async function saved(name: string, key: SigningKey): Promise<string> {
  const path = join(site.dataFolder, `${name}.jwk`)
  await saveSigningKey(key, path)
  return path
}

const by = (key: string) => ['--signing-key', key]

/** The answer of a command that has to work. */
async function good<T = Record<string, unknown>>(args: readonly string[]): Promise<T> {
  const { out, code } = await run(site.dataFolder, [...args, '--json'])
  expect({ code, out }).toMatchObject({ code: 0 })
  return JSON.parse(out) as T
}

/** What a command says that must not work. */
async function bad(args: readonly string[]): Promise<string> {
  const { code, err } = await run(site.dataFolder, args)
  expect(code).toBe(1)
  return err
}

/** A file with a change of the root that Ada has signed, whatever her commands would say of it. */
async function draftOf(wanted: Parameters<typeof draftRoot>[1]): Promise<string> {
  const file = (await readRootFile(rootPath(site.dataFolder)))!
  const draft = await cosignRoot(file, draftRoot(file, wanted), await readSigningKey(ada))
  await writeProposal(change, { root: draft }, { signed: 1, needed: 2 })
  return change
}

interface Row {
  action: string
  author: string
  others?: string
  reason?: string
}
const history = () => good<Row[]>(['history'])
const root = () => findRoot(rootPath(site.dataFolder), site.team.store)
const read = async () => site.team.store.readRegistry(await root())

test('a key that is in the root twice is one signature', async () => {
  const found = await root()
  const [demand] = demandsOf({ ...found, keys: [...found.keys, ...found.keys] })
  expect(demand).toMatchObject({ needed: 1, able: 3 })
})

describe('a root that two must sign', () => {
  beforeEach(() => good(['threshold', '2']))

  test('says so', async () => {
    expect(await good(['who-may'])).toMatchObject({ threshold: 2, thresholds: {} })
    const { out } = await run(site.dataFolder, ['who-may'])
    expect(out).toContain('a change of the root needs 2 of 3 possible signatures')
  })

  test.each([
    ['trust', () => ['trust', leads]],
    ['revoke', () => ['revoke', site.kid]],
    ['threshold', () => ['threshold', '1']],
  ])('is not changed by one: %s', async (_, args) => {
    const { version } = await root()
    expect(await bad(args())).toContain(
      "2 keys must sign a change of the root: name a file with --out, and let another sign it with 'cosign'",
    )
    expect((await root()).version).toBe(version)
  })

  test('is changed when one prepares it and another signs it', async () => {
    const { version } = await root()
    const prepared = await good(['trust', leads, '--out', change, '--reason', 'a new team'])
    expect(prepared).toEqual({ file: change, signed: 1, needed: 2, isDone: false })
    expect((await root()).version).toBe(version)
    expect(await good(['cosign', change, ...by(ben)])).toMatchObject({
      ...{ isDone: true, root: version + 1 },
    })
    const added = (await root()).keys.at(-1)
    expect(added).toMatchObject({ remote: 'leads' })
    const [row] = await history()
    expect(row).toMatchObject({ action: 'keys', author: 'Ben' })
    expect(row?.reason).toBe(
      `a new team: leads team may publish, preview, promote, canary, rollback, withdraw, confirm: the remote leads, key ${added?.kid}`,
    )
  })

  test('is not changed by the same key twice, by a team, or by a stranger', async () => {
    await good(['trust', leads, '--out', change])
    const text = await readFile(change, 'utf8')
    const stranger = await makeSigningKey(everyRemote, 'Shell team', { role: 'shell-team' })
    expect(await bad(['cosign', change, ...by(ada)])).toContain('has signed it already')
    for (const key of [team, await saved('stranger', stranger)])
      expect(await bad(['cosign', change, ...by(key)])).toContain(
        'is not among those that may change the root',
      )
    expect(await readFile(change, 'utf8')).toBe(text)
    expect((await root()).keys.some(({ remote }) => remote === 'leads')).toBe(false)
    expect(await bad(['trust', leads, '--out', join(site.dataFolder, 'x'), ...by(team)])).toContain(
      'is not among those that may change the root',
    )
  })

  test('is not changed by what was prepared before another change', async () => {
    const other = join(site.dataFolder, 'other.json')
    await good(['trust', leads, '--out', change])
    await good(['revoke', site.kid, '--out', other])
    await good(['cosign', other, ...by(ben)])
    expect(await bad(['cosign', change, ...by(ben)])).toBe(
      'This would be root 5, and root 5 is in effect: prepare it again',
    )
  })

  test('is signed by nobody who has no root of their own: what the store says may be a thief’s', async () => {
    await good(['trust', leads, '--out', change])
    await rename(rootPath(site.dataFolder), join(site.dataFolder, 'away.json'))
    for (const args of [
      ['cosign', change, ...by(ben)],
      ['trust', leads, '--out', join(site.dataFolder, 'other.json')],
    ])
      expect(await bad(args)).toContain(`There is no root at ${rootPath(site.dataFolder)}`)
  })

  test('is not signed by anybody when it would leave too few who could sign the next', async () => {
    const { keys } = await root()
    const draft = await draftOf({ keys, threshold: 9 })
    expect(await bad(['cosign', draft, ...by(ben)])).toContain('and only 3 could')
  })

  test('is not signed by anybody when a key in it goes by the name of another', async () => {
    const { x } = publicKeyOf(await makeSigningKey('catalogue'))
    const { keys } = await root()
    const draft = await draftOf({
      keys: keys.map((key) => (key.name === 'Cleo' ? { ...key, x } : key)),
    })
    expect(await bad(['cosign', draft, ...by(ben)])).toContain('is not the thumbprint of its key')
  })

  test('says of whom a key was, how far it counts, until when, and why', async () => {
    const { keys } = await root()
    const expires = '2099-01-01T00:00:00Z'
    const shorter = keys.map((key) => (key.remote === 'catalogue' ? { ...key, expires } : key))
    const draft = await draftOf({ keys: shorter, reason: 'for now' })
    const { err } = await run(site.dataFolder, ['cosign', draft, ...by(ben)], {
      ask: () => Promise.resolve(false),
    })
    expect(err).toContain(`the remote catalogue, key ${site.kid}, until ${expires} (for now).`)
  })

  test('says what is signed, and asks on a terminal', async () => {
    await good(['revoke', site.kid, '--out', change])
    const { code, err } = await run(site.dataFolder, ['cosign', change, ...by(ben)], {
      ask: () => Promise.resolve(false),
    })
    expect({ code, err }).toMatchObject({
      ...{
        code: 1,
        err: expect.stringContaining(
          `${site.kid} (catalogue team) may do nothing any more; changes up to 5 count.`,
        ),
      },
    })
    expect((await root()).keys.find(({ kid }) => kid === site.kid)).not.toHaveProperty('ended')
  })

  test('ends a stolen key, and what it did meanwhile is taken back', async () => {
    const { next, live, kid } = site
    const { sequence } = await read()
    await good(['promote', 'catalogue', next, ...by(team)])
    const since = String(sequence + 1)
    await good(['revoke', kid, '--since', since, '--out', change])
    await good(['promote', 'catalogue', site.before, ...by(team)])
    expect(await good(['cosign', change, ...by(ben)])).toMatchObject({ undone: ['catalogue'] })
    expect((await read()).remotes['catalogue']).toMatchObject({ stable: live })
    expect((await run(site.dataFolder, ['verify', '--history'])).code).toBe(0)
  })

  test('cannot be lost by asking for more than there are', async () => {
    await good(['threshold', '3', '--out', change])
    await good(['cosign', change, ...by(cleo)])
    expect(await bad(['threshold', '4', '--out', change])).toContain(
      '4 keys must sign a change of the root, and only 3 could',
    )
    const { kid } = site.team.author.key
    expect(await bad(['revoke', kid, '--out', change, ...by(ben)])).toContain('and only 2 could')
    // Three sign one after the other.
    await good(['threshold', '1', '--out', change])
    expect(await good(['cosign', change, ...by(ben)])).toMatchObject({
      ...{ signed: 2, needed: 3, isDone: false },
    })
    expect(await good(['cosign', change, ...by(cleo)])).toMatchObject({ isDone: true })
    expect((await root()).threshold).toBe(1)
  })

  test('a key that is made on the shell team’s machine waits for two, too', async () => {
    expect(await good(['keygen', 'leads'])).toMatchObject({ isTrusted: false })
  })
})

describe('a remote of which two must sign what is new', () => {
  beforeEach(() => good(['threshold', '2', 'catalogue']))

  test('says so, and what is live stays', async () => {
    expect(await good(['who-may'])).toMatchObject({ threshold: 1, thresholds: { catalogue: 2 } })
    const { out } = await run(site.dataFolder, ['who-may'])
    expect(out).toContain('what is new of catalogue needs 2 of 4 possible signatures')
    expect((await read()).remotes['catalogue']).toMatchObject({
      ...{ stable: site.live, previous: [site.before] },
    })
  })

  test.each([
    ['a promotion', () => ['promote', 'catalogue', site.next]],
    ['a canary', () => ['promote', 'catalogue', site.next, '--percent', '99']],
    ['its end', () => ['retire', 'catalogue']],
  ])('one cannot do it: %s', async (_, args) => {
    for (const key of [team, ada])
      expect(await bad([...args(), ...by(key)])).toContain(
        '2 keys must sign what is new of catalogue: name a file with --out',
      )
    await good([...args(), '--out', change, '--reason', 'spring'])
    expect((await read()).remotes['catalogue']).toMatchObject({ stable: site.live, canary: null })
    await good(['cosign', change, ...by(ben)])
    expect((await read()).remotes['catalogue']).not.toMatchObject({
      ...{ stable: site.live, canary: null },
    })
    const [row] = await history()
    expect(row).toMatchObject({ author: 'Ben', reason: 'spring' })
    expect(row?.others).toMatch(/^(catalogue|Shell) team$/)
  })

  test('a change that one of two signed who was ended since does not count', async () => {
    await good(['promote', 'catalogue', site.next, '--out', change])
    await good(['cosign', change, ...by(ben)])
    const countsOf = async () => (await good<{ counts?: string }[]>(['history']))[0]?.counts
    expect(await countsOf()).toBeUndefined()
    const { sequence } = await read()
    const teams = (await root()).keys.find(({ remote }) => remote === 'catalogue')
    await good(['revoke', teams?.kid ?? '', '--since', String(sequence), '--reason', 'stolen'])
    expect((await read()).remotes['catalogue']?.stable).not.toBe(site.next)
    const rows = await good<{ sequence: number; counts?: string }[]>(['history'])
    expect(rows.find((row) => row.sequence === sequence)?.counts).toBe('no')
  })

  test('one alone goes back', async () => {
    await good(['promote', 'catalogue', site.next, '--out', change])
    expect(await bad(['cosign', change, ...by(team)])).toContain('has signed it already')
    await good(['cosign', change, ...by(ben)])
    await good(['rollback', 'catalogue', ...by(team)])
    expect((await read()).remotes['catalogue']).toMatchObject({ stable: site.live })
  })

  test('other remotes may change meanwhile, and this one may not', async () => {
    await good(['promote', 'catalogue', site.next, '--out', change])
    await site.team.store.changeRegistry(promote('leads', site.live), {
      ...site.team.author,
      trusted: await root(),
    })
    await good(['cosign', change, ...by(ben)])
    expect((await read()).remotes['catalogue']).toMatchObject({ stable: site.next })
    await good(['promote', 'catalogue', site.before, '--out', change])
    await good(['rollback', 'catalogue'])
    expect(await bad(['cosign', change, ...by(ben)])).toMatch(
      /catalogue was changed since \(change 8, not 7\): prepare the change again/,
    )
  })

  test('who may not do it cannot sign it either', async () => {
    const ci = await makeSigningKey('catalogue', 'Catalogue', { role: 'ci' })
    const publicKey = join(site.dataFolder, 'ci.pub.jwk')
    await writeFile(publicKey, JSON.stringify(publicKeyOf(ci)))
    await good(['trust', publicKey])
    const pipeline = await saved('ci', ci)
    const promotion = ['promote', 'catalogue', site.next, '--out', change]
    expect(await bad([...promotion, ...by(pipeline)])).toContain('not among those that may promote')
    await good(promotion)
    expect(await bad(['cosign', change, ...by(pipeline)])).toContain(
      'is not among those that may promote catalogue',
    )
    expect((await read()).remotes['catalogue']).toMatchObject({ stable: site.live })
  })

  test('what one did while it was agreed is taken back', async () => {
    await good(['threshold', '1', 'catalogue'])
    await good(['threshold', '2'])
    await good(['threshold', '2', 'catalogue', '--out', change])
    await good(['promote', 'catalogue', site.next])
    expect(await good(['cosign', change, ...by(ben)])).toMatchObject({ undone: ['catalogue'] })
    expect((await read()).remotes['catalogue']).toMatchObject({ stable: site.live })
    expect((await run(site.dataFolder, ['verify', '--history'])).code).toBe(0)
  })

  test('ends when one is enough again', async () => {
    await good(['threshold', '1', 'catalogue'])
    expect(await good(['who-may'])).toMatchObject({ thresholds: {} })
    await good(['promote', 'catalogue', site.next])
    expect((await read()).remotes['catalogue']).toMatchObject({ stable: site.next })
  })
})

test('two must sign what is new of a remote that had hundreds of canaries, which stays as it is; of one that had more, not before it has fewer', async () => {
  const { store, author } = site.team
  const trusted = await root()
  const add = async (steps: readonly Intent[]) => {
    let registry = await read()
    for (const step of steps) registry = await registry.with(step, { ...author, trusted })
    await store.writeRegistry(registry)
  }
  const canary = (index: number) => startCanary('catalogue', site.next, 1 + (index % 2))
  const back: Intent = { action: 'rollback', remote: 'catalogue', release: site.live }
  await add(Array.from({ length: 260 }, (_, index) => [canary(index), back]).flat())
  expect(await good(['threshold', '2', 'catalogue'])).toMatchObject({ undone: [] })
  expect((await read()).remotes['catalogue']).toMatchObject({ stable: site.live })
  await good(['threshold', '1', 'catalogue'])
  await add(Array.from({ length: 260 }, (_, index) => canary(index)))
  expect(await bad(['threshold', '2', 'catalogue'])).toMatch(/^catalogue has 52\d changes/)
  expect((await read()).remotes['catalogue']).toMatchObject({ stable: site.live })
})

test('a file that is no such change is named', async () => {
  expect(await bad(['cosign', '/no/such/file'])).toBe('There is no file /no/such/file')
  await writeFile(change, '{"format":1,"root":{}}')
  expect(await bad(['cosign', change])).toBe(`${change} is not a change that waits for signatures`)
  await writeFile(change, '{"format":1,"approvals":["x.y.z"]}')
  expect(await bad(['cosign', change])).toContain('is not the approval of a change')
})
