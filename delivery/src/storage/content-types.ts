import { lookup } from 'mrmime'

/** Media type of a file, by the ending of its name. */
export function contentTypeOf(path: string): string {
  if (path.endsWith('.jws')) return 'application/jose'
  const type = lookup(path) ?? 'application/octet-stream'
  return /^text\/|^application\/json$/.test(type) ? `${type}; charset=utf-8` : type
}
