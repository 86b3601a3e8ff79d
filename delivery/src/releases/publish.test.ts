import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readVerifiedFile, readVerifiedRelease } from './integrity.ts'
import { makeSigningKey, publicKeyOf } from '../signing/signing-key.ts'
import { makeCandidate, publish, writeCandidate } from './publish.ts'
import { isKitCompatible, releaseIdOf } from './release.ts'
import { encodeText } from '../storage/storage.ts'
import { makeBuild, makeFolder } from '../testing/release.ts'
import { siteDataWith } from '../testing/site-data.ts'
import { makeTestStore } from '../testing/storage.ts'

async function publishedRelease() {
  const test = await makeTestStore()
  const { release } = await test.publish()
  const signed = await readVerifiedRelease(test.store, test.trusted, 'catalogue', release)
  return { ...test, release, ...signed }
}

test('the same build gives the same release, and publishing twice is harmless', async () => {
  const { publish } = await makeTestStore()
  const first = await publish()
  expect(first).toMatchObject({ remote: 'catalogue', isNew: true, files: 6 })
  expect(await publish()).toEqual({ ...first, isNew: false })
})

test('a changed byte gives another release', async () => {
  const { publish } = await makeTestStore()
  const first = await publish()
  const second = await publish({ 'assets/role-page-3.css': '.title { color: blue }' })
  expect(second.release).not.toBe(first.release)
})

test('what a tool left hidden in a build is not published', async () => {
  const { publish } = await makeTestStore()
  const first = await publish()
  const hidden = { '.env': 'SECRET=1', 'assets/.cache/page.js': 'old', '.DS_Store': '' }
  expect(await publish(hidden)).toEqual({ ...first, isNew: false })
})

test('two publishers of the same build do not disturb each other', async () => {
  const { publish, store, trusted } = await makeTestStore()
  const published = await Promise.all(Array.from({ length: 4 }, () => publish()))
  expect(new Set(published.map(({ release }) => release)).size).toBe(1)
  const { release } = published[0]!
  await expect(readVerifiedRelease(store, trusted, 'catalogue', release)).resolves.toBeTruthy()
})

test('a page lists the scripts, styles and shared modules that its imports reach, and what it may ask for later', async () => {
  const { manifest } = await publishedRelease()
  expect(manifest.modules['src/roles/role-page.tsx']).toEqual({
    scripts: ['assets/routes-1.js', 'assets/role-page-2.js'],
    styles: ['assets/role-page-3.css'],
    shared: ['react', 'shared-ui'],
    later: [],
  })
  // Pages say for themselves what they are.
  expect(manifest.modules['src/routes.tsx']?.later).toEqual([])
  expect(manifest.modules['remoteEntry.js']?.scripts).toEqual(['remoteEntry.js'])
  expect(manifest.shared).toEqual(['react', 'shared-ui'])
})

test('a shell that reads nothing of what comes later finds the same id', async () => {
  const { manifest } = await publishedRelease()
  const known = Object.entries(manifest.modules).map(([name, { scripts, styles, shared }]) => [
    name,
    { scripts, styles, shared },
  ])
  const read = { ...manifest, modules: Object.fromEntries(known) as typeof manifest.modules }
  expect(releaseIdOf(read)).toBe(manifest.release)
})

test('what a build offers for the navigation is part of its release', async () => {
  const { publish, store, trusted } = await makeTestStore()
  const without = await publish()
  expect(
    (await store.readRelease('catalogue', without.release, trusted))?.manifest,
  ).not.toHaveProperty('offers')
  const offers = { roles: { note: 'Every role', to: '/roles', label: 'Roles' } }
  const { release } = await publish({ 'offers.json': JSON.stringify(offers) })
  expect(release).not.toBe(without.release)
  const { manifest } = (await store.readRelease('catalogue', release, trusted))!
  expect(manifest.offers).toEqual(offers)
  expect(manifest.files).not.toHaveProperty('offers.json')
  expect((await publish({ 'offers.json': '{}' })).release).toBe(without.release)
})

test.each([
  [
    { roles: { label: 'Roles', to: 'https://elsewhere.example' } },
    'at roles.to: is not a page’s own address',
  ],
  [{ roles: { label: 'Roles' } }, 'at roles.to'],
  [
    Object.fromEntries(Array.from({ length: 21 }, (_, n) => [`o${n}`, { label: 'x', to: '/x' }])),
    'are more than 20',
  ],
])('an offer that cannot be shown is refused: %j', async (offers, reason) => {
  const { publish } = await makeTestStore()
  await expect(publish({ 'offers.json': JSON.stringify(offers) })).rejects.toThrow(reason)
})

test('site data is a release of one file, which no kit is too old for', async () => {
  const { store } = await makeTestStore()
  const key = await makeSigningKey('site')
  const publisher = {
    store,
    key,
    trusted: { keys: [publicKeyOf(key)] },
    remote: 'site',
    kit: '9.9.9',
  }
  const folder = await makeFolder()
  await expect(publish({ ...publisher, folder })).rejects.toThrow('There is no site.json')
  await writeFile(join(folder, 'site.json'), JSON.stringify(siteDataWith()))
  const { release, files } = await publish({ ...publisher, folder })
  expect(files).toBe(1)
  const { manifest } = (await store.readRelease('site', release, publisher.trusted))!
  expect(manifest).toMatchObject({
    entry: 'site.json',
    serverEntry: 'site.json',
    modules: {},
    shared: [],
  })
  expect(isKitCompatible(manifest, '0.1.0')).toBe(true)
  await writeFile(
    join(folder, 'site.json'),
    JSON.stringify({ ...siteDataWith(), prefixes: { about: 'leads' } }),
  )
  await expect(publish({ ...publisher, folder })).rejects.toThrow(
    'The site data is wrong at prefixes.about',
  )
})

test('the names that a build takes from the kit stand in its manifest', async () => {
  const { publish, store, trusted } = await makeTestStore()
  const imports = { 'shared-ui': ['Button', 'Page'] }
  const { release } = await publish({
    'kit-imports.json': JSON.stringify({ names: imports, files: {} }),
  })
  const signed = await store.readRelease('catalogue', release, trusted)
  expect(signed?.manifest.imports).toEqual(imports)
  expect(signed?.manifest.files['kit-imports.json']).toBeUndefined()
})

test('a release says who signed it, and when', async () => {
  const { key, signer, signedAt } = await publishedRelease()
  expect(signer).toMatchObject({ kid: key.kid, team: 'catalogue team' })
  expect(Number.isNaN(signedAt.getTime())).toBe(false)
})

test.each(['remoteEntry.js', 'remoteEntry.ssr.js'])(
  'a build without %s is refused',
  async (entry) => {
    const { store, trusted, key } = await makeTestStore()
    const folder = await makeBuild()
    await rm(join(folder, entry))
    const publication = { store, trusted, key, remote: 'catalogue', folder, kit: '1.0.0' }
    await expect(publish(publication)).rejects.toThrow(`the build has no ${entry}`)
    expect(await store.listReleases('catalogue')).toEqual([])
  },
)

test('a remote without a build is told how to make one', async () => {
  const { store, trusted, key } = await makeTestStore()
  const publication = { store, trusted, key, remote: 'catalogue', folder: '/nowhere', kit: '1.0.0' }
  await expect(publish(publication)).rejects.toThrow(
    "there is no build in /nowhere; run 'npx nx build mf-catalogue' first",
  )
})

test('a candidate is not written', async () => {
  const { store, trusted, key } = await makeTestStore()
  const build = { remote: 'catalogue', folder: await makeBuild(), kit: '1.0.0' }
  const candidate = await makeCandidate({ store, trusted, key }, build)
  expect(candidate).toMatchObject({ manifest: { remote: 'catalogue' }, known: null })
  expect(await store.listReleases('catalogue')).toEqual([])
})

test('a build that changes while it is published is refused, and does not become a release', async () => {
  const { store, trusted, key } = await makeTestStore()
  const folder = await makeBuild()
  const publisher = { store, trusted, key }
  const candidate = await makeCandidate(publisher, { remote: 'catalogue', folder, kit: '1.0.0' })
  await writeFile(join(folder, 'assets/routes-1.js'), 'another build')
  await expect(writeCandidate(publisher, candidate)).rejects.toThrow(`${folder} has changed`)
  const { release } = candidate.manifest
  expect(await store.readRelease('catalogue', release, trusted)).toBeNull()
})

test('a release that was damaged is written anew', async () => {
  const { storage, publish, release, store, trusted } = await publishedRelease()
  await storage.write(`catalogue/${release}/assets/routes-1.js`, encodeText('evil()'))
  expect(await publish()).toMatchObject({ release, isNew: true })
  await expect(readVerifiedRelease(store, trusted, 'catalogue', release)).resolves.toBeTruthy()
})

test('a file that the manifest does not list is refused', async () => {
  const { storage, store, release, manifest } = await publishedRelease()
  await storage.write(`catalogue/${release}/assets/extra.js`, encodeText('evil()'))
  await expect(readVerifiedFile(store, manifest, 'assets/extra.js')).rejects.toThrow(
    'is not listed',
  )
})

test('a key of another remote publishes nothing, whatever its file says', async () => {
  const { store, trusted, key } = await makeTestStore()
  const folder = await makeBuild()
  const publication = { store, trusted, remote: 'leads', folder, kit: '1.0.0' }
  await expect(publish({ ...publication, key })).rejects.toThrow(
    'The key of catalogue team may publish catalogue, not leads',
  )
  await expect(publish({ ...publication, key: { ...key, remote: 'leads' } })).rejects.toThrow(
    'is not among those that may publish leads',
  )
  await expect(publish({ ...publication, key: await makeSigningKey('leads') })).rejects.toThrow(
    'ask the shell team to add it',
  )
  const elsewhere = { ...publication, key: await makeSigningKey('leads'), trusted: { keys: [] } }
  await expect(publish(elsewhere)).rejects.toThrow(
    "Nobody may publish in this store: is it the site's (RELEASE_STORE)?",
  )
  expect(await store.listReleases('leads')).toEqual([])
})

test('a build that another key signed is signed anew, so that the other key can be revoked', async () => {
  const { publish: publishFirst, store, key } = await makeTestStore()
  const { release } = await publishFirst()
  const newKey = await makeSigningKey('catalogue')
  const both = { keys: [publicKeyOf(key), publicKeyOf(newKey)] }
  const folder = await makeBuild()
  const publication = { store, remote: 'catalogue', folder, kit: '1.0.0' }
  const again = await publish({ ...publication, trusted: both, key: newKey })
  expect(again).toMatchObject({ release, isNew: false })
  const newOnly = { keys: [publicKeyOf(newKey)] }
  const { signer } = await readVerifiedRelease(store, newOnly, 'catalogue', release)
  expect(signer.kid).toBe(newKey.kid)
})

test('a release runs in a shell with the same or a later compatible kit', async () => {
  const { manifest } = await publishedRelease()
  expect(isKitCompatible(manifest, '1.2.0')).toBe(true)
  expect(isKitCompatible(manifest, '2.0.0')).toBe(false)
  expect(isKitCompatible({ ...manifest, kit: '1.3.0' }, '1.2.0')).toBe(false)
})
