import { hash } from 'node:crypto'
import type { Context } from 'hono'
import { once } from '../../src/once.ts'
import { compress, decompress, pickEncoding, type Bytes, type Encoding } from './compressed-body.ts'

export interface WrittenBody {
  /** Of what is kept of it, in bytes. */
  size: number
  etag: string
  /** Compressed once per encoding; null for none. */
  bodyIn(encoding: Encoding | null): Promise<Bytes>
}

/**
 * What is sent many times. It is compressed quickly for the visitor who waits for it; asked for again, it becomes as small as it gets.
 *
 * @param given how the bytes are compressed already
 */
export function writeBody(bytes: Bytes, given: 'br' | null = null): WrittenBody {
  const etag = `W/"${hash('sha256', bytes, 'base64url').slice(0, 22)}"`
  const bodies = new Map<Encoding, Promise<Bytes>>(given && [[given, Promise.resolve(bytes)]])
  const asked = new Set<Encoding>()
  const shrunk = new Map<Encoding, Promise<void>>()
  const plain = () => (given ? decompress(bytes) : bytes)
  const shrink = async (encoding: Encoding) => {
    const body = await compress(encoding, plain(), 'smallest')
    bodies.set(encoding, Promise.resolve(body))
  }
  const bodyIn = async (encoding: Encoding | null): Promise<Bytes> => {
    if (!encoding) return plain()
    // What cannot be made smaller stays as it is, and is tried again.
    if (asked.has(encoding))
      once(shrunk, encoding, () => inTurn(() => shrink(encoding))).catch(() => undefined)
    asked.add(encoding)
    return once(bodies, encoding, async () => compress(encoding, plain(), 'quick'))
  }
  return { size: bytes.byteLength, etag, bodyIn }
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
