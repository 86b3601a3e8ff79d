import { timingSafeEqual } from 'node:crypto'
import type { Context, Handler } from 'hono'
import { peerOf } from '../http/peer.ts'
import { errorAnswer } from '../http/error-answer.ts'
import { sha256 } from '../http/sha256.ts'
import type { Settings } from '../settings.ts'
import type { Services } from '../services.ts'

/** What proxies say of whom they ask for. */
const forwardingHeaders = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip']

/** Shows the figures to those who may read them. */
export function metricsHandler({ metrics, settings }: Services): Handler {
  return async (c) => {
    if (!mayRead(c, settings)) return errorAnswer(c, 401, 'unauthorised', 'Give the token.')
    c.header('Cache-Control', 'no-store')
    return c.body(await metrics.text(), 200, { 'Content-Type': metrics.contentType })
  }
}

/** Names the latest pages that failed or took long, each with its trace, to the same. */
export function notablePages({ traces, settings }: Services): Handler {
  return (c) => {
    if (!mayRead(c, settings)) return errorAnswer(c, 401, 'unauthorised', 'Give the token.')
    c.header('Cache-Control', 'no-store')
    return c.json(traces?.notable() ?? [])
  }
}

/**
 * Who has the token; without a token, this machine, or everybody where the operator says so. Where others reach this server
 * itself, what a forwarder of theirs in here passes on looks like this machine's.
 */
function mayRead(c: Context, { METRICS_TOKEN, METRICS_ACCESS, HOST }: Settings): boolean {
  if (METRICS_TOKEN) return isSame(c.req.header('authorization') ?? '', `Bearer ${METRICS_TOKEN}`)
  return METRICS_ACCESS === 'open' || ((!HOST || isLoopback(HOST)) && isLocal(c))
}

/**
 * A program on this machine that asks for itself: most proxies here ask for others, and say so or keep the site's name. One
 * that does neither, as nginx by default, needs the token.
 */
function isLocal(c: Context): boolean {
  const peer = peerOf(c)
  const isNamed = /^(localhost|127\.[\d.]+|\[::1\])$/.test(new URL(c.req.url).hostname)
  return (
    (!peer || isLoopback(peer)) && isNamed && forwardingHeaders.every((name) => !c.req.header(name))
  )
}

const isLoopback = (address: string) => /^(::1|(::ffff:)?127\.[\d.]+)$/.test(address)

const isSame = (one: string, other: string): boolean =>
  timingSafeEqual(Buffer.from(sha256(one)), Buffer.from(sha256(other)))
