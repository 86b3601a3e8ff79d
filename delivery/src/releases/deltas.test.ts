import { createHash, randomBytes } from 'node:crypto'
import { expect, onTestFinished, test, vi } from 'vitest'
import { promote } from '../registry/registry.ts'
import { makeLastingBuild } from '../testing/release.ts'
import { makeTestStore } from '../testing/storage.ts'
import { decodeDelta, deltaPath, makeDeltas } from './deltas.ts'
import { readVerifiedRelease } from './integrity.ts'
import { makeCandidate, publish, publishCandidate } from './publish.ts'
import { buildRelease } from './release.ts'
import { openReleaseStore } from './store.ts'

const long = `// ${randomBytes(2_000).toString('hex')}`

/** A store to which builds with these pages are published, each live after the one before. */
async function publishedPages(...pages: string[]) {
  const { store, trusted, key, author, storage } = await makeTestStore()
  const publishPage = async (page: string, files = {}) => {
    const folder = await makeLastingBuild(page, files)
    const build = { remote: 'catalogue', folder, kit: '1.0.0' }
    const { release } = await publish({ store, trusted, key, ...build })
    await store.changeRegistry(promote('catalogue', release), author)
    return release
  }
  const releases = []
  for (const page of pages) releases.push(await publishPage(page))
  const read = (release = '') => readVerifiedRelease(store, trusted, 'catalogue', release)
  return { releases, read, storage, publishPage, team: { store, trusted, key } }
}

/** What a release has of changes, by the file that changed. */
function changesIn({ files }: { files: ReadonlyMap<string, Uint8Array> }) {
  return [...files.keys()].flatMap((path) => /^deltas\/\w+\/(.*)\.dcb$/.exec(path)?.[1] ?? [])
}

const pageOf = ({ files }: { files: ReadonlyMap<string, Uint8Array> }) => {
  const path = [...files.keys()].find((name) => /role-page-\w{6}\.js$/.test(name)) ?? ''
  return { path, bytes: files.get(path) ?? Buffer.alloc(0) }
}

test('a release tells what changed in a file, to whom has it as it was in releases before', async () => {
  const { releases, read } = await publishedPages(long, `${long} second`, `${long} third`)
  const [first, second, third] = await Promise.all(releases.map(read))
  const { path, bytes } = pageOf(third!)
  for (const before of [first, second]) {
    const dictionary = pageOf(before!).bytes
    const hash = createHash('sha256').update(dictionary).digest()
    const delta = third!.files.get(deltaPath(path, hash))
    expect(delta?.byteLength).toBeLessThan(100)
    expect(await decodeDelta(delta!, dictionary)).toEqual(bytes)
    await expect(decodeDelta(delta!, bytes)).rejects.toThrow('a delta of something else')
  }
  expect(changesIn(first!)).toEqual([])
})

test('who stayed away for many deployments is told too, as far as files go that changed a few times since', async () => {
  const { releases, read, publishPage } = await publishedPages(long, `${long} second`)
  const first = pageOf(await read(releases[0])).bytes
  let last = ''
  for (let day = 0; day < 10; day++)
    last = await publishPage(`${long} second`, { 'server/routes.js': `// ${day}` })
  const { path, bytes } = pageOf(await read(last))
  const hash = createHash('sha256').update(first).digest()
  const delta = (await read(last)).files.get(deltaPath(path, hash))
  expect(await decodeDelta(delta!, first)).toEqual(bytes)
})

test('of many versions what changed is told to those who have what was live longest', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const { publishPage, read } = await publishedPages()
  const releases = []
  for (let version = 0; version < 12; version++) {
    releases.push(await publishPage(`${long} ${version}`))
    vi.advanceTimersByTime(version === 3 ? 16 * 3_600_000 : 60_000)
  }
  const last = await read(releases.at(-1))
  const isTold = async (release = '') => {
    const hash = createHash('sha256')
      .update(pageOf(await read(release)).bytes)
      .digest()
    return last.files.has(deltaPath(pageOf(last).path, hash))
  }
  const told = await Promise.all(releases.slice(0, -1).map(isTold))
  expect(told).toEqual(told.map((_, version) => version === 3 || version > 5))
})

test('what did not change, is short, or has little in common with what it was, comes whole', async () => {
  const other = `// ${randomBytes(2_000).toString('hex')}`
  const { releases, read, publishPage } = await publishedPages(long, other)
  expect(changesIn(await read(releases[1]))).toEqual([])
  expect(changesIn(await read(await publishPage('// short')))).toEqual([])
  expect(changesIn(await read(await publishPage('// as short')))).toEqual([])
  const again = await publishedPages(long, long)
  expect(again.releases[0]).toBe(again.releases[1])
  expect(changesIn(await again.read(again.releases[1]))).toEqual([])
})

test('a release has the same id whatever was there before, and a change that is not what was signed is named', async () => {
  const { releases, read, storage } = await publishedPages(long, `${long} second`)
  const [alone] = (await publishedPages(`${long} second`)).releases
  expect(releases[1]).toBe(alone)
  const path = [...(await read(releases[1])).files.keys()].find((name) => name.startsWith('deltas'))
  await storage.write(`catalogue/${releases[1]}/${path}`, Buffer.from('evil'))
  await expect(read(releases[1])).rejects.toThrow(`${path} does not match its hash`)
})

test('a file of before that is gone is no reason not to publish', async () => {
  const { releases, read, storage, publishPage } = await publishedPages(long)
  const { path } = pageOf(await read(releases[0]))
  await storage.remove(`catalogue/${releases[0]}/${path}`)
  expect(changesIn(await read(await publishPage(`${long} second`)))).toEqual([])
})

test('whoever is later at the gate with a build that went live meanwhile takes nothing of it, also when they die', async () => {
  const { releases, read, storage, publishPage, team } = await publishedPages(long)
  const build = {
    remote: 'catalogue',
    folder: await makeLastingBuild(`${long} third`),
    kit: '1.0.0',
  }
  const dying = openReleaseStore({
    ...storage,
    write: (key, bytes) =>
      key.endsWith('release.jws') ? Promise.reject(new Error('killed')) : storage.write(key, bytes),
  })
  const late = await makeCandidate({ ...team, store: dying }, build)
  releases.push(await publishPage(`${long} third`))
  // Others go live meanwhile, so that what changed since is something else.
  await publishPage(`${long} fourth`)
  await publishCandidate({ ...team, store: dying }, late).catch(() => undefined)
  await expect(read(releases[1])).resolves.toBeTruthy()
})

test('who publishes the same at the same time writes the same bytes, whichever file is read first', async () => {
  const { read, releases, storage, team } = await publishedPages(long, `${long} second`)
  const { path } = pageOf(await read(releases[1]))
  const slow = openReleaseStore({
    ...storage,
    async read(key, maxBytes) {
      if (key.endsWith(path)) await new Promise((resolve) => setTimeout(resolve, 50))
      return storage.read(key, maxBytes)
    },
  })
  const folder = await makeLastingBuild(`${long} third`)
  const manifest = await buildRelease('catalogue', folder, '1.0.0')
  const namesFrom = async (store: typeof slow) => [
    ...(await makeDeltas(store, team.trusted, { manifest, folder })).keys(),
  ]
  const names = await namesFrom(slow)
  expect(names).toHaveLength(2)
  expect(await namesFrom(team.store)).toEqual(names)
})
