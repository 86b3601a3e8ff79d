import { randomBytes } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { compress, compressHere } from './compressed-body.ts'
import { writeBody } from './written-body.ts'

const text = Array.from({ length: 2_000 }, (_, index) => `role ${index * 7919}`).join(', ')
const bytes = new Uint8Array(Buffer.from(text))

test('a page that is asked for again becomes as small as it gets, and stays the same page', async () => {
  const smallest = (await compress('br', bytes, 'smallest')).byteLength
  const { bodyIn } = writeBody(bytes)
  const first = await bodyIn('br')
  expect(first.byteLength).toBeGreaterThan(smallest)

  await vi.waitFor(async () => expect((await bodyIn('br')).byteLength).toBe(smallest), 20_000)
  for (const body of [first, await bodyIn('br')])
    expect(brotliDecompressSync(body).toString()).toBe(text)
})

test('what is asked for once is compressed once', async () => {
  const { bodyIn } = writeBody(bytes)
  const other = writeBody(new Uint8Array(Buffer.from(`${text}.`)))
  const first = await bodyIn('br')
  await other.bodyIn('br')
  await vi.waitFor(
    async () => expect((await other.bodyIn('br')).byteLength).toBeLessThan(first.byteLength),
    20_000,
  )
  expect(await bodyIn('br')).toBe(first)
})

test('what comes compressed is unpacked for whoever does not take that', async () => {
  const brotli = compressHere(bytes)
  const { bodyIn } = writeBody(brotli, 'br')
  expect(await bodyIn('br')).toBe(brotli)
  expect(gunzipSync(await bodyIn('gzip')).toString()).toBe(text)
  const [one, other] = await Promise.all([bodyIn(null), bodyIn(null)])
  expect(Buffer.from(one).toString()).toBe(text)
  // Whoever reads slowly holds the same bytes as all others.
  expect(other).toBe(one)
})

test('what cannot be unpacked is sent as it is to those who asked for that, and to nobody else', async () => {
  const nonsense = new Uint8Array(Buffer.from('no brotli'))
  const { bodyIn } = writeBody(nonsense, 'br')
  for (let time = 0; time < 3; time++) {
    expect(await bodyIn('br')).toBe(nonsense)
    for (const encoding of ['gzip', null] as const) await expect(bodyIn(encoding)).rejects.toThrow()
  }
})

test('of what is small in one encoding and large in the other only the small one is kept', async () => {
  const block = randomBytes(33_000)
  const { bodyIn } = writeBody(
    compressHere(Buffer.concat(Array.from({ length: 50 }, () => block))),
    'br',
  )
  const first = await bodyIn('gzip')
  expect(first.byteLength).toBeGreaterThan(1_000_000)
  expect(await bodyIn('gzip')).not.toBe(first)
})

test('a compressed body keeps no more memory than it has bytes', async () => {
  for (const body of [compressHere(bytes), await compress('gzip', bytes, 'quick')])
    expect(body.buffer.byteLength).toBe(body.byteLength)
})
