import { expect, test } from 'vitest'
import { iconRoutes } from './icons.ts'

const routes = iconRoutes({ SITE_NAME: 'Plumbline' })

/** Width and height of a PNG, from its first chunk. */
function sizeOf(png: Buffer): [number, number] {
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  return [png.readUInt32BE(16), png.readUInt32BE(20)]
}

async function bytesOf(path: string): Promise<Buffer> {
  const response = await routes.request(path)
  expect(response.status).toBe(200)
  return Buffer.from(await response.arrayBuffer())
}

test('every icon of the manifest is a picture of the size it says', async () => {
  const manifest = JSON.parse((await bytesOf('/site.webmanifest')).toString()) as {
    name: string
    icons: { src: string; sizes: string }[]
  }
  expect(manifest.name).toBe('Plumbline')
  expect(manifest.icons.length).toBeGreaterThan(2)
  for (const { src, sizes } of manifest.icons)
    expect(sizeOf(await bytesOf(src)).join('x')).toBe(sizes)
})

test('a home screen gets its picture, and a browser that asks for the old address too', async () => {
  expect(sizeOf(await bytesOf('/apple-touch-icon.png'))).toEqual([180, 180])
  const icon = await bytesOf('/favicon.ico')
  expect(icon.readUInt16LE(2)).toBe(1)
  expect(sizeOf(icon.subarray(icon.readUInt32LE(18)))).toEqual([32, 32])
})
