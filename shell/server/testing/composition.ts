import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  makeSigningKey,
  openReleaseStore,
  promote,
  publicKeyOf,
  publish,
  type SigningKey,
} from 'delivery'
import { makeBuild } from 'delivery/testing-release'
import { pino } from 'pino'
import { followRegistry } from '../composition/follow-registry.ts'
import { createReleaseCache } from '../composition/release-cache.ts'
import type { ShellBuild } from '../composition/shell-build.ts'

export const testShell: ShellBuild = {
  id: 'shell-1',
  entry: 'entry.js',
  files: {
    'entry.js': { bytes: 1, integrity: 'sha384-entry' },
    'entry.css': { bytes: 1, integrity: 'sha384-style' },
  },
  shared: {},
  modules: {},
  contents: new Map([
    ['entry.js', Buffer.from('entry')],
    ['entry.css', Buffer.from('style')],
  ]),
}

/** A store with keys of its own, and shells that follow it. */
export async function makeDelivery() {
  const folder = await mkdtemp(join(tmpdir(), 'plumbline-shell-'))
  const store = openReleaseStore(join(folder, 'releases'))
  const key: SigningKey = await makeSigningKey('catalogue', 'Catalogue team')
  const trusted = { keys: [publicKeyOf(key)] }
  const log = pino({ level: 'silent' })

  return {
    folder,
    store,
    key,
    trusted,
    log,
    /** Publishes a build of `catalogue` that differs from others by its `text`. */
    async publish(text: string): Promise<string> {
      return this.publishBuild(await makeBuild({ 'assets/role-page-3.css': `/* ${text} */` }))
    },
    /** Publishes a folder as a release of `catalogue`; returns its id. */
    async publishBuild(build: string, signer = key): Promise<string> {
      const { release } = await publish({
        store,
        trusted,
        key: signer,
        remote: 'catalogue',
        folder: build,
        kit: '1.0.0',
      })
      return release
    },
    async promote(release: string) {
      await store.changeRegistry((registry) => promote(registry, 'catalogue', release))
    },
    /** Starts to follow the store as a shell does that has served before, or has not. */
    async follow(from = store) {
      return (await this.open(from)).compositions
    },
    /** The same, with the releases that the shell has in memory, and the keys that it trusts. */
    async open(from = store, shellLog = log) {
      const lastGood = openReleaseStore(join(folder, 'last-good'))
      const followed = { keys: [...trusted.keys] }
      const releases = createReleaseCache({
        store: from,
        lastGood,
        trusted: followed,
        folder: join(folder, 'verified'),
      })
      const compositions = await followRegistry({
        store: from,
        lastGood,
        trusted: followed,
        readTrusted: () => Promise.resolve({ keys: [...trusted.keys] }),
        releases,
        shell: testShell,
        log: shellLog,
      })
      return { releases, compositions, trusted: followed }
    },
  }
}
