import { hash } from 'node:crypto'
import type { Context } from 'hono'
import { once } from '../../src/once.ts'
import type { Bytes } from '../json-in-html.ts'
import { compress, decompress, pickEncoding, type Encoding } from './compressed-body.ts'

export type WrittenBody = ReturnType<typeof writeBody>

/**
 * What is sent many times. It is compressed quickly for the visitor who waits for it; asked for again, it becomes as small as it gets.
 *
 * @param given how the bytes are compressed already
 */
export function writeBody(bytes: Bytes, given: 'br' | null = null) {
  const etag = `W/"${hash('sha256', bytes, 'base64url').slice(0, 22)}"`
  const bodies = new Map<Encoding, Promise<Bytes>>(given && [[given, Promise.resolve(bytes)]])
  const asked = new Set<Encoding>()
  const shrunk = new Map<Encoding, Promise<void>>()
  const plain = given ? unpacking(bytes) : () => bytes
  const shrink = async (encoding: Encoding) => {
    const body = await compress(encoding, plain(), 'smallest')
    bodies.set(encoding, Promise.resolve(body))
  }
  const pack = async (encoding: Encoding) => {
    const body = await compress(encoding, plain(), 'quick')
    // What is small in one encoding may have sixty times as much in the other.
    if (body.byteLength > 2 * bytes.byteLength) bodies.delete(encoding)
    return body
  }
  /** Compressed once per encoding; null for none. */
  const bodyIn = async (encoding: Encoding | null): Promise<Bytes> => {
    if (!encoding) return plain()
    // What cannot be made smaller stays as it is, and is tried again.
    if (asked.has(encoding) && bodies.has(encoding))
      once(shrunk, encoding, () => inTurn(() => shrink(encoding))).catch(() => undefined)
    asked.add(encoding)
    return once(bodies, encoding, () => pack(encoding))
  }
  return { etag, bodyIn, size: bytes.byteLength }
}

/** Unpacks what is asked for, once for all who hold it; what cannot be unpacked is not tried again. */
function unpacking(brotli: Bytes): () => Bytes {
  let held: WeakRef<Bytes> | undefined
  let isBroken = false
  return () => {
    if (isBroken) throw new Error('A page cannot be unpacked')
    isBroken = true
    const plain = held?.deref() ?? decompress(brotli)
    isBroken = false
    held = new WeakRef(plain)
    return plain
  }
}

let last: Promise<void> = Promise.resolve()

/** Work that nobody waits for, one after the other: what visitors wait for needs the same threads. */
function inTurn(work: () => Promise<void>): Promise<void> {
  const running = last.then(work)
  last = running.catch(() => undefined)
  return running
}

/**
 * Answers 200 in the best encoding that the client takes, or 304 when it has the body already.
 *
 * @param tell what else there is to say, once there is a body: what a worker sent may be none
 */
export async function sendWritten(c: Context, body: WrittenBody, tell = () => {}) {
  const tellAll = () => {
    tell()
    c.header('ETag', body.etag)
  }
  if (!c.req.header('if-none-match')?.includes(body.etag)) return sendEncoded(c, body, tellAll)
  tellAll()
  return c.body(null, 304)
}

/** Answers with the body in the best encoding that the client takes. */
export async function sendEncoded(c: Context, { bodyIn }: WrittenBody, tell = () => {}) {
  const encoding = pickEncoding(c)
  const body = await bodyIn(encoding)
  tell()
  if (encoding) c.header('Content-Encoding', encoding)
  return c.body(body)
}
