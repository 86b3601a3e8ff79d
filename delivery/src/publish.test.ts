import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readVerifiedFile } from './integrity.ts'
import { publish } from './publish.ts'
import { promote } from './registry.ts'
import { openReleaseStore } from './store.ts'
import { makeBuild, makeFolder } from './testing-release.ts'

async function publishedRelease() {
  const folder = await makeFolder()
  const store = openReleaseStore(folder)
  const { release } = await publish(store, 'catalogue', await makeBuild(), '1.0.0')
  const manifest = await store.readManifest('catalogue', release)
  if (!manifest) throw new Error('not published')
  return { folder, store, release, manifest }
}

test('the same build gives the same release, and publishing twice is harmless', async () => {
  const store = openReleaseStore(await makeFolder())
  const first = await publish(store, 'catalogue', await makeBuild(), '1.0.0')
  const second = await publish(store, 'catalogue', await makeBuild(), '1.0.0')
  expect(second).toEqual({ ...first, isNew: false })
  expect(first.isNew).toBe(true)
})

test('a changed byte gives another release', async () => {
  const store = openReleaseStore(await makeFolder())
  const first = await publish(store, 'catalogue', await makeBuild(), '1.0.0')
  const changed = await makeBuild({ 'assets/role-page-3.css': '.title { color: blue }' })
  expect((await publish(store, 'catalogue', changed, '1.0.0')).release).not.toBe(first.release)
})

test('a page lists the scripts and styles that its imports reach', async () => {
  const { manifest } = await publishedRelease()
  expect(manifest.modules['src/roles/role-page.tsx']).toEqual({
    scripts: ['assets/routes-1.js', 'assets/role-page-2.js'],
    styles: ['assets/role-page-3.css'],
  })
  expect(manifest.modules['remoteEntry.js']?.scripts).toEqual(['remoteEntry.js'])
  expect(manifest.shared).toEqual(['react', 'shared-ui'])
})

test('a build without a server entry is refused', async () => {
  const store = openReleaseStore(await makeFolder())
  const build = await makeBuild()
  await rm(join(build, 'remoteEntry.ssr.js'))
  await expect(publish(store, 'catalogue', build, '1.0.0')).rejects.toThrow('remoteEntry.ssr.js')
})

test('a file changed in the store is refused, and so is one that the manifest does not list', async () => {
  const { folder, store, release, manifest } = await publishedRelease()
  const path = join(folder, 'catalogue', release, 'assets/routes-1.js')
  await expect(readVerifiedFile(store, manifest, 'assets/routes-1.js')).resolves.toBeTruthy()
  await writeFile(path, `${await readFile(path, 'utf8')};evil()`)
  await expect(readVerifiedFile(store, manifest, 'assets/routes-1.js')).rejects.toThrow(
    'does not match its hash',
  )
  await writeFile(join(folder, 'catalogue', release, 'assets/extra.js'), 'evil()')
  await expect(readVerifiedFile(store, manifest, 'assets/extra.js')).rejects.toThrow(
    'is not listed',
  )
})

test('a manifest that leaves its folder is refused', async () => {
  const { folder, store, release, manifest } = await publishedRelease()
  const hostile = {
    ...manifest,
    files: { '../../registry.json': { bytes: 1, integrity: 'sha384-x' } },
  }
  await writeFile(join(folder, 'catalogue', release, 'release.json'), JSON.stringify(hostile))
  await expect(store.readManifest('catalogue', release)).rejects.toThrow()
})

test('promoting switches the stable release and remembers the one before', async () => {
  const store = openReleaseStore(await makeFolder())
  const [a, b] = ['a'.repeat(16), 'b'.repeat(16)]
  await store.changeRegistry((registry) => promote(registry, 'catalogue', a))
  const registry = await store.changeRegistry((current) => promote(current, 'catalogue', b))
  expect(registry).toEqual({
    sequence: 2,
    remotes: { catalogue: { stable: b, canary: null, previous: [a] } },
  })
  expect(await store.changeRegistry((current) => promote(current, 'catalogue', b))).toEqual(
    registry,
  )
})

test('of twenty concurrent changes none is lost', async () => {
  const folder = await makeFolder()
  await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      openReleaseStore(folder).changeRegistry((registry) =>
        promote(registry, `remote-${index}`, 'a'.repeat(16)),
      ),
    ),
  )
  const registry = await openReleaseStore(folder).readRegistry()
  expect(registry.sequence).toBe(20)
  expect(Object.keys(registry.remotes)).toHaveLength(20)
})
