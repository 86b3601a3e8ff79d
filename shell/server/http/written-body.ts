import { hash } from 'node:crypto'
import type { Context } from 'hono'
import { once } from '../../src/once.ts'
import { compress, pickEncoding, type Encoding } from './compressed-body.ts'

export type Bytes = Uint8Array<ArrayBuffer>

export type WrittenBody = ReturnType<typeof writeBody>

/** What is sent many times. It is compressed quickly for the visitor who waits for it; asked for again, it becomes as small as it gets. */
export function writeBody(bytes: Bytes) {
  const etag = `W/"${hash('sha256', bytes, 'base64url').slice(0, 22)}"`
  const bodies = new Map<Encoding, Promise<Bytes>>()
  const shrunk = new Map<Encoding, Promise<void>>()
  const shrink = async (encoding: Encoding) => {
    const body = await compress(encoding, bytes, 'smallest')
    bodies.set(encoding, Promise.resolve(body))
  }
  /** Compressed once per encoding; null for none. */
  const bodyIn = async (encoding: Encoding | null): Promise<Bytes> => {
    if (!encoding) return bytes
    // What cannot be made smaller stays as it is, and is tried again.
    if (bodies.has(encoding))
      once(shrunk, encoding, () => inTurn(() => shrink(encoding))).catch(() => undefined)
    return once(bodies, encoding, () => compress(encoding, bytes, 'quick'))
  }
  return { bytes, etag, bodyIn }
}

let last: Promise<void> = Promise.resolve()

/** Work that nobody waits for, one after the other: what visitors wait for needs the same threads. */
function inTurn(work: () => Promise<void>): Promise<void> {
  const running = last.then(work)
  last = running.catch(() => undefined)
  return running
}

/** Answers 200 in the best encoding that the client takes, or 304 when it has the body already. */
export async function sendWritten(c: Context, body: WrittenBody) {
  c.header('ETag', body.etag)
  if (c.req.header('if-none-match')?.includes(body.etag)) return c.body(null, 304)
  return sendEncoded(c, body)
}

/** Answers with the body in the best encoding that the client takes. */
export async function sendEncoded(c: Context, { bodyIn }: WrittenBody) {
  const encoding = pickEncoding(c)
  if (encoding) c.header('Content-Encoding', encoding)
  return c.body(await bodyIn(encoding))
}
