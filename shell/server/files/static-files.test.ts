import { createHash, randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { decodeDelta, makeCandidate, startCanary, writeCandidate } from 'delivery'
import { makeBuild, makeLastingBuild } from 'delivery/testing-release'
import { Hono } from 'hono'
import { afterEach, expect, test, vi } from 'vitest'
import { ordinaryVisit } from '../composition/follow-registry.ts'
import { serveFrameFiles } from './static-files.ts'
import { makeApp, testSettings } from '../testing/app.ts'
import { makeDelivery, testFrame } from '../testing/composition.ts'
import { createVisits } from '../visitors/visits.ts'

afterEach(() => void vi.restoreAllMocks())

const script = 'assets/routes-1.js'

/** What a browser that takes brotli gets of a script, and the script. */
async function getScript(compressed: (script: Buffer) => Uint8Array) {
  const build = await makeBuild()
  const content = await readFile(join(build, script))
  const built = compressed(content)
  await writeFile(join(build, `${script}.br`), built)
  const delivery = await makeDelivery()
  const release = await delivery.publishBuild(build)
  await delivery.promote(release)
  const { compositions, releases } = await delivery.open()
  await compositions.stop()
  const app = await makeApp({ compositions, releases })
  const answer = await app.request(`/remotes/catalogue/${release}/${script}`, {
    headers: { 'accept-encoding': 'gzip, deflate, br' },
  })
  expect(answer.headers.get('content-encoding')).toBe('br')
  return { content, built, body: Buffer.from(await answer.arrayBuffer()) }
}

test('a file travels as its build compressed it', async () => {
  const { content, built, body } = await getScript((bytes) =>
    brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 0 } }),
  )
  expect(body).toEqual(built)
  expect(brotliDecompressSync(body)).toEqual(content)
})

test.each([
  ['holds another file', () => brotliCompressSync('export const routes = [1]')],
  ['cannot be unpacked', () => Buffer.from('not brotli')],
])('what a build compressed is not sent when it %s', async (_, compressed) => {
  const { content, body } = await getScript(compressed)
  expect(brotliDecompressSync(body)).toEqual(content)
})

const long = `// ${randomBytes(2_000).toString('hex')}`

/** A shell behind which builds with these pages were live, one after the other, and each page's address. */
async function servePages(...pages: string[]) {
  const delivery = await makeDelivery()
  const addresses: string[] = []
  for (const page of pages) {
    const folder = await makeLastingBuild(page)
    const names = await readdir(join(folder, 'assets'))
    addresses.push(
      `/remotes/catalogue/assets/${names.find((name) => /^role-page-\w{6}\.js$/.test(name))}`,
    )
    await delivery.promote(await delivery.publishBuild(folder))
  }
  const { compositions, releases, trusted } = await delivery.open()
  const app = await makeApp({ compositions, releases })
  const get = (path = '', headers = {}) => app.request(path, { headers })
  return { addresses, get, compositions, releases, delivery, trusted }
}

const hashOf = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest()

test('a file has one address whichever releases have it, and each version its own', async () => {
  const { addresses, get, compositions } = await servePages('// one', '// two')
  expect(await (await get(addresses[0])).text()).toBe('// one')
  expect(await (await get(addresses[1])).text()).toBe('// two')
  const lock = (await compositions.of(ordinaryVisit)).lock
  expect(lock.remotes['catalogue']?.entry).toMatch(
    /^\/remotes\/catalogue\/assets\/remoteEntry-\w{6}\.js$/,
  )
  for (const path of [
    'server/routes.js',
    'remoteEntry.ssr.js',
    'assets/none-abcdef.js',
    '',
    '%2e%2e',
  ])
    expect((await get(`/remotes/catalogue/${path}`)).status, path).toBe(404)
  await compositions.stop()
})

test('a browser that has a version of a file is sent what changed', async () => {
  const next = `${long} and more`
  const { addresses, get, compositions } = await servePages(long, next)
  const first = await get(addresses[0], { 'accept-encoding': 'br' })
  expect(first.headers.get('use-as-dictionary')).toBe('match="role-page-*.js"')
  expect(first.headers.get('vary')).toBe('Accept-Encoding, Available-Dictionary')
  const having = (hash: Buffer, encodings = 'gzip, br, zstd, dcb, dcz') =>
    get(addresses[1], {
      'accept-encoding': encodings,
      'available-dictionary': `:${hash.toString('base64')}:`,
    })
  const answer = await having(hashOf(long))
  expect(answer.headers.get('content-encoding')).toBe('dcb')
  expect(answer.headers.get('cache-control')).toBe('private, max-age=31536000, immutable')
  const body = Buffer.from(await answer.arrayBuffer())
  expect(body.byteLength).toBeLessThan(100)
  expect((await decodeDelta(body, Buffer.from(long))).toString()).toBe(next)

  const encodingOf = async (answer: Promise<Response> | Response) =>
    (await answer).headers.get('content-encoding')
  expect(await encodingOf(having(hashOf('what nobody has')))).toBe('br')
  expect(await encodingOf(having(hashOf(long), 'gzip, br'))).toBe('br')
  for (const claim of ['', ':x:', hashOf(long).toString('base64'), `:${'/'.repeat(43)}=:`])
    expect(
      await encodingOf(
        get(addresses[1], { 'accept-encoding': 'br, dcb', 'available-dictionary': claim }),
      ),
    ).toBe('br')
  const path = `deltas/${hashOf(long).toString('hex')}/assets/${addresses[1]?.split('/').at(-1)}.dcb`
  expect((await get(`/remotes/catalogue/${path}`)).status).toBe(404)
  await compositions.stop()
})

test('a canary that calls other contents by the names of what is stable harms itself alone', async () => {
  const delivery = await makeDelivery()
  const { store, key } = delivery
  const file = 'assets/shared-abcdef.js'
  const publishLiar = async (page: string, text: string) => {
    const publisher = { store, key, trusted: delivery.all() }
    const folder = await makeLastingBuild(page, { [file]: text })
    const made = await makeCandidate(publisher, { remote: 'catalogue', folder, kit: '1.0.0' })
    const manifest = { ...made.manifest, lastingNames: true as const }
    return (await writeCandidate(publisher, { ...made, manifest })).release
  }
  await delivery.promote(await publishLiar('// one', '// stable'))
  const liar = await publishLiar('// two', '// canary')
  await store.changeRegistry(startCanary('catalogue', liar, 50), delivery.author)
  const { compositions, releases } = await delivery.open()
  const app = await makeApp({ compositions, releases })
  expect(await (await app.request(`/remotes/catalogue/${file}`)).text()).toBe('// stable')
  await compositions.stop()
})

test('a store that was not mounted for a moment has its old files again', async () => {
  const { addresses, get, compositions, delivery } = await servePages('// one', '// two')
  const place = join(delivery.folder, 'releases')
  await rename(place, `${place}-away`)
  await mkdir(place)
  expect((await get(addresses[0])).status).toBe(503)
  await rm(place, { recursive: true })
  await rename(`${place}-away`, place)
  await compositions.refresh()
  const later = performance.now() + 60_000
  vi.spyOn(performance, 'now').mockReturnValue(later)
  expect((await get(addresses[0])).status).toBe(200)
  await compositions.stop()
})

test('a build that promises nothing of its names is found at its release only', async () => {
  const delivery = await makeDelivery()
  const release = await delivery.publish('first')
  await delivery.promote(release)
  const { compositions, releases } = await delivery.open()
  const app = await makeApp({ compositions, releases })
  expect((await app.request(`/remotes/catalogue/${release}/${script}`)).status).toBe(200)
  expect((await app.request(`/remotes/catalogue/${script}`)).status).toBe(404)
  await compositions.stop()
})

/** In bytes: what files and what they are compressed to take. */
function bytesInUse(): number {
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  if (typeof collect === 'function') collect()
  return process.memoryUsage().arrayBuffers
}

test('what a file was compressed to is gone with the file', async () => {
  const size = 1_000_000
  const { compositions, releases, trusted } = await (await makeDelivery()).open()
  await compositions.stop()
  const visits = createVisits({ settings: testSettings, compositions, trusted })
  const services = { compositions, releases, visits }
  const before = bytesInUse()
  for (let release = 0; release < 20; release++) {
    const contents = new Map([['entry.js', randomBytes(size)]])
    const app = new Hono().get(
      '/assets/*',
      serveFrameFiles({ ...services, frame: { ...testFrame, contents } }),
    )
    const headers = { 'accept-encoding': 'gzip' }
    const answer = await app.request('/assets/entry.js', { headers })
    expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(size)
  }
  await expect.poll(() => bytesInUse() - before).toBeLessThan(5 * size)
})
