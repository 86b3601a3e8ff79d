import { brotliDecompressSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { compress } from './compressed-body.ts'
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
