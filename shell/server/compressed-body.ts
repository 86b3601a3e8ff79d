import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Context } from 'hono'

export type Encoding = 'br' | 'gzip'

/** The best encoding that the client takes, or null. */
export function pickEncoding(c: Context): Encoding | null {
  const accepted = c.req.header('accept-encoding') ?? ''
  if (/\bbr\b/.test(accepted)) return 'br'
  return /\bgzip\b/.test(accepted) ? 'gzip' : null
}

/**
 * Compresses a body.
 *
 * @param effort `smallest` for what is kept, `quick` for what a visitor waits for
 */
export function compress(
  encoding: Encoding,
  bytes: Uint8Array,
  effort: 'smallest' | 'quick',
): Promise<Uint8Array<ArrayBuffer>> {
  const isQuick = effort === 'quick'
  if (encoding === 'gzip') return promisify(gzip)(bytes, { level: isQuick ? 5 : 9 })
  return promisify(brotliCompress)(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: isQuick ? 4 : constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
    },
  })
}
