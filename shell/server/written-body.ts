import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { compress, pickEncoding, type Encoding } from './compressed-body.ts'

export type Bytes = Uint8Array<ArrayBuffer>

/** What is sent many times. */
export interface WrittenBody {
  /** As it is without compression. */
  bytes: Bytes
  /** Of its content, whatever the encoding. */
  etag: string
  /** Compressed once per encoding; null for none. */
  bodyIn(encoding: Encoding | null): Promise<Bytes>
}

export function writeBody(bytes: Bytes, effort: 'smallest' | 'quick'): WrittenBody {
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
  const bodies = new Map<Encoding, Promise<Bytes>>()
  const bodyIn = async (encoding: Encoding | null) => {
    if (!encoding) return bytes
    const body = bodies.get(encoding) ?? compress(encoding, bytes, effort)
    bodies.set(encoding, body)
    return body
  }
  return { bytes, etag: `W/"${hash}"`, bodyIn }
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
