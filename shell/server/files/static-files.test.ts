import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { makeBuild } from 'delivery/testing-release'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { serveFrameFiles } from './static-files.ts'
import { makeApp, testSettings } from '../testing/app.ts'
import { makeDelivery, testFrame } from '../testing/composition.ts'
import { createVisits } from '../visitors/visits.ts'

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
