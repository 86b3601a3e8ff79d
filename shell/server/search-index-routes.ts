import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import type { SearchEntry } from 'shared-ui/contract'
import { configureSearchIndex, searchIndexPath } from '../src/search/search-index.ts'
import { compress, pickEncoding, type Encoding } from './compressed-body.ts'
import { createSearchIndex, type SearchIndexSources } from './search-index.ts'

/** The index as the browser reads it when a visitor first searches; the results page here reads the same one. */
export function searchIndexRoutes(sources: SearchIndexSources): Hono {
  const readIndex = createSearchIndex(sources)
  configureSearchIndex(readIndex)
  let written: WrittenIndex | undefined

  return new Hono().get(searchIndexPath, async (c) => {
    const entries = await readIndex()
    if (written?.entries !== entries) written = write(entries)
    const { etag, bodyIn } = written
    c.header('ETag', etag)
    c.header('Vary', 'Accept-Encoding')
    c.header('Cache-Control', 'public, max-age=60, stale-while-revalidate=3600')
    if (c.req.header('if-none-match')?.includes(etag)) return c.body(null, 304)
    c.header('Content-Type', 'application/json; charset=utf-8')
    const encoding = pickEncoding(c)
    if (encoding) c.header('Content-Encoding', encoding)
    return c.body(await bodyIn(encoding))
  })
}

type Body = Promise<Uint8Array<ArrayBuffer>>

interface WrittenIndex {
  entries: readonly SearchEntry[]
  etag: string
  /** Compressed once per encoding; null for none. */
  bodyIn: (encoding: Encoding | null) => Body
}

function write(entries: readonly SearchEntry[]): WrittenIndex {
  const bytes = new TextEncoder().encode(JSON.stringify({ entries }))
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
  const bodies = new Map<Encoding, Body>()
  const bodyIn = async (encoding: Encoding | null) => {
    if (!encoding) return bytes
    const body = bodies.get(encoding) ?? compress(encoding, bytes, 'smallest')
    bodies.set(encoding, body)
    return body
  }
  return { entries, etag: `"${hash}"`, bodyIn }
}
