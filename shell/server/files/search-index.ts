import { Hono } from 'hono'
import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import { parseSearchEntries, type RemoteRoutes, type SearchEntry } from 'shared-ui/contract'
import { ownerOf } from '../../src/ownership.ts'
import { configureSearchIndex, searchIndexPath } from '../../src/search/search-index.ts'
import { withDeadline } from '../../src/with-deadline.ts'
import type { Composition } from '../composition/composition.ts'
import { moduleLoader } from '../composition/federation-host.ts'
import { ordinaryVisit, type Compositions } from '../composition/follow-registry.ts'
import { DeadlineError, deadlines } from '../deadlines.ts'
import { sendWritten, writeBody } from '../http/written-body.ts'
import { memoize } from '../memoize.ts'

/** How long an index is served without asking the remotes again, in milliseconds. */
const freshMs = 60_000

/** Characters of a page's text in the index. */
const textLength = 160

const ownEntries: readonly SearchEntry[] = [
  {
    kind: 'Pages',
    title: 'About us',
    path: '/about',
    text: 'The founder’s story and what we can do',
  },
  {
    kind: 'Pages',
    title: 'Privacy Policy',
    path: '/privacy-policy',
    text: 'What we learn about visitors, and their rights',
  },
]

interface Sources {
  compositions: Pick<Compositions, 'of'>
  log: Logger
  /** How a remote's entries are come by; the composition's releases by default. */
  ask?: (composition: Composition, remote: string) => Promise<SearchEntry[]>
}

type Entries = readonly SearchEntry[]

/** The index as the browser reads it when a visitor first searches; the results page here reads the same one. */
export function searchIndexRoutes(sources: Sources): Hono {
  const readIndex = createSearchIndex(sources)
  configureSearchIndex(readIndex)
  const bodyOf = memoize((entries: Entries) => writeBody(Buffer.from(JSON.stringify({ entries }))))

  return new Hono().get(searchIndexPath, async (c) => {
    c.header('Content-Type', 'application/json; charset=utf-8')
    c.header('Vary', 'Accept-Encoding')
    c.header('Cache-Control', 'public, max-age=60, stale-while-revalidate=3600')
    return sendWritten(c, bodyOf(await readIndex()))
  })
}

/** Everything that can be found, as the live releases say. A remote that fails stays in the index with what it said last. */
export function createSearchIndex({ compositions, log, ask = askRelease }: Sources) {
  const said = new Map<string, Entries>()
  const askAll = async (composition: Composition): Promise<Entries> => {
    const remotes = Object.keys(composition.lock.remotes)
    const update = async (remote: string) => said.set(remote, await ask(composition, remote))
    const failed = (remote: string, error: unknown) =>
      log.error({ event: 'search-entries-failed', remote, error: String(error) })
    await Promise.all(
      remotes.map((remote) => update(remote).catch((error) => failed(remote, error))),
    )
    return [...remotes.flatMap((remote) => said.get(remote) ?? []), ...ownEntries]
  }
  // By lock: what is not served any more is not found either. An old index is served while the next is made.
  const indexes = new LRUCache<string, Entries, Composition>({
    max: 2,
    ttl: freshMs,
    allowStale: true,
    ignoreFetchAbort: true,
    fetchMethod: (_id, _old, { context }) => askAll(context),
  })
  return async (): Promise<Entries> => {
    const context = await compositions.of(ordinaryVisit)
    return (await indexes.fetch(context.lock.id, { context })) ?? []
  }
}

async function askRelease(composition: Composition, remote: string): Promise<SearchEntry[]> {
  const work = async () => {
    const module = (await moduleLoader(composition)(remote, 'routes', 'first')) as RemoteRoutes
    return module.searchEntries?.() ?? []
  }
  const late = () => new DeadlineError('the entries did not come in time')
  const entries = await withDeadline(work(), deadlines.loaders, late)
  return parseSearchEntries(remote, entries)
    .filter(({ path }) => ownerOf(path) === remote)
    .map((entry) => ({ ...entry, text: shorten(entry.text) }))
}

/** The beginning of a text, cut between words. */
export function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= textLength) return line
  return `${line.slice(0, line.lastIndexOf(' ', textLength) + 1 || textLength).trimEnd()}…`
}
