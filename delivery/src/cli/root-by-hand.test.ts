import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { everyRemote } from '../signing/keys.ts'
import { findRoot, rootPath } from '../signing/root-files.ts'
import { makeSigningKey, publicKeyOf, saveSigningKey } from '../signing/signing-key.ts'
import { signingKeyPath } from '../signing/signing-key.ts'
import { makeSite, run } from '../testing/command-line.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

let site: Awaited<ReturnType<typeof makeSite>>
/** Two copies of the root that every machine has: this one's, and another's. */
let here: string
let elsewhere: string

beforeEach(async () => {
  site = await makeSite()
  here = rootPath(site.dataFolder)
  elsewhere = join(site.dataFolder, 'elsewhere/root.json')
  await mkdir(dirname(elsewhere))
  await copyFile(here, elsewhere)
})

/** A key and its public half, in files; nobody trusts it yet. */
async function keyIn(
  name: string,
  remote: string,
  more: Parameters<typeof makeSigningKey>[2] = {},
) {
  const key = await makeSigningKey(remote, undefined, more)
  const [file, publicKey] = ['jwk', 'pub.jwk'].map((end) => join(site.dataFolder, `${name}.${end}`))
  await saveSigningKey(key, file!)
  await writeFile(publicKey!, JSON.stringify(publicKeyOf(key)))
  return { kid: key.kid, file: file!, publicKey: publicKey! }
}

const type = (...args: string[]) => run(site.dataFolder, args)

async function good(...args: string[]) {
  const answer = await type(...args)
  expect(answer).toMatchObject({ code: 0 })
  return answer
}

const bad = async (...args: string[]) => (await type(...args)).err

const rootAt = (path: string) => findRoot(path, site.team.store)
const endOf = async (kid: string) =>
  (await rootAt(elsewhere)).keys.find((key) => key.kid === kid)?.ended

/** Two keys must sign, and there are three. */
async function asksForTwo() {
  const others = [
    await keyIn('ben', everyRemote, { role: 'shell-team' }),
    await keyIn('cleo', everyRemote, { role: 'shell-team' }),
  ]
  for (const { publicKey } of others) await good('trust', publicKey)
  await good('threshold', '2')
  await copyFile(here, elsewhere)
  return others
}

test('counts where its file is, and from the next change on for whoever has it', async () => {
  await asksForTwo()
  const { version } = await rootAt(here)
  const { out } = await good('threshold', '1', '--by-hand')
  expect(out).toContain(`Root ${version + 1} is in ${here}, and counts on each machine`)
  expect(await rootAt(elsewhere)).toMatchObject({ version, threshold: 2 })

  await good('trust', (await keyIn('leads', 'leads')).publicKey)
  expect(await rootAt(here)).toMatchObject({ version: version + 2, threshold: 1 })
  await expect(rootAt(elsewhere)).rejects.toThrow(
    `root ${version + 1} is not signed by those who may change root ${version}`,
  )
  await copyFile(here, elsewhere)
  expect(await rootAt(elsewhere)).toMatchObject({ version: version + 2 })
})

test('lets a new key in, and ends those that are lost, when none is left', async () => {
  const lost = await asksForTwo()
  await rm(signingKeyPath(site.dataFolder, 'shell-team'))
  const found = await keyIn('found', everyRemote, { role: 'shell-team' })
  await good('trust', found.publicKey, '--by-hand')
  await good('threshold', '1', '--by-hand')
  for (const { kid } of lost) await good('revoke', kid, '--by-hand')
  const { publicKey } = await keyIn('leads', 'leads')
  expect(await bad('trust', publicKey, '--signing-key', lost[0]!.file)).toContain(
    'is not signed by',
  )
  await good('trust', publicKey, '--signing-key', found.file)
  expect(await rootAt(here)).toMatchObject({ threshold: 1 })
})

test('lets a new key in when all have expired', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const expires = new Date(Date.now() + 86_400_000).toISOString()
  const ben = await keyIn('ben', everyRemote, { role: 'shell-team', expires })
  await good('trust', ben.publicKey)
  await good('revoke', site.team.author.key.kid, '--signing-key', ben.file)
  vi.setSystemTime(Date.now() + 2 * 86_400_000)
  const found = await keyIn('found', everyRemote, { role: 'shell-team' })
  await good('trust', found.publicKey, '--by-hand')
  await good('trust', (await keyIn('leads', 'leads')).publicKey, '--signing-key', found.file)
})

test('takes no revocation back that others made meanwhile', async () => {
  await good('threshold', '1', '--by-hand')
  await good('revoke', site.kid, '--root', elsewhere)
  const { publicKey } = await keyIn('leads', 'leads')
  expect(await bad('trust', publicKey)).toContain('There is another root 2 in the store')
  expect(await endOf(site.kid)).toBeDefined()
})

test('nor do several that were put by hand, and the next says so', async () => {
  await good('threshold', '1', '--by-hand')
  await good('revoke', site.kid, '--root', elsewhere)
  const { publicKey } = await keyIn('leads', 'leads')
  const says = 'There is another root 2 in the store'
  expect(await bad('threshold', '1', '--by-hand')).toContain(says)
  expect(await bad('trust', publicKey)).toContain(says)
  expect(await bad('restore')).toContain(says)
  expect(await endOf(site.kid)).toBeDefined()
})

test('is not undone by what others make of the root before it', async () => {
  await good('revoke', site.kid, '--by-hand')
  for (const name of ['leads', 'resources'])
    await good('trust', (await keyIn(name, name)).publicKey, '--root', elsewhere)
  const { publicKey } = await keyIn('news', 'news')
  expect(await bad('trust', publicKey)).toContain('There is another root 2 here')
})

test('nor one that was made on this machine while somebody was asked', async () => {
  const answer = await run(site.dataFolder, ['threshold', '1', '--by-hand'], {
    async ask() {
      await good('revoke', site.kid)
      return true
    },
  })
  expect(answer.code).toBe(1)
  expect(await endOf(site.kid)).toBeDefined()
})

test('is not made while what the store has cannot be read', async () => {
  await site.team.storage.change('root.json', () => Buffer.from('{"format":1,"roo'))
  expect(await bad('threshold', '1', '--by-hand')).toContain('root.json is not a root document')
})

test('is told beside the file here, not beside what a thief put into the store', async () => {
  const { kid } = site.team.author.key
  const evil = await keyIn('evil', everyRemote, { role: 'shell-team' })
  await good('trust', evil.publicKey, '--root', elsewhere)
  await good('revoke', kid, '--since', '1', '--root', elsewhere, '--signing-key', evil.file)
  const { err } = await run(site.dataFolder, ['threshold', '1', '--by-hand'], {
    ask: () => Promise.resolve(false),
  })
  expect(err).toContain(`${kid} (Shell team) may do nothing any more`)
  expect(err).toContain(`key ${evil.kid}`)
})

test('is asked for in place of signatures, not beside them', async () => {
  const text = await bad('threshold', '1', '--by-hand', '--out', 'change.json')
  expect(text).toContain('one of the two')
})
