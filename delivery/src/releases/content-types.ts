import { lookup } from 'mrmime'

/** Media type of a file, by the ending of its name. */
export function contentTypeOf(path: string): string {
  const type = lookup(path) ?? 'application/octet-stream'
  return /^text\/|\/json$/.test(type) ? `${type}; charset=utf-8` : type
}
