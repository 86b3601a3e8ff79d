import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { signBytes } from '../signing/signature.ts'
import { encodeText } from '../storage/storage.ts'
import { makeBuild, makeLastingBuild } from '../testing/release.ts'
import { makeTestStore } from '../testing/storage.ts'
import { readVerifiedRelease } from './integrity.ts'
import { stemOf } from './lasting-names.ts'
import { publish } from './publish.ts'
import { buildRelease, releaseIdOf, type ReleaseManifest } from './release.ts'

async function openStore() {
  const { store, trusted, key } = await makeTestStore()
  /** Writes a release as it was published when manifests spoke in SHA-384. */
  const publishOld = async (folder: string) => {
    const manifest = await buildRelease('catalogue', folder, '1.0.0')
    const files: ReleaseManifest['files'] = {}
    for (const path of Object.keys(manifest.files)) {
      const bytes = await readFile(join(folder, path))
      const hash = createHash('sha384').update(bytes).digest('base64')
      files[path] = { bytes: bytes.byteLength, integrity: `sha384-${hash}` }
    }
    const content = { ...manifest, files, lastingNames: true as const }
    const old = { ...content, release: releaseIdOf(content) }
    for (const path of Object.keys(files))
      await store.writeFile('catalogue', old.release, path, await readFile(join(folder, path)))
    const bytes = encodeText(JSON.stringify(old))
    await store.writeManifest({ manifest: old, bytes, signature: await signBytes(bytes, key) })
    return old.release
  }
  const publishFolder = async (folder: string) => {
    const build = { remote: 'catalogue', folder, kit: '1.0.0' }
    const { release } = await publish({ store, trusted, key, ...build })
    return (await store.readRelease('catalogue', release, trusted))?.manifest
  }
  return { store, trusted, publishFolder, publishOld }
}

test('the releases of builds that name files by their contents share addresses', async () => {
  const { publishFolder } = await openStore()
  for (const page of ['// one', '// two'])
    expect(await publishFolder(await makeLastingBuild(page))).toHaveProperty('lastingNames', true)
})

test('a build that gives a known name to other contents has its files to itself', async () => {
  const { publishFolder } = await openStore()
  const shared = 'assets/shared-abcdef.js'
  await publishFolder(await makeLastingBuild('// one', { [shared]: '// shared' }))
  const liar = await publishFolder(await makeLastingBuild('// two', { [shared]: '// other' }))
  expect(liar).not.toHaveProperty('lastingNames')
  const honest = await publishFolder(await makeLastingBuild('// three', { 'server/x.js': '1' }))
  expect(honest).toHaveProperty('lastingNames', true)
})

test('names last over releases whose manifests speak in SHA-384, which are read as they are', async () => {
  const { store, trusted, publishFolder, publishOld } = await openStore()
  const shared = 'assets/shared-abcdef.js'
  const old = await publishOld(await makeLastingBuild('// one', { [shared]: '// shared' }))
  const { files } = await readVerifiedRelease(store, trusted, 'catalogue', old)
  expect(Buffer.from(files.get(shared)!).toString()).toBe('// shared')
  const next = await publishFolder(await makeLastingBuild('// two', { [shared]: '// shared' }))
  expect(next).toHaveProperty('lastingNames', true)
  const liar = await publishFolder(await makeLastingBuild('// three', { [shared]: '// other' }))
  expect(liar).not.toHaveProperty('lastingNames')
  await store.writeFile('catalogue', old, shared, Buffer.from('// evil'))
  await expect(readVerifiedRelease(store, trusted, 'catalogue', old)).rejects.toThrow('its hash')
})

test('what only servers load may change under its name', async () => {
  const { publishFolder } = await openStore()
  await publishFolder(await makeLastingBuild('// one'))
  const next = await makeLastingBuild('// one', { 'server/routes.js': 'export const routes = [1]' })
  expect(await publishFolder(next)).toHaveProperty('lastingNames', true)
})

test('so has one whose entry has no hash in its name', async () => {
  const { publishFolder } = await openStore()
  expect(await publishFolder(await makeBuild())).not.toHaveProperty('lastingNames')
})

test.each([
  ['assets/role-page-Ab3_-9.js', 'assets/role-page.js'],
  ['site-V7jx-s.css', 'site.css'],
  ['remoteEntry.js', 'remoteEntry.js'],
])('%s is a version of %s', (path, stem) => {
  expect(stemOf(path)).toBe(stem)
})
