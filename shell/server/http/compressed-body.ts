import { promisify } from 'node:util'
import zlib, { constants, type BrotliOptions } from 'node:zlib'
import type { Context } from 'hono'
import type { Bytes } from '../json-in-html.ts'
import { limits } from '../limits.ts'

const brotliCompress = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)

export type Encoding = 'br' | 'gzip'

/** The best encoding that the client takes, or null. Some say of one that they do not take it: `br;q=0`. */
export function pickEncoding(c: Context): Encoding | null {
  const accepted = (c.req.header('accept-encoding') ?? '')
    .toLowerCase()
    .replace(/\s/g, '')
    .split(',')
  const takes = (encoding: Encoding) =>
    accepted.some((one) => one.split(';')[0] === encoding && !/;q=0(\.0*)?$/.test(one))
  if (takes('br')) return 'br'
  return takes('gzip') ? 'gzip' : null
}

type Effort = 'smallest' | 'quick'

/**
 * Compresses a body.
 *
 * @param effort `smallest` for what is kept, `quick` for what a visitor waits for
 */
export async function compress(encoding: Encoding, bytes: Uint8Array, effort: Effort) {
  if (encoding === 'br') return alone(await brotliCompress(bytes, brotliOptions(bytes, effort)))
  return alone(await gzip(bytes, { level: effort === 'quick' ? 5 : 9 }))
}

/** Compresses a body by `quick` brotli, in this thread: without waking another it takes two thirds of the time. */
export const compressHere = (bytes: Uint8Array): Bytes =>
  alone(zlib.brotliCompressSync(bytes, brotliOptions(bytes, 'quick')))

/** Node compresses into buffers of 64 kB that others share: whoever keeps a little of one keeps all. */
const alone = (bytes: Uint8Array): Bytes => new Uint8Array(bytes)

/**
 * What a worker compressed may be anything.
 *
 * @throws {Error} when it is no brotli, or more than a page may be
 */
export const decompress = (brotli: Uint8Array): Bytes =>
  zlib.brotliDecompressSync(brotli, { maxOutputLength: limits.workerMessageBytes })

function brotliOptions({ byteLength }: Uint8Array, effort: Effort): BrotliOptions {
  return {
    params: {
      // From 5 on it looks four times as long for what hashes have not: a page would be 5 % smaller, and cost a third more.
      [constants.BROTLI_PARAM_QUALITY]: effort === 'quick' ? 4 : constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: byteLength,
      [constants.BROTLI_PARAM_LGWIN]: windowFor(byteLength),
    },
  }
}

/**
 * The smallest window that looks back over the whole body, as its power of two. The usual one, 4 MB, makes the encoder take
 * 8 MB for any body of more than 64 kB: with a page on each of 25 connections V8 then collects its whole heap 20 times a
 * second.
 */
function windowFor(size: number): number {
  const { BROTLI_MIN_WINDOW_BITS, BROTLI_MAX_WINDOW_BITS } = constants
  const bits = Math.ceil(Math.log2(size + 16))
  return Math.min(Math.max(bits, BROTLI_MIN_WINDOW_BITS), BROTLI_MAX_WINDOW_BITS)
}
