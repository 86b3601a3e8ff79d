import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { signChange } from '../registry/change.ts'
import { promote, startCanary } from '../registry/registry.ts'
import { openReleaseStore } from '../releases/store.ts'
import { everyRemote, roles } from '../signing/keys.ts'
import {
  makeSigningKey,
  publicKeyOf,
  readSigningKey,
  saveSigningKey,
  signingKeyPath,
} from '../signing/signing-key.ts'
import { changeRoot, findRoot, rootPath } from '../signing/root-files.ts'
import { newestRoot, readRootFile } from '../signing/root.ts'
import { firstRoot, signRoot } from '../signing/sign-root.ts'
import { decodeText, encodeText } from '../storage/storage.ts'
import { makeSite, run } from '../testing/command-line.ts'
import { makeFolder } from '../testing/release.ts'
import { trustKey } from './change-root.ts'
import type { CommandInput } from './command.ts'
import { workspaceAt } from './workspace.ts'

afterEach(() => vi.restoreAllMocks())

interface Row {
  sequence: number
  counts?: string
  at: string
  action: string
  remote: string
  release?: string
  author: string
  kid: string
  reason?: string
}

/** The answer for machines; the command has to work. */
async function ask<T>(dataFolder: string, args: readonly string[], env = {}): Promise<T> {
  const { out, code } = await run(dataFolder, [...args, '--json'], { env })
  expect({ code, out }).toMatchObject({ code: 0 })
  return JSON.parse(out) as T
}
const historyOf = (dataFolder: string) => ask<Row[]>(dataFolder, ['history'])

/** What `verify --history` says. */
async function audit(dataFolder: string) {
  const { code, out } = await run(dataFolder, ['verify', '--history', '--json'])
  return { code, ...(JSON.parse(out) as { changes: number; faults: string[] }) }
}

test('the history says who changed what, when, and why, the newest first', async () => {
  const { dataFolder, kid, before, live, next, team } = await makeSite()
  const reason = 'prices for spring'
  await run(dataFolder, ['promote', 'catalogue', next, '--percent', '10', '--reason', reason])
  await run(dataFolder, ['rollback', 'catalogue', '--reason', 'they were wrong'])
  await run(dataFolder, ['promote', 'catalogue', next])
  const rows = await historyOf(dataFolder)
  const one = { remote: 'catalogue', author: 'catalogue team', kid }
  const boss = { ...one, author: 'Shell team', kid: team.author.key.kid }
  expect(rows).toEqual([
    expect.objectContaining({ ...one, sequence: 5, action: 'promote', release: next }),
    expect.objectContaining({
      ...{ ...one, sequence: 4, action: 'rollback', release: live, reason: 'they were wrong' },
    }),
    expect.objectContaining({
      ...{ ...one, sequence: 3, action: 'canary', release: next, percent: 10, reason },
    }),
    expect.objectContaining({ ...boss, sequence: 2, action: 'promote', release: live }),
    expect.objectContaining({ ...boss, sequence: 1, action: 'promote', release: before }),
  ])
  for (const { at } of rows) expect(Math.abs(Date.parse(at) - Date.now())).toBeLessThan(60_000)
  expect(rows[0]).not.toHaveProperty('reason')
  const { out } = await run(dataFolder, ['history', 'catalogue'])
  expect(out).toMatch(/4 .*rollback.*catalogue team.*they were wrong/)
})

test('a reason that is a novel is refused, and changes nothing', async () => {
  const { dataFolder, live, next, record } = await makeSite()
  const { code } = await run(dataFolder, [
    ...['promote', 'catalogue', next, '--reason', 'x'.repeat(501)],
  ])
  expect(code).toBe(1)
  expect(await record()).toMatchObject({ stable: live })
})

test('one changed byte in years of history is found', async () => {
  const { dataFolder, team } = await makeSite()
  for (let index = 0; index < 90; index++)
    await team.store.changeRegistry(
      promote('leads', index.toString(16).padStart(16, '0')),
      team.author,
    )
  expect(await audit(dataFolder)).toEqual({ code: 0, changes: 92, faults: [] })
  expect((await run(dataFolder, ['verify', '--history'])).out).toBe('92 changes, all good')
  const [name = ''] = await team.storage.list('history/')
  const bytes = (await team.storage.read(name))!
  await team.storage.write(name, bytes.with(1_000, bytes[1_000] === 0x41 ? 0x42 : 0x41))
  const found = await audit(dataFolder)
  expect(found.code).toBe(1)
  expect(found.faults[0]).toContain(`${name}: `)
  await team.storage.remove(name)
  expect(await audit(dataFolder)).toMatchObject({
    code: 1,
    faults: [expect.stringMatching(/^Change \d+ was not made after change/)],
  })
})

test('a byte of the newest change, of no meaning, is found, too', async () => {
  const { dataFolder, team } = await makeSite()
  const bytes = (await team.storage.read('registry.json'))!
  const { changes, ...rest } = JSON.parse(Buffer.from(bytes).toString()) as { changes: string[] }
  const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  const last = changes.at(-1)!
  // Of a signature's last digit four bits stand for nothing.
  const other = last.slice(0, -1) + digits[digits.indexOf(last.at(-1)!) ^ 1]
  for (const forged of [other, `${last} `, ` ${last}`, `${last}=`, last.replace('.', '.=')]) {
    const list = { ...rest, changes: changes.with(-1, forged) }
    await team.storage.change('registry.json', () =>
      encodeText(`${JSON.stringify(list, null, 1)}\n`),
    )
    expect(await audit(dataFolder), forged.slice(-6)).toMatchObject({
      code: 1,
      faults: [
        expect.stringMatching(/is not signed by a key that may make it|a change in it is none/),
      ],
    })
  }
})

test.each<[string, (bytes: Uint8Array) => Uint8Array]>([
  ['a space is put in', (bytes) => encodeText(`${Buffer.from(bytes).toString()} `)],
  ['changes change places', (bytes) => changed(bytes, (changes) => changes.toReversed())],
  ['a change stands twice', (bytes) => changed(bytes, (changes) => [...changes, changes[0]!])],
])('a file of the history in which %s is found', async (_, forge) => {
  const { dataFolder, team } = await makeSite()
  for (let index = 0; index < 90; index++)
    await team.store.changeRegistry(
      promote('leads', index.toString(16).padStart(16, '0')),
      team.author,
    )
  const [name = ''] = await team.storage.list('history/')
  const bytes = (await team.storage.read(name))!
  await team.storage.write(name, forge(bytes))
  const fault = `${name}: it is not as it was written`
  expect(await audit(dataFolder)).toMatchObject({ code: 1, faults: [fault] })
  await team.storage.write(name, bytes)
  const other = name.replace(/\d{12}-/, '000000000777-')
  await team.storage.write(other, bytes)
  await team.storage.remove(name)
  expect(await audit(dataFolder)).toMatchObject({
    code: 1,
    faults: [`${other}: it is not as it was written`],
  })
})

function changed(bytes: Uint8Array, change: (changes: string[]) => string[]): Uint8Array {
  const { changes, ...rest } = JSON.parse(Buffer.from(bytes).toString()) as { changes: string[] }
  return encodeText(`${JSON.stringify({ ...rest, changes: change(changes) }, null, 1)}\n`)
}

test('who may do what is told by name, remote and right', async () => {
  const { dataFolder, kid, team } = await makeSite()
  const { version, threshold, keys } = await ask<{
    version: number
    threshold: number
    keys: object[]
  }>(dataFolder, ['who-may'])
  expect({ version, threshold }).toEqual({ version: 1, threshold: 1 })
  expect(keys).toEqual([
    {
      ...{ name: 'Shell team', team: 'Shell team', remote: '*', may: roles['shell-team'] },
      kid: team.author.key.kid,
    },
    {
      ...{ name: 'catalogue team', team: 'catalogue team', remote: 'catalogue', may: roles.team },
      kid,
    },
  ])
  expect((await run(dataFolder, ['who-may'])).out).toMatch(
    /catalogue team +catalogue +[\w-]+ +publish /,
  )
})

test('the first key that is made in an empty data folder brings the shell team and its root', async () => {
  const dataFolder = await makeFolder()
  const made = await ask<{ kid: string; isTrusted: boolean }>(dataFolder, ['keygen', 'leads'])
  expect(made.isTrusted).toBe(true)
  expect((await readdir(join(dataFolder, 'keys'))).sort()).toEqual([
    'leads.jwk',
    'root.json',
    'shell-team.jwk',
  ])
  expect((await stat(signingKeyPath(dataFolder, 'shell-team'))).mode & 0o777).toBe(0o600)
  const { keys } = newestRoot((await readRootFile(rootPath(dataFolder)))!)
  expect(keys.map(({ team }) => team)).toEqual(['Shell team', 'leads team'])
  const second = await ask<{ isTrusted: boolean }>(dataFolder, [
    ...[
      'keygen',
      'leads',
      '--role',
      'ci',
      '--name',
      'pipeline',
      '--expires',
      '2999-01-01T00:00:00Z',
    ],
  ])
  expect(second.isTrusted).toBe(true)
  const who = await ask<{ version: number; keys: object[] }>(dataFolder, ['who-may'])
  expect(who.version).toBe(2)
  expect(who.keys[2]).toMatchObject({
    ...{ name: 'pipeline', remote: 'leads', may: roles.ci, expires: '2999-01-01T00:00:00Z' },
  })
})

test('a team with a repository of its own is not the shell team, wherever the store is', async () => {
  const dataFolder = await makeFolder()
  const elsewhere = { workspace: { ...workspaceAt(dataFolder), isShellTeams: false } }
  const made = await run(dataFolder, ['keygen', 'careers', '--json'], elsewhere)
  expect(JSON.parse(made.out)).toMatchObject({ isTrusted: false, publicKey: { remote: 'careers' } })
  expect(await readdir(join(dataFolder, 'keys'))).toEqual(['careers.jwk'])
  const file = join(dataFolder, 'careers.json')
  await writeFile(file, JSON.stringify((JSON.parse(made.out) as { publicKey: object }).publicKey))
  const trusted = await run(dataFolder, ['trust', file], elsewhere)
  expect(trusted.code).toBe(1)
  expect(trusted.err).toContain("Or is the site's store not named? RELEASE_STORE, ROOT_FILE")
  expect(await readdir(join(dataFolder, 'keys'))).toEqual(['careers.jwk'])
})

test('of keys that begin a site at the same time none is lost, and none is trusted in place of another', async () => {
  const dataFolder = await makeFolder()
  await ask(dataFolder, ['keygen', 'leads'])
  const store = openReleaseStore(join(dataFolder, 'releases'))
  const rootFile = rootPath(dataFolder)
  // As whoever looked before there was a root.
  const late = {
    ...{ dataFolder, store, rootFile, options: {}, env: {}, workspace: workspaceAt(dataFolder) },
    trusted: { version: 0, at: '', threshold: 1, keys: [] },
  } as unknown as CommandInput
  await trustKey(late, publicKeyOf(await makeSigningKey('careers')))
  for (const file of [await readRootFile(rootFile), await store.readRoot()])
    expect(newestRoot(file!).keys.map(({ team }) => team)).toEqual([
      ...['Shell team', 'leads team', 'careers team'],
    ])
  await rm(signingKeyPath(dataFolder, 'shell-team'))
  await expect(trustKey(late, publicKeyOf(await makeSigningKey('other')))).rejects.toThrow(
    'is not signed by those who may change root 2',
  )
})

test.each([
  ['shell', 'Shell'],
  ['console', 'Console'],
])('a key of the role %s is not said to be the shell team’s', async (role, team) => {
  const dataFolder = await makeFolder()
  await ask(dataFolder, ['keygen', '--role', 'shell-team'])
  expect(await ask(dataFolder, ['keygen', '--role', role])).toMatchObject({ team })
})

test("the shell team's own key may be the first", async () => {
  const dataFolder = await makeFolder()
  const { kid } = await ask<{ kid: string }>(dataFolder, ['keygen', '--role', 'shell-team'])
  const { keys } = await ask<{ keys: object[] }>(dataFolder, ['who-may'])
  expect(keys).toEqual([expect.objectContaining({ kid, remote: '*', may: roles['shell-team'] })])
})

test.each([
  [['keygen', 'shell-team'], {}, 'keygen --role shell-team'],
  [['keygen', 'console'], {}, 'keygen --role console'],
  [
    ['keygen', '--role', 'shell-team', '--expires', '2026-01-01T00:00:00Z'],
    {},
    'is no key that may change a root now',
  ],
  [['trust', 'team.jwk'], { DELIVERY_KEY: 'team.jwk' }, 'is no key that may change a root now'],
])('%j begins no site that nobody could change', async (args, env, reason) => {
  const dataFolder = await makeFolder()
  const file = join(dataFolder, 'team.jwk')
  await saveSigningKey(await makeSigningKey('leads'), file)
  const here = (text: string) => text.replace('team.jwk', file)
  const { DELIVERY_KEY = 'none' } = env as { DELIVERY_KEY?: string }
  const settings = DELIVERY_KEY === 'none' ? {} : { DELIVERY_KEY: here(DELIVERY_KEY) }
  const { code, err } = await run(dataFolder, args.map(here), { env: settings })
  expect(err).toContain(reason)
  expect(code).toBe(1)
  expect(await ask(dataFolder, ['who-may'])).toMatchObject({ version: 0, keys: [] })
  await ask(dataFolder, ['keygen', '--role', 'shell-team'])
})

test('a key that nobody came to trust leaves no file in the way of the next one', async () => {
  const { dataFolder } = await makeSite()
  const path = signingKeyPath(dataFolder, 'shell-team')
  const own = await readFile(path)
  await rm(path)
  await saveSigningKey(await makeSigningKey(everyRemote, 'Mallory', { role: 'shell-team' }), path)
  const { code, err } = await run(dataFolder, ['keygen', 'leads'])
  expect({ code, err }).toEqual({
    code: 1,
    err: 'root 2 is not signed by those who may change root 1',
  })
  expect(await readdir(join(dataFolder, 'keys'))).not.toContain('leads.jwk')
  await writeFile(path, own)
  expect((await run(dataFolder, ['keygen', 'leads'])).code).toBe(0)
})

test.each([
  [['keygen', 'leads', '--role', 'king'], "There is no role 'king': team, ci, shell-team, shell"],
  [['keygen', 'leads', '--expires', 'soon'], 'expires is a time'],
  [['threshold', 'x'], 'How many keys must sign, 1 to 20?'],
  [['keygen'], 'Which remote?'],
  [['trust', '/no/such/file'], 'There is no public key at /no/such/file'],
  [['trust', import.meta.filename], `${import.meta.filename} is not a public key`],
  [['trust'], 'Which file? For example: trust leads.pub.jwk'],
  [['cosign'], 'Which file? For example: cosign change.json'],
  [['revoke'], 'Which kid or email? For example: revoke fNrM4Yw'],
  [['retire', 'laeds'], 'laeds is not live in '],
  [['retire', 'constructor'], "'constructor' is not the name of a remote"],
  [['confirm', 'laeds'], 'laeds is not live in '],
  [['revoke', 'nobody'], 'No key nobody is in the root'],
  [['revoke', 'nobody', '--since', '4'], '--since is a whole number'],
  [['restore', '--above', '1'], '--above is a whole number'],
])('%j is an error that says so', async (args, reason) => {
  const { dataFolder } = await makeSite()
  const before = await ask<object>(dataFolder, ['who-may'])
  const { code, err } = await run(dataFolder, args)
  expect(err).toContain(reason)
  expect(code).toBe(1)
  expect(await ask(dataFolder, ['who-may'])).toEqual(before)
  expect(await historyOf(dataFolder)).toHaveLength(2)
})

test('who names a root that is not there is told whose word counts', async () => {
  const { dataFolder } = await makeSite()
  const { code, err } = await run(dataFolder, ['status', '--root', '/no/such/root'])
  expect({ code, err }).toEqual({
    code: 0,
    err: "There is no root at /no/such/root: as long as there is none, the store's word is taken.",
  })
})

/** Somebody else's machine, with the same store and without the shell team's key. */
async function makeElsewhere(dataFolder: string) {
  const folder = await makeFolder()
  const env = { RELEASE_STORE: join(dataFolder, 'releases') }
  return {
    folder,
    ask: <T>(...args: string[]) => ask<T>(folder, args, env),
    run: (...args: string[]) => run(folder, args, { env }),
  }
}

test('a key that is made elsewhere may do nothing until the shell team trusts it', async () => {
  const { dataFolder, next, record } = await makeSite()
  const ada = await makeElsewhere(dataFolder)
  const made = await ada.ask<{ kid: string; isTrusted: boolean; publicKey: object }>(
    ...['keygen', 'catalogue', '--name', 'Ada'],
  )
  expect(made.isTrusted).toBe(false)
  expect(made.publicKey).not.toHaveProperty('d')
  const refused = await ada.run('promote', 'catalogue', next)
  expect(refused.err).toContain('is not signed by a key that may make it')
  expect(await record()).not.toMatchObject({ stable: next })

  const file = join(ada.folder, 'ada.pub.jwk')
  await writeFile(file, JSON.stringify(made.publicKey))
  const answer = await run(dataFolder, ['trust', file], { ask: () => Promise.resolve(false) })
  expect(answer.err).toContain('Ada may publish, preview, promote')
  expect(answer.code).toBe(1)
  expect((await ada.run('promote', 'catalogue', next)).code).toBe(1)

  await ask(dataFolder, ['trust', file, '--reason', 'Ada joined'])
  expect((await ada.run('promote', 'catalogue', next)).code).toBe(0)
  expect(await record()).toMatchObject({ stable: next })
  const [promotion, trusting] = await historyOf(dataFolder)
  expect(promotion).toMatchObject({ author: 'Ada', kid: made.kid, action: 'promote' })
  expect(trusting).toMatchObject({ action: 'keys', author: 'Shell team' })
  expect(trusting?.reason).toMatch(/^Ada joined: Ada may publish, /)
  expect((await run(dataFolder, ['trust', file])).err).toContain('is in the root already')
})

test('a key of the shell team’s that is made elsewhere waits for it, too', async () => {
  const { dataFolder } = await makeSite()
  const second = await makeElsewhere(dataFolder)
  const made = await second.ask<{ isTrusted: boolean }>('keygen', '--role', 'shell-team')
  expect(made.isTrusted).toBe(false)
})

describe('lines of nobody’s', () => {
  /** Thief's, of a key that only he trusts. */
  async function forge(team: Awaited<ReturnType<typeof makeSite>>['team'], release: string) {
    const thief = await makeSigningKey('catalogue')
    const trusted = { keys: [...team.trusted.keys, publicKeyOf(thief)] }
    await team.store.changeRegistry(promote('catalogue', release), { key: thief, trusted })
    return { thief, trusted }
  }
  const linesOf = async ({ storage }: Awaited<ReturnType<typeof makeSite>>['team']) =>
    JSON.parse(decodeText((await storage.read('registry.json'))!)) as { changes: string[] }

  test('go when it is asked for, with what goes on from them, which stays in the history', async () => {
    const { dataFolder, live, next, team } = await makeSite()
    const { thief, trusted } = await forge(team, next)
    await team.store.changeRegistry(promote('catalogue', live), { key: team.key, trusted })
    for (const command of ['history', 'confirm', 'restore'])
      expect((await run(dataFolder, [command])).err).toContain('is not signed by a key that may')
    const { code, err } = await run(dataFolder, ['restore', '--forged'], {
      ask: () => Promise.resolve(false),
    })
    expect(code).toBe(1)
    expect(err).toMatch(/1 lines are nobody's.* 3 \(promote catalogue\), 4 \(promote catalogue\)/s)
    const answer = await ask(dataFolder, ['restore', '--forged'])
    expect(answer).toMatchObject({ forged: 1, cut: 1, sequence: 2 })
    expect(await ask(dataFolder, ['restore', '--forged'])).toMatchObject({ forged: 0, cut: 0 })
    await ask(dataFolder, ['restore', '--above', '4'])
    const rows = await historyOf(dataFolder)
    expect(rows.map(({ kid }) => kid)).not.toContain(thief.kid)
    expect(rows.find(({ sequence }) => sequence === 4)).toMatchObject({ release: live })
  })

  test('take no other change with them, wherever they stand', async () => {
    const { dataFolder, next, team } = await makeSite()
    const before = await linesOf(team)
    await forge(team, next)
    const { changes, ...rest } = await linesOf(team)
    const moved = { ...rest, changes: [changes.at(-1), ...before.changes] }
    await team.storage.change('registry.json', () => encodeText(JSON.stringify(moved)))
    expect(await ask(dataFolder, ['restore', '--forged'])).toMatchObject({ forged: 1, cut: 0 })
    expect(await linesOf(team)).toEqual(before)
  })

  test('are told by nobody who has no root of their own, or cannot read the store’s', async () => {
    const { dataFolder, next, team } = await makeSite()
    await forge(team, next)
    const before = await linesOf(team)
    const root = rootPath(dataFolder)
    await rename(root, `${root}.away`)
    const refused = await run(dataFolder, ['restore', '--forged'])
    expect(refused.err).toContain(`There is no root at ${root}`)
    await rename(`${root}.away`, root)
    await team.storage.change('root.json', () => Buffer.from('{"format":1,"roo'))
    expect((await run(dataFolder, ['restore', '--forged'])).err).toContain('is not a root document')
    expect(await linesOf(team)).toEqual(before)
  })

  test('are judged by who may do what when it is done', async () => {
    const { dataFolder, next, team } = await makeSite()
    await forge(team, next)
    const leads = await makeSigningKey('leads')
    const file = join(dataFolder, 'leads.pub.jwk')
    await writeFile(file, JSON.stringify(publicKeyOf(leads)))
    const { code } = await run(dataFolder, ['restore', '--forged'], {
      async ask() {
        // Of this the asker's root knows nothing yet.
        const boss = await readSigningKey(signingKeyPath(dataFolder, 'shell-team'))
        const root = await changeRoot(rootPath(dataFolder), team.store, (found) =>
          signRoot(found, { keys: [...newestRoot(found!).keys, publicKeyOf(leads)] }, [boss]),
        )
        const lines = await linesOf(team)
        const changes = lines.changes.slice(0, -1)
        await team.storage.change('registry.json', () =>
          encodeText(JSON.stringify({ ...lines, changes })),
        )
        const author = { key: leads, trusted: root }
        await team.store.changeRegistry(promote('leads', 'a'.repeat(16)), author)
        return true
      },
    })
    expect(code).toBe(0)
    expect((await historyOf(dataFolder))[0]).toMatchObject({ remote: 'leads', kid: leads.kid })
  })
})

test('a root in the store that another version wrote stays as it is', async () => {
  const { dataFolder, team } = await makeSite()
  const newer = '{"format":2,"roots":[]}'
  await team.storage.change('root.json', () => Buffer.from(newer))
  expect((await run(dataFolder, ['restore'])).code).toBe(1)
  expect(decodeText((await team.storage.read('root.json'))!)).toBe(newer)
})

test('a key that goes by the name of another is let by nobody', async () => {
  const { dataFolder, kid } = await makeSite()
  const other = publicKeyOf(await makeSigningKey('catalogue'))
  const file = join(dataFolder, 'swapped.jwk')
  await writeFile(file, JSON.stringify({ ...other, kid }))
  expect((await run(dataFolder, ['trust', file])).err).toContain('is not the thumbprint of its key')
})

test('who makes a key elsewhere reads what to do with it', async () => {
  const { dataFolder } = await makeSite()
  const { folder, run } = await makeElsewhere(dataFolder)
  const { out } = await run('keygen', 'catalogue')
  expect(out).toContain("The shell team lets it, with 'trust' and its public half in a file:")
  const key = await readSigningKey(signingKeyPath(folder, 'catalogue'))
  expect(out).toContain(JSON.stringify(publicKeyOf(key)))
  expect(out).not.toContain(key.d)
})

test('nobody but the shell team lets a key do anything', async () => {
  const { dataFolder, kid } = await makeSite()
  const ada = await makeElsewhere(dataFolder)
  const { publicKey } = await ada.ask<{ publicKey: object }>('keygen', 'catalogue')
  const file = join(ada.folder, 'ada.pub.jwk')
  await writeFile(file, JSON.stringify(publicKey))
  for (const args of [
    ['trust', file],
    ['revoke', kid],
  ])
    expect(await ada.run(...args)).toMatchObject({
      code: 1,
      err: expect.stringContaining('There is no signing key at'),
    })
  await ada.run('keygen', '--role', 'shell-team')
  for (const args of [['trust', file], ['revoke', kid], ['retire', 'catalogue'], ['confirm']])
    expect((await ada.run(...args)).code, args[0]).toBe(1)
  expect((await ask<{ version: number }>(dataFolder, ['who-may'])).version).toBe(1)
})

/** A site whose catalogue team's key was stolen: changes 3 and 5 are the thief's. */
async function makeRobbed() {
  const site = await makeSite()
  const { dataFolder, next, team } = site
  await run(dataFolder, ['promote', 'catalogue', next])
  await team.store.changeRegistry(promote('leads', site.live), team.author)
  await team.store.changeRegistry(startCanary('catalogue', site.before, 50), {
    ...team.author,
    key: team.key,
  })
  const known = await team.store.readRegistry(team.trusted)
  expect(known.sequence).toBe(5)
  return { ...site, known }
}

test("what a stolen key did is taken back, and the store's number goes on above it", async () => {
  const { dataFolder, kid, known, live, next, team } = await makeRobbed()
  const answer = await ask<{ undone: string[]; root: number }>(dataFolder, [
    ...['revoke', kid, '--since', '3', '--reason', 'a laptop was stolen'],
  ])
  expect(answer).toMatchObject({ undone: ['catalogue'], root: 2 })
  const root = await findRoot(rootPath(dataFolder), team.store)
  const registry = await team.store.readRegistry(root)
  expect(registry.sequence).toBeGreaterThan(5)
  expect(registry.remotes).toMatchObject({
    catalogue: { stable: live, canary: null },
    leads: { stable: live },
  })
  await expect(registry.assertFollows(known, root)).resolves.toBeUndefined()
  const rows = await historyOf(dataFolder)
  expect(rows.map(({ action }) => action)).toEqual([
    ...['keys', 'confirm', 'canary', 'promote', 'promote', 'promote', 'promote'],
  ])
  expect(rows.map(({ counts }) => counts)).toEqual([
    ...[undefined, undefined, 'no', undefined, 'no', undefined, undefined],
  ])
  expect(rows[0]?.reason).toBe(
    `a laptop was stolen: ${kid} (catalogue team) may do nothing any more; changes up to 2 count`,
  )
  expect(await audit(dataFolder)).toEqual({ code: 0, changes: 7, faults: [] })
  // The thief still has the key.
  const refused = await run(dataFolder, ['promote', 'catalogue', next])
  expect(refused.code).toBe(1)
  expect((await run(dataFolder, ['preview', 'catalogue', next])).code).toBe(1)
})

test('what a key did before it ended stays, when nothing is taken back', async () => {
  const { dataFolder, kid, next, team } = await makeRobbed()
  expect(await ask(dataFolder, ['revoke', kid])).toMatchObject({ undone: [], since: 6 })
  const root = await findRoot(rootPath(dataFolder), team.store)
  const { remotes } = await team.store.readRegistry(root)
  expect(remotes['catalogue']).toMatchObject({ stable: next, canary: { percent: 50 } })
  expect(await audit(dataFolder)).toMatchObject({ code: 0, faults: [] })
})

test('revoking a key once more does not give it back what was taken', async () => {
  const { dataFolder, kid, live, team } = await makeRobbed()
  await ask(dataFolder, ['revoke', kid, '--since', '3'])
  expect(await ask(dataFolder, ['revoke', kid])).toMatchObject({ since: 3, undone: [] })
  const { keys } = await ask<{ keys: object[] }>(dataFolder, ['who-may'])
  expect(keys[1]).toMatchObject({ kid, ended: 2 })
  const root = await findRoot(rootPath(dataFolder), team.store)
  expect((await team.store.readRegistry(root)).remotes['catalogue']).toMatchObject({ stable: live })
})

test('a revocation that was killed in the middle is ended by the next', async () => {
  const { dataFolder, kid, live, team } = await makeRobbed()
  await changeRoot(rootPath(dataFolder), team.store, async (file) => {
    const { keys } = newestRoot(file!)
    const ended = keys.map((key) => (key.kid === kid ? { ...key, ended: 2 } : key))
    return signRoot(file, { keys: ended }, [team.author.key])
  })
  expect((await run(dataFolder, ['status'])).err).toContain(
    'Change 3 (promote catalogue) is not signed',
  )
  await ask(dataFolder, ['revoke', kid, '--since', '3'])
  const root = await findRoot(rootPath(dataFolder), team.store)
  expect((await team.store.readRegistry(root)).remotes['catalogue']).toMatchObject({ stable: live })
  expect(await audit(dataFolder)).toMatchObject({ code: 0, faults: [] })
})

test('a confirmation is signed, and changes nothing that visitors get', async () => {
  const { dataFolder, record } = await makeSite()
  const before = await record()
  expect(await ask(dataFolder, ['confirm', '--reason', 'looked at'])).toEqual({ sequence: 3 })
  expect(await ask(dataFolder, ['confirm'])).toEqual({ sequence: 4 })
  expect(await record()).toEqual(before)
  expect((await historyOf(dataFolder))[1]).toMatchObject({
    ...{ sequence: 3, action: 'confirm', author: 'Shell team', reason: 'looked at' },
  })
})

test('a remote that is retired is gone from the site, and its releases stay', async () => {
  const { dataFolder, live, record } = await makeSite()
  const refused = await run(dataFolder, ['retire', 'catalogue'], {
    ask: () => Promise.resolve(false),
  })
  expect(refused.err).toContain('The pages of catalogue will be gone.')
  expect(await record()).toMatchObject({ stable: live })
  await ask(dataFolder, ['retire', 'catalogue', '--reason', 'the pages moved'])
  expect(await record()).toBeUndefined()
  expect((await run(dataFolder, ['verify', 'catalogue', live])).code).toBe(0)
  expect((await historyOf(dataFolder))[0]).toMatchObject({
    ...{ action: 'retire', author: 'Shell team', reason: 'the pages moved' },
  })
})

test('a registry from a backup goes on above the highest number that was in use', async () => {
  const { dataFolder, live, next, team } = await makeSite()
  const backup = (await team.storage.read('registry.json'))!
  for (const args of [
    ['promote', 'catalogue', next],
    ['rollback', 'catalogue'],
    ['promote', 'catalogue', next],
  ])
    expect((await run(dataFolder, args)).code).toBe(0)
  const known = await team.store.readRegistry(team.trusted)
  await team.storage.change('registry.json', () => Uint8Array.from(backup))
  await expect(
    (await team.store.readRegistry(team.trusted)).assertFollows(known, team.trusted),
  ).rejects.toThrow('after change 5 was in effect')

  expect(await ask(dataFolder, ['restore', '--above', '5'])).toEqual({ before: 2, sequence: 6 })
  const restored = await team.store.readRegistry(team.trusted)
  expect(restored.remotes['catalogue']).toMatchObject({ stable: live })
  await expect(restored.assertFollows(known, team.trusted)).resolves.toBeUndefined()
  expect((await historyOf(dataFolder))[0]).toMatchObject({
    ...{ action: 'confirm', remote: 'catalogue', author: 'Shell team' },
    reason: 'restored from a backup',
  })
  expect(await audit(dataFolder)).toMatchObject({ code: 0, faults: [] })
  expect((await run(dataFolder, ['promote', 'catalogue', next])).code).toBe(0)
})

test('what somebody made by a clock that was ahead is taken out, and everybody goes on', async () => {
  const { dataFolder, live, next, team } = await makeSite()
  const known = await team.store.readRegistry(team.trusted)
  const now = Date.now()
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => now + 86_400_000)
  expect((await run(dataFolder, ['promote', 'catalogue', next])).code).toBe(0)
  clock.mockRestore()
  for (const command of [['rollback', 'catalogue'], ['confirm'], ['status']])
    expect((await run(dataFolder, command)).err).toContain('unless the shell team takes it out')

  expect((await run(dataFolder, ['restore', '--ahead'], { ask: async () => false })).err).toContain(
    'these are ahead: 3 (promote catalogue).',
  )
  await ask(dataFolder, ['restore', '--ahead', '--reason', 'a clock was a day ahead'])
  const mended = await team.store.readRegistry(team.trusted)
  expect(mended.remotes['catalogue']).toMatchObject({ stable: live })
  await expect(mended.assertFollows(known, team.trusted)).resolves.toBeUndefined()
  expect((await historyOf(dataFolder))[0]).toMatchObject({ reason: 'a clock was a day ahead' })
  expect(await audit(dataFolder)).toMatchObject({ code: 0, faults: [] })
  expect((await run(dataFolder, ['promote', 'catalogue', next])).code).toBe(0)
})

test('so is what first made a remote live by such a clock; where the clock here is slow, a new key takes out nothing', async () => {
  const { dataFolder, live, next, team } = await makeSite()
  const now = Date.now()
  vi.spyOn(Date, 'now').mockImplementation(() => now + 86_400_000)
  await team.store.changeRegistry(promote('events', next), team.author)
  vi.restoreAllMocks()
  await run(dataFolder, ['keygen', 'catalogue', '--signing-key', join(dataFolder, 'new.jwk')])
  expect((await team.store.readRegistry(team.trusted)).remotes).toHaveProperty('events')

  await ask(dataFolder, ['restore', '--ahead'])
  const { remotes } = await team.store.readRegistry(team.trusted)
  expect(remotes).not.toHaveProperty('events')
  expect(remotes['catalogue']).toMatchObject({ stable: live })
  expect((await run(dataFolder, ['confirm'])).code).toBe(0)
})

test('a root from a backup lets nobody do again what was ended since', async () => {
  const { dataFolder, next, team } = await makeSite()
  const key = join(dataFolder, 'lost.jwk')
  const { kid } = (await ask(dataFolder, ['keygen', 'catalogue', '--signing-key', key])) as {
    kid: string
  }
  const author = {
    key: await readSigningKey(key),
    trusted: await findRoot(rootPath(dataFolder), team.store),
  }
  const { sequence } = await team.store.changeRegistry(startCanary('catalogue', next, 5), author)
  const backups = await Promise.all(
    ['root.json', 'registry.json'].map(
      async (name) => [name, (await team.storage.read(name))!] as const,
    ),
  )
  const revoke = ['revoke', kid, '--since', String(sequence), '--reason', 'stolen']
  await ask(dataFolder, revoke)
  for (const [name, bytes] of backups) await team.storage.change(name, () => Uint8Array.from(bytes))
  const { err } = await run(dataFolder, ['restore', '--above', '9'])
  expect(err).toContain('is not signed by a key that may make it')
  await run(dataFolder, revoke)
  await ask(dataFolder, ['restore', '--above', '19'])
  const entry = newestRoot((await team.store.readRoot())!).keys.find((each) => each.kid === kid)
  expect(entry?.ended).toBeDefined()
})

test('a root in the store that cannot be read is replaced by nobody’s; once it is removed, by this machine’s when a backup is restored', async () => {
  const { dataFolder, team } = await makeSite()
  const { version, keys } = newestRoot((await team.store.readRoot())!)
  await team.storage.change('root.json', () => Buffer.from('{"format":1,"roo'))
  for (const args of [['revoke', keys.at(-1)!.kid], ['restore']])
    expect((await run(dataFolder, args)).err).toContain('root.json is not a root document')
  await team.storage.remove('root.json')
  await ask(dataFolder, ['restore'])
  expect(newestRoot((await team.store.readRoot())!).version).toBe(version)
})

test('a registry from a backup goes on above what the history still knows', async () => {
  const { dataFolder, live, team } = await makeSite()
  const backup = (await team.storage.read('registry.json'))!
  for (let index = 0; index < 80; index++)
    await team.store.changeRegistry(
      promote('catalogue', index.toString(16).padStart(16, '0')),
      team.author,
    )
  const known = await team.store.readRegistry(team.trusted)
  await team.storage.change('registry.json', () => Uint8Array.from(backup))
  await ask(dataFolder, ['restore', '--above', '82'])
  const restored = await team.store.readRegistry(team.trusted)
  expect(restored.remotes['catalogue']).toMatchObject({ stable: live })
  expect(restored.sequence).toBe(83)
  await expect(restored.assertFollows(known, team.trusted)).resolves.toBeUndefined()
  expect(await audit(dataFolder)).toMatchObject({ code: 0, faults: [] })
  const { err } = await run(dataFolder, ['restore', '--above', '60'])
  expect(err).toContain('--above is a whole number')
})

test('a registry from before a remote was there is gone on from, too', async () => {
  const { dataFolder, live, team } = await makeSite()
  const backup = (await team.storage.read('registry.json'))!
  await team.store.changeRegistry(promote('leads', live), team.author)
  const known = await team.store.readRegistry(team.trusted)
  await ask(dataFolder, ['keygen', 'leads'])
  await team.storage.change('registry.json', () => Uint8Array.from(backup))
  await ask(dataFolder, ['restore', '--above', '4'])
  const restored = await team.store.readRegistry(team.trusted)
  await expect(restored.assertFollows(known, team.trusted)).resolves.toBeUndefined()
})

test('what a thief put into the history does not stop a registry from being restored', async () => {
  const { dataFolder, live, team } = await makeSite()
  const [change] = (await team.store.readRegistry(team.trusted)).changes.slice(-1)
  const forged = await signChange(
    { ...promote('catalogue', live), sequence: 9e15, previous: null, before: 2, at: change!.at },
    team.key,
  )
  for (const [name, text] of [
    ['000000000001-000000000020-aaaaaaaa', '{ "format": 2, "changes": ["x"] }'],
    [
      '9000000000000000-9000000000000000-bbbbbbbb',
      JSON.stringify({ format: 2, changes: [forged] }),
    ],
  ] as const)
    await team.storage.write(`history/${name}.json`, encodeText(text))
  const found = await audit(dataFolder)
  expect(found).toMatchObject({ code: 1, changes: 2 })
  expect(found.faults).toEqual([
    expect.stringContaining('history/000000000001-000000000020-aaaaaaaa.json: '),
    expect.stringContaining(
      'Change 9000000000000000 is above change 2, the newest of the registry',
    ),
  ])
  expect((await run(dataFolder, ['history'])).code).toBe(0)
  expect((await run(dataFolder, ['prune', '--yes'])).code).toBe(0)
  expect(await ask(dataFolder, ['restore'])).toEqual({ before: 2, sequence: 3 })
})

test('a root in the store that is not of this site stops every command', async () => {
  const { dataFolder, team, next } = await makeSite()
  const stranger = await makeSigningKey(everyRemote, 'Shell team', { role: 'shell-team' })
  const first = await firstRoot(stranger, [])
  const forged = await signRoot(first, { keys: [publicKeyOf(stranger)] }, [stranger])
  await team.storage.change('root.json', () => encodeText(JSON.stringify(forged)))
  const { code, err } = await run(dataFolder, ['promote', 'catalogue', next])
  expect({ code, err }).toEqual({
    code: 1,
    err: 'root 2 is not signed by those who may change root 1',
  })
})
