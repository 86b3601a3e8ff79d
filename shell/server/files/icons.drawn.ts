import { readFileSync } from 'node:fs'
import { Resvg } from '@resvg/resvg-js'

const mark = readFileSync(new URL('../../src/favicon.svg', import.meta.url), 'utf8')

/** Systems cut home-screen icons to their own shape, so those have no round corners of their own. */
const fullBleed = mark.replace(' rx="6"', '')

/** The firm's mark for tabs and home screens in base64, by address: drawn when the server is built. */
export const icons = {
  '/favicon.ico': iconFile(draw(mark, 32), 32).toString('base64'),
  '/apple-touch-icon.png': draw(fullBleed, 180).toString('base64'),
  '/icon-192.png': draw(fullBleed, 192).toString('base64'),
  '/icon-512.png': draw(fullBleed, 512).toString('base64'),
}

function draw(svg: string, size: number): Buffer {
  return new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng()
}

/** A PNG in the container that `/favicon.ico` is asked for as: a header of 6 bytes, one entry of 16, the picture. */
function iconFile(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22)
  const [images, planes, bits] = [1, 1, 32]
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(images, 4)
  head.set([size, size], 6)
  head.writeUInt16LE(planes, 10)
  head.writeUInt16LE(bits, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}
