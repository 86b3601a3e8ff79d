import { Hono } from 'hono'
import type { Settings } from '../settings.ts'
import { icons } from './icons.drawn.ts'

const aDay = 'public, max-age=86400'

/** The firm's mark for tabs and home screens, and the manifest that lists it. */
export function iconRoutes({ SITE_NAME }: Pick<Settings, 'SITE_NAME'>): Hono {
  const routes = new Hono()
  for (const [path, base64] of Object.entries(icons)) {
    const type = path.endsWith('.ico') ? 'image/x-icon' : 'image/png'
    const headers = { 'Content-Type': type, 'Cache-Control': aDay }
    const icon = Buffer.from(base64, 'base64')
    routes.get(path, (c) => c.body(icon, 200, headers))
  }
  const headers = { 'Content-Type': 'application/manifest+json', 'Cache-Control': aDay }
  const manifest = JSON.stringify(manifestOf(SITE_NAME))
  routes.get('/site.webmanifest', (c) => c.body(manifest, 200, headers))
  return routes
}

function manifestOf(name: string) {
  const icon = (size: number, purpose: string) => {
    return { src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose }
  }
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
