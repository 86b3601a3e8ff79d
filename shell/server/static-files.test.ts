import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { makeBuild } from 'delivery/testing-release'
import { expect, test } from 'vitest'
import { makeApp } from './testing-app.ts'
import { makeDelivery } from './testing-composition.ts'

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
