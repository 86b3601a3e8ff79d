import { execFileSync } from 'node:child_process'
import { readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { openFileStorage } from './storage/file-storage.ts'
import { readVerifiedRelease } from './releases/integrity.ts'
import { limits } from './limits.ts'
import { prune } from './releases/prune.ts'
import { promote } from './registry/registry.ts'
import { SignedRegistry } from './registry/signed-registry.ts'
import { parseManifest, releaseIdOf, type ReleaseManifest } from './releases/release.ts'
import { SignatureError } from './signing/jws.ts'
import { makeFolder } from './testing/release.ts'
import { makeTestStore, type TestStore } from './testing/storage.ts'

let folder: string
let team: TestStore
let release: string
beforeEach(async () => {
  folder = await makeFolder()
  team = await makeTestStore(openFileStorage(folder))
  ;({ release } = await team.publish())
})
const pathOf = (name: string) => join(folder, 'catalogue', release, name)
const verify = () => readVerifiedRelease(team.store, team.trusted, 'catalogue', release)

/** What somebody who can write to the store puts in place of a file. */
const impostors: [string, (path: string) => Promise<unknown>][] = [
  ['a sparse file of 1.5 GB', (path) => truncate(path, 1.5e9)],
  ['a FIFO', async (path) => rm(path).then(() => execFileSync('mkfifo', [path]))],
]

test.each(impostors)('%s stands for no part of a release', async (_, put) => {
  await put(pathOf('assets/routes-1.js'))
  await expect(verify()).rejects.toThrow('routes-1.js does not match its hash in the release')
  await put(pathOf('release.json'))
  await expect(verify()).rejects.toThrow(`release.json is not a file of at most ${limits.manifest}`)
  await put(pathOf('release.jws'))
  await expect(verify()).rejects.toThrow(SignatureError)
  expect(await team.publish()).toMatchObject({ release, isNew: true })
  await expect(verify()).resolves.toBeTruthy()
})

test.each(impostors)('what %s made unreadable is pruned as unfinished', async (_, put) => {
  const { release: live } = await team.publish({ 'assets/role-page-3.css': '.live {}' })
  await team.store.changeRegistry(promote('catalogue', live), team.author)
  await put(pathOf('release.jws'))
  const pruning = { trusted: team.trusted, keepDays: 7, withUnfinished: true }
  expect(await prune(team.store, pruning)).toEqual([{ remote: 'catalogue', release }])
})

test.each(impostors)('%s is neither read as the registry nor overwritten', async (_, put) => {
  await team.store.changeRegistry(promote('catalogue', release), team.author)
  await put(join(folder, 'registry.json'))
  const reason = `registry.json is not a file of at most ${limits.registry} bytes`
  await expect(team.store.readRegistry(team.trusted)).rejects.toThrow(reason)
  await expect(team.store.changeRegistry(() => null, team.author)).rejects.toThrow(reason)
})

test('a registry that nobody would read again is not written', async () => {
  const { changes } = await new SignedRegistry().with(promote('catalogue', release), team.author)
  const padded = changes.map((change) => ({ ...change, jws: change.jws.padEnd(limits.registry) }))
  await expect(team.store.writeRegistry(new SignedRegistry(padded))).rejects.toThrow(
    `The registry is larger than ${limits.registry} bytes`,
  )
  expect((await team.store.readRegistry(team.trusted)).history).toEqual([])
})

test.each([
  ['a file', 1, limits.file + 1, `catalogue: its manifest is wrong at files.0.js.bytes: is more`],
  ['a negative size', 1, -1, 'files.0.js.bytes'],
  ['all files', 3, limits.file, `files: are more than ${limits.release} bytes together`],
  ['number of files', limits.files + 1, 1, `files: are more than ${limits.files} files`],
])('a manifest beyond the limits is refused: %s', async (_, count, bytes, reason) => {
  const { manifest } = await verify()
  const file = { bytes, integrity: 'sha384-x' }
  const withFiles = (files: ReleaseManifest['files']) => {
    const content = { ...manifest, files }
    return parseManifest({ ...content, release: releaseIdOf(content) }, 'catalogue')
  }
  const entries = Array.from({ length: count }, (_, index) => [`${index}.js`, file] as const)
  expect(() => withFiles(Object.fromEntries(entries))).toThrow(reason)
  const most = Array.from({ length: limits.files }, (_, index) => [
    `${index}.js`,
    { ...file, bytes: 8_000 },
  ])
  expect(() => withFiles(Object.fromEntries(most) as ReleaseManifest['files'])).not.toThrow()
})

test('a build beyond the limits is not published', async () => {
  const build = { 'assets/large.js': 'x'.repeat(limits.file + 1) }
  await expect(team.publish(build)).rejects.toThrow('files.assets/large.js.bytes: is more than')
  await writeFile(pathOf('release.jws'), 'x'.repeat(limits.signature + 1))
  await expect(verify()).rejects.toThrow(SignatureError)
})

test('operators read what each limit is', async () => {
  const page = await readFile(join(import.meta.dirname, '../../docs/limits.md'), 'utf8')
  for (const [name, limit] of Object.entries(limits))
    expect(page).toMatch(
      new RegExp(`^\\| \`${name}\` +\\| +${limit.toLocaleString('en')}( B)? \\|`, 'm'),
    )
})
