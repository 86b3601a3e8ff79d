import { deltaPath, smallestDictionary, stemOf } from 'delivery'
import type { Context } from 'hono'

/**
 * Compression with a file of before as the dictionary (RFC 9842): a browser that has one version of a file is sent what changed in the
 * next. Releases bring that with them.
 */

export const isDictionary = (path: string, bytes: Uint8Array): boolean =>
  /\.(js|css)$/.test(path) && bytes.byteLength >= smallestDictionary

/** `Use-As-Dictionary`: for files beside it that have its name with another hash. */
export function dictionaryOf(path: string): string {
  const [stem, extension] = (stemOf(path).split('/').at(-1) ?? '').split(/(\.\w+)$/)
  return `match="${stem}-*${extension}"`
}

/** What changed in a file since the version that the browser says it has; undefined where that is not known, or not wanted. */
export function deltaFor(
  c: Context,
  path: string,
  files: ReadonlyMap<string, Uint8Array>,
): Uint8Array | undefined {
  if (!/\bdcb\b/.test(c.req.header('accept-encoding') ?? '')) return undefined
  const hash = /^:([A-Za-z0-9+/]{43}=):$/.exec(c.req.header('available-dictionary') ?? '')?.[1]
  return hash ? files.get(deltaPath(path, Buffer.from(hash, 'base64'))) : undefined
}
