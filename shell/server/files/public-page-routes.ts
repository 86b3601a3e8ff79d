import { Hono, type Context } from 'hono'
import type { PublicPage, SearchEntry } from 'shared-ui/contract'
import { configureSearchIndex, searchIndexPath } from '../../src/search/search-index.ts'
import { errorAnswer } from '../http/error-answer.ts'
import { sendWritten, writeBody } from '../http/written-body.ts'
import { memoize } from '../memoize.ts'
import { createPublicPages, type PublicPageSources } from './public-pages.ts'

/** Characters of a page's text in the index. */
const textLength = 160

/** What can be found: for the site's search, in the browser and here, and for the function that writes the sitemap. */
export function publicPageRoutes(sources: PublicPageSources): Hono {
  const read = createPublicPages(sources)
  configureSearchIndex(async () => entriesOf((await read()).pages))

  return new Hono()
    .get(searchIndexPath, async (c) => send(c, searchIndexOf((await read()).pages)))
    .get('/public-pages.json', async (c) => {
      const { pages, isWhole } = await read()
      // Half a sitemap would tell search engines that the other half is gone.
      if (!isWhole) return errorAnswer(c, 503, 'unavailable', 'A part of the list is missing.', 30)
      return send(c, addressesOf(pages))
    })
}

function send(c: Context, body: ReturnType<typeof writeBody>) {
  c.header('Content-Type', 'application/json; charset=utf-8')
  c.header('Vary', 'Accept-Encoding')
  c.header('Cache-Control', 'public, max-age=60, stale-while-revalidate=3600')
  return sendWritten(c, body)
}

type Pages = readonly PublicPage[]

const entriesOf = memoize((pages: Pages): SearchEntry[] =>
  pages.flatMap(({ path, search }) =>
    search ? [{ kind: search.kind, title: search.title, path, text: shorten(search.text) }] : [],
  ),
)

const searchIndexOf = memoize((pages: Pages) => write({ entries: entriesOf(pages) }))

const addressesOf = memoize((pages: Pages) =>
  write({ pages: pages.map(({ path, changed }) => ({ path, changed })) }),
)

const write = (content: object) => writeBody(Buffer.from(JSON.stringify(content)))

/** The beginning of a text, cut between words. */
export function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= textLength) return line
  return `${line.slice(0, line.lastIndexOf(' ', textLength) + 1 || textLength).trimEnd()}…`
}
