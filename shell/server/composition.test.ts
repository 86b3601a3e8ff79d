// @vitest-environment node
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openReleaseStore, promote, publish } from 'delivery'
import { makeBuild } from 'delivery/testing-release'
import { pino } from 'pino'
import { beforeEach, expect, test } from 'vitest'
import { compose } from './composition.ts'
import { createReleases } from './releases.ts'
import type { ShellBuild } from './shell-build.ts'

const shell: ShellBuild = {
  id: 'shell-1',
  entry: 'entry.js',
  files: {
    'entry.js': { bytes: 1, integrity: 'sha384-entry' },
    'entry.css': { bytes: 1, integrity: 'sha384-style' },
  },
  modules: {},
  contents: new Map(),
}
const log = pino({ level: 'silent' })

let folder: string
let sources: Parameters<typeof compose>[1]

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plumbline-shell-'))
  const store = openReleaseStore(join(folder, 'releases'))
  sources = { store, releases: createReleases(store, join(folder, 'verified')), shell, log }
})

async function publishAndPromote(files: Record<string, string> = {}) {
  const { store } = sources
  const { release } = await publish(store, 'catalogue', await makeBuild(files), '1.0.0')
  await store.changeRegistry((registry) => promote(registry, 'catalogue', release))
  return release
}

async function composeNow(before: Awaited<ReturnType<typeof compose>> | null = null) {
  return compose(await sources.store.readRegistry(), sources, before)
}

test('the lock names each remote’s release and entry', async () => {
  const release = await publishAndPromote()
  const { lock } = await composeNow()
  expect(lock.shell).toBe('shell-1')
  expect(lock.remotes).toEqual({
    catalogue: { release, entry: `/remotes/catalogue/${release}/remoteEntry.js` },
  })
})

test('equal compositions have equal locks, another release has another', async () => {
  await publishAndPromote()
  const first = await composeNow()
  expect((await composeNow()).lock.id).toBe(first.lock.id)
  await publishAndPromote({ 'assets/role-page-3.css': '.title { color: green }' })
  expect((await composeNow()).lock.id).not.toBe(first.lock.id)
})

test('the import map lists every browser module with its hash, and no server file', async () => {
  const release = await publishAndPromote()
  const { importMap } = await composeNow()
  const { integrity } = JSON.parse(importMap.json) as { integrity: Record<string, string> }
  const base = `/remotes/catalogue/${release}/`
  expect(Object.keys(integrity).sort()).toEqual([
    '/assets/entry.js',
    `${base}assets/role-page-2.js`,
    `${base}assets/routes-1.js`,
    `${base}remoteEntry.js`,
  ])
  expect(integrity[`${base}remoteEntry.js`]).toMatch(/^sha384-/)
})

test('a release with a changed byte is refused and the one before stays', async () => {
  const good = await publishAndPromote()
  const before = await composeNow()
  const bad = await publishAndPromote({ 'assets/routes-1.js': 'export const routes = [1]' })
  await writeFile(join(folder, 'releases/catalogue', bad, 'remoteEntry.js'), 'evil()')
  expect((await composeNow(before)).lock.remotes['catalogue']?.release).toBe(good)
  expect((await composeNow()).lock.remotes).toEqual({})
})
