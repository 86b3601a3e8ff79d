import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import {
  everyRemote,
  firstRoot,
  makeSigningKey,
  newestRoot,
  openReleaseStore,
  promote,
  publicKeyOf,
  publish,
  signRoot,
  type Author,
  type SiteData,
  type SigningKey,
  type TrustedKeys,
} from 'delivery'
import { makeBuild } from 'delivery/testing-release'
import { publishSiteText } from 'delivery/testing-site-data'
import { pino } from 'pino'
import kit from 'shared-ui/package.json' with { type: 'json' }
import { followRegistry } from '../composition/follow-registry.ts'
import { createReleaseCache } from '../composition/release-cache.ts'
import type { Frame } from '../composition/frame.ts'
import { sha256 } from '../http/sha256.ts'
import { defaultSite } from '../../src/site/site-plan.ts'

const contents = new Map([
  ['entry.js', Buffer.from('entry')],
  ['entry.css', Buffer.from('style')],
])

export const testFrame: Frame = {
  id: 'shell-1',
  kit: kit.version,
  entry: 'entry.js',
  main: '',
  shared: {},
  modules: {},
  files: Object.fromEntries(
    [...contents].map(([path, bytes]) => [
      path,
      { bytes: bytes.byteLength, integrity: sha256(bytes) },
    ]),
  ),
  contents,
  site: defaultSite,
}

/**
 * A store with keys of its own, and shells that follow it.
 *
 * @param place where it is, when not in a folder of its own
 */
export async function makeDelivery(place?: Parameters<typeof openReleaseStore>[0]) {
  const folder = await mkdtemp(join(tmpdir(), 'plumbline-shell-'))
  const store = openReleaseStore(place ?? join(folder, 'releases'))
  const key: SigningKey = await makeSigningKey('catalogue', 'Catalogue team')
  const shellTeam = await makeSigningKey(everyRemote, 'Shell team', { role: 'shell-team' })
  const trusted: TrustedKeys = { keys: [publicKeyOf(key)] }
  const author: Author = { key: shellTeam, trusted: { keys: [publicKeyOf(shellTeam)] } }
  const all = () => ({
    keys: [...author.trusted.keys, ...trusted.keys],
    people: trusted.people,
  })
  let root = await firstRoot(shellTeam, [])
  /** The root's file, which says what `trusted` does now. */
  const readRoot = async () => {
    const { keys, people } = all()
    const { thresholds } = trusted
    const { keys: known, people: admitted, thresholds: asked } = newestRoot(root)
    if (!isDeepStrictEqual([known, admitted, asked], [keys, people, thresholds]))
      root = await signRoot(root, { keys, people, thresholds }, [shellTeam])
    return root
  }
  const log = pino({ level: 'silent' })

  return {
    folder,
    store,
    key,
    trusted,
    /** May change anything. */
    author,
    /** The keys of both. */
    all,
    readRoot,
    log,
    /** Publishes a build of `catalogue` that differs from others by its `text`. */
    async publish(text: string): Promise<string> {
      return this.publishBuild(await makeBuild({ 'assets/role-page-3.css': `/* ${text} */` }))
    },
    /** Publishes a folder as a release; returns its id. */
    async publishBuild(
      folder: string,
      signer = key,
      remote = 'catalogue',
      kit = '1.0.0',
    ): Promise<string> {
      const publisher = { store, trusted: all(), key: signer }
      const { release } = await publish({ ...publisher, remote, folder, kit })
      return release
    },
    async promote(release: string, remote = 'catalogue') {
      await store.changeRegistry(promote(remote, release), author)
    },
    /** Resolves when a shell has made its copy of a release. */
    async isCopied(remote: string, release: string) {
      const copy = openReleaseStore(join(folder, 'last-good'))
      while (!(await copy.readRelease(remote, release, all()).catch(() => null))) await delay(10)
    },
    /** Publishes site data, or any text in place of it; returns the release's id. */
    publishSite(data: SiteData | string): Promise<string> {
      const text = typeof data === 'string' ? data : JSON.stringify(data)
      return publishSiteText({ store, trusted: all(), key: author.key }, text)
    },
    /** Starts to follow the store as a shell does that has served before, or has not. */
    async follow(from = store) {
      return (await this.open(from)).compositions
    },
    /** The same, with the releases that the shell has in memory, and the keys that it trusts. */
    async open(from = store, shellLog = log) {
      const lastGood = openReleaseStore(join(folder, 'last-good'))
      const followed = all()
      const releases = createReleaseCache({
        store: from,
        lastGood,
        trusted: followed,
        folder: join(folder, 'verified'),
      })
      const compositions = await followRegistry({
        ...{ store: from, place: folder },
        lastGood,
        trusted: followed,
        readRoot,
        releases,
        frame: testFrame,
        log: shellLog,
      })
      return { releases, compositions, trusted: followed }
    },
  }
}
