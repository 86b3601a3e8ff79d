import { Hono } from 'hono'
import type { SearchEntry } from 'shared-ui/contract'
import { configureSearchIndex, searchIndexPath } from '../../src/search/search-index.ts'
import { createSearchIndex, type SearchIndexSources } from './search-index.ts'
import { sendWritten, writeBody, type WrittenBody } from '../http/written-body.ts'

/** The index as the browser reads it when a visitor first searches; the results page here reads the same one. */
export function searchIndexRoutes(sources: SearchIndexSources): Hono {
  const readIndex = createSearchIndex(sources)
  configureSearchIndex(readIndex)
  let written: { entries: readonly SearchEntry[]; body: WrittenBody } | undefined

  return new Hono().get(searchIndexPath, async (c) => {
    const entries = await readIndex()
    if (written?.entries !== entries)
      written = { entries, body: writeBody(Buffer.from(JSON.stringify({ entries }))) }
    c.header('Content-Type', 'application/json; charset=utf-8')
    c.header('Vary', 'Accept-Encoding')
    c.header('Cache-Control', 'public, max-age=60, stale-while-revalidate=3600')
    return sendWritten(c, written.body)
  })
}
