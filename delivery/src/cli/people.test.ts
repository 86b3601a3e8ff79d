import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { promote } from '../registry/registry.ts'
import { giveRelease } from '../registry/steer.ts'
import { openReleaseStore } from '../releases/store.ts'
import { everyRemote } from '../signing/keys.ts'
import {
  makeSigningKey,
  publicKeyOf,
  saveSigningKey,
  type SigningKey,
} from '../signing/signing-key.ts'
import { changeRoot, findRoot, findRootFile, rootPath } from '../signing/root-files.ts'
import { cosignRoot, draftRoot, signRoot } from '../signing/sign-root.ts'
import { makeSite, run } from '../testing/command-line.ts'
import { describeChange } from './change-root.ts'
import { writeProposal } from './proposal.ts'

const email = 'ada@example.org'
let site: Awaited<ReturnType<typeof makeSite>>
let aConsole: SigningKey

const good = async (...args: string[]) => {
  const { code, out, err } = await run(site.dataFolder, args)
  expect({ code, err }).toMatchObject({ code: 0 })
  return out
}
const bad = async (...args: string[]) => {
  const { code, out, err } = await run(site.dataFolder, args)
  expect(code).toBe(1)
  return err || out
}
const store = () => openReleaseStore(join(site.dataFolder, 'releases'))
const readTrusted = () => findRoot(rootPath(site.dataFolder), store())

/** What a console does in her name; the root is read by whoever makes the change. */
async function press(release: string, readsAgain = true) {
  const trusted = await readTrusted()
  const author = { key: aConsole, by: email, trusted, ...(readsAgain && { readTrusted }) }
  return giveRelease(store(), author, { remote: 'catalogue', release, percent: 100 })
}
const live = async () => (await store().readRegistry(await readTrusted())).remotes['catalogue']

beforeEach(async () => {
  site = await makeSite()
  aConsole = await makeSigningKey(everyRemote, 'Console', { role: 'console' })
  const file = join(site.dataFolder, 'console.pub.jwk')
  await writeFile(file, JSON.stringify(publicKeyOf(aConsole)))
  await good('trust', file)
})

test('somebody who is admitted does what their role may, until they are revoked', async () => {
  await expect(press(site.next)).rejects.toThrow('not signed by a key that may make it')
  expect(await good('admit', email, 'catalogue', '--name', 'Ada')).toContain(
    `${email} may publish, preview, promote`,
  )
  await press(site.next)
  expect(await live()).toMatchObject({ stable: site.next })
  const [newest] = JSON.parse(await good('history', '--json')) as object[]
  expect(newest).toMatchObject({ action: 'promote', author: 'Ada', kid: aConsole.kid })
  expect(JSON.parse(await good('who-may', '--json'))).toMatchObject({
    keys: expect.arrayContaining([expect.objectContaining({ email, remote: 'catalogue' })]),
  })

  await good('revoke', email)
  await expect(press(site.before)).rejects.toThrow('not signed by a key that may make it')
  expect(await live()).toMatchObject({ stable: site.next })
})

test('what somebody did is taken back, and does not count again when they come back', async () => {
  await good('admit', email, 'catalogue')
  await press(site.next)
  const path = join(site.dataFolder, 'releases/registry.json')
  const [before, { sequence }] = [
    await readFile(path),
    await store().readRegistry(await readTrusted()),
  ]
  await good('revoke', email, '--since', String(sequence))
  expect(await live()).toMatchObject({ stable: site.live })
  const rows = JSON.parse(await good('history', '--json')) as { by?: string; counts?: string }[]
  expect(rows.filter(({ counts }) => counts === 'no')).toMatchObject([{ by: email }])
  await good('admit', email, 'catalogue')
  await writeFile(path, before)
  await expect(live()).rejects.toThrow('not signed by a key that may make it')
})

test.each([
  ['another remote', ['admit', email, 'leads']],
  ['another role', ['admit', email, 'catalogue', '--role', 'ci']],
])('who comes back for %s leaves what they did before as it is', async (_, again) => {
  await good('admit', email, 'catalogue')
  await press(site.next)
  await good('revoke', email)
  await good(...again)
  expect(await live()).toMatchObject({ stable: site.next })
  await expect(press(site.before)).rejects.toThrow('not signed by a key that may make it')
  await good('rollback', 'catalogue')
  expect(await live()).toMatchObject({ stable: site.live })
})

test('who comes back and leaves again leaves what they did in between, too', async () => {
  await good('admit', email, 'catalogue')
  await good('revoke', email)
  await good('admit', email, 'catalogue')
  await press(site.next)
  expect(await good('revoke', email)).not.toContain('taken back')
  expect(await live()).toMatchObject({ stable: site.next })
  await expect(press(site.before)).rejects.toThrow('not signed by a key that may make it')
})

test('a press that was under way while somebody was revoked is none', async () => {
  await good('admit', email, 'catalogue')
  const trusted = await readTrusted()
  await good('revoke', email)
  const author = { key: aConsole, by: email, trusted, readTrusted }
  await expect(store().changeRegistry(promote('catalogue', site.next), author)).rejects.toThrow(
    'not signed by a key that may make it',
  )
  expect(await live()).toMatchObject({ stable: site.live })
})

test('builds are checked on, whoever made the newest change', async () => {
  await good('admit', email, 'catalogue')
  await press(site.next)
  expect(await bad('check', 'catalogue', '--folder', site.dataFolder)).not.toContain('not signed')
})

test('nobody is admitted without an address, twice, or as a shell', async () => {
  expect(await bad('admit', 'ada')).toContain('Who? For example')
  expect(await bad('admit', email)).toContain('Which remote?')
  expect(await bad('admit', email, 'catalogue', '--role', 'shell')).toContain(
    "A person's role is team, ci or shell-team",
  )
  await good('admit', email, 'catalogue')
  expect(await bad('admit', 'ADA@example.org', 'catalogue')).toContain('is in the root already')
  expect(await bad('revoke', 'eve@example.org')).toContain(
    'No person eve@example.org is in the root',
  )
})

test('who cosigns a root is told who leaves it, and lets no change count that nobody has seen', async () => {
  await good('admit', email, 'catalogue')
  const root = await readTrusted()
  expect(describeChange(root, { ...root, people: [] })).toEqual([
    `${email} is not in the root any more, and what they changed does not count`,
  ])
  const thresholds = { catalogue: { signatures: 2, except: ['invented'] } }
  expect(describeChange(root, { ...root, thresholds })).toEqual([
    'what is new of catalogue needs 2 of 2 possible signatures: none of these keys may be lost',
    '1 changes of catalogue count with one: invented',
  ])

  // An end that ends nothing is none.
  const [known] = root.people!
  const later = { ...known!, remote: everyRemote, ended: Number.MAX_SAFE_INTEGER }
  expect(describeChange(root, { ...root, people: [later] })).toEqual([
    expect.stringMatching(
      /^ada@example.org may publish.*every remote, up to change 9007199254740991$/,
    ),
  ])

  const second = await makeSigningKey(everyRemote, 'Shell team', { role: 'shell-team' })
  const secondPath = join(site.dataFolder, 'second.jwk')
  await saveSigningKey(second, secondPath)
  const keys = [...root.keys, publicKeyOf(second)]
  const file = rootPath(site.dataFolder)
  await changeRoot(file, store(), (current) =>
    signRoot(current, { keys, threshold: 2 }, [site.team.author.key]),
  )
  const change = join(site.dataFolder, 'change.json')
  const current = (await findRootFile(file, store()))!
  const draft = draftRoot(current, { keys, thresholds })
  const signed = await cosignRoot(current, draft, site.team.author.key)
  await writeProposal(change, { root: signed }, { signed: 1, needed: 2 })
  expect(await bad('cosign', change, '--signing-key', secondPath)).toContain(
    'A change that nobody has made yet is to count with one signature: invented',
  )
  const endless = draftRoot(current, { keys, people: [later] })
  const half = await cosignRoot(current, endless, site.team.author.key)
  await writeProposal(change, { root: half }, { signed: 1, needed: 2 })
  expect(await bad('cosign', change, '--signing-key', secondPath)).toContain(
    'Somebody is to end with change 9007199254740991',
  )
})
