import { expect, test } from 'vitest'
import { makeBuild, makeLastingBuild } from '../testing/release.ts'
import { makeTestStore } from '../testing/storage.ts'
import { stemOf } from './lasting-names.ts'
import { publish } from './publish.ts'

async function openStore() {
  const { store, trusted, key } = await makeTestStore()
  const publishFolder = async (folder: string) => {
    const build = { remote: 'catalogue', folder, kit: '1.0.0' }
    const { release } = await publish({ store, trusted, key, ...build })
    return (await store.readRelease('catalogue', release, trusted))?.manifest
  }
  return { publishFolder }
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
