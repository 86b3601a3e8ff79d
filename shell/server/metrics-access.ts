import { timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { peerOf } from './admission/client.ts'
import { sha256 } from './composition/import-map.ts'
import type { Settings } from './settings.ts'

/** What proxies say of whom they ask for. */
const forwardingHeaders = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip']

/** Who has the token; without a token, this machine, or everybody where the operator says so. */
export function mayReadMetrics(c: Context, { METRICS_TOKEN, METRICS_ACCESS }: Settings): boolean {
  if (METRICS_TOKEN) return isSame(c.req.header('authorization') ?? '', `Bearer ${METRICS_TOKEN}`)
  return METRICS_ACCESS === 'open' || isLocal(c)
}

/**
 * A program on this machine that asks for itself: most proxies here ask for others, and say so or keep the site's name. One
 * that does neither, as nginx by default, needs the token.
 */
function isLocal(c: Context): boolean {
  const isLoopback = /^(|::1|(::ffff:)?127\.[\d.]+)$/.test(peerOf(c))
  const isNamed = /^(localhost|127\.[\d.]+|\[::1\])$/.test(new URL(c.req.url).hostname)
  return isLoopback && isNamed && forwardingHeaders.every((name) => !c.req.header(name))
}

function isSame(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(sha256(one)), Buffer.from(sha256(other)))
}
