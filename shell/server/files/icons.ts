import { Resvg } from '@resvg/resvg-js'
import { Hono, type Context } from 'hono'
import drawing from '../../src/favicon.svg?raw'
import type { Settings } from '../settings.ts'

const aDay = 'public, max-age=86400'

/** Systems cut home-screen icons to their own shape, so those have no round corners of their own. */
const fullBleed = drawing.replace(' rx="6"', '')

const pictures: Record<string, () => Buffer> = {
  '/favicon.ico': () => iconFile(draw(drawing, 32), 32),
  '/apple-touch-icon.png': () => draw(fullBleed, 180),
  '/icon-192.png': () => draw(fullBleed, 192),
  '/icon-512.png': () => draw(fullBleed, 512),
}

/** The firm's mark for tabs and home screens, all drawn from the one SVG, and the manifest that lists them. */
export function iconRoutes({ SITE_NAME }: Pick<Settings, 'SITE_NAME'>): Hono {
  const routes = new Hono()
  const drawn = new Map<string, Buffer<ArrayBuffer>>()
  const send = (c: Context) => {
    const { path } = c.req
    const picture = drawn.get(path) ?? Buffer.from(pictures[path]?.() ?? [])
    drawn.set(path, picture)
    const type = path.endsWith('.ico') ? 'image/x-icon' : 'image/png'
    return c.body(picture, 200, { 'Content-Type': type, 'Cache-Control': aDay })
  }
  for (const path of Object.keys(pictures)) routes.get(path, send)
  routes.get('/site.webmanifest', (c) =>
    c.body(JSON.stringify(manifestOf(SITE_NAME)), 200, {
      'Content-Type': 'application/manifest+json',
      'Cache-Control': aDay,
    }),
  )
  return routes
}

function draw(svg: string, size: number): Buffer {
  return new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng()
}

/** A PNG in the container that `/favicon.ico` is asked for as: a header of 6 bytes, one entry of 16, the picture. */
function iconFile(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}

function manifestOf(name: string) {
  const icon = (size: number, purpose: string) => ({
    src: `/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  return {
    name,
    short_name: name,
    start_url: '/',
    display: 'browser',
    background_color: '#fbfaf6',
    theme_color: '#14202e',
    icons: [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable')],
  }
}
