import type { Logger } from 'pino'
import { parseSearchEntries, type RemoteRoutes, type SearchEntry } from 'shared-ui/contract'
import { ownerOf } from '../../src/ownership.ts'
import { withDeadline } from '../../src/with-deadline.ts'
import type { Composition } from '../composition/composition.ts'
import { ordinaryVisit, type Compositions } from '../composition/follow-registry.ts'
import { DeadlineError, deadlines } from '../deadlines.ts'
import { moduleLoader } from '../composition/federation-host.ts'

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

export interface SearchIndexSources {
  compositions: Pick<Compositions, 'of'>
  log: Logger
  /** How a remote's entries are come by; the composition's releases by default. */
  ask?: (composition: Composition, remote: string) => Promise<SearchEntry[]>
}

/** Everything that can be found, as the live releases say. A remote that fails stays in the index with what it said last. */
export function createSearchIndex({ compositions, log, ask = askRelease }: SearchIndexSources) {
  const said = new Map<string, readonly SearchEntry[]>()

  const make = async () => {
    const composition = await compositions.of(ordinaryVisit)
    const remotes = Object.keys(composition.lock.remotes)
    await Promise.all(
      remotes.map(async (remote) => {
        try {
          said.set(remote, await ask(composition, remote))
        } catch (error) {
          log.error({ event: 'search-entries-failed', remote, error: String(error) })
        }
      }),
    )
    const entries = [...remotes.flatMap((remote) => said.get(remote) ?? []), ...ownEntries]
    return { lock: composition.lock.id, entries }
  }

  let kept: Awaited<ReturnType<typeof make>> | undefined
  let keptAt = 0
  let making: ReturnType<typeof make> | undefined
  const remake = () =>
    (making ??= make()
      .then((index) => {
        kept = index
        keptAt = performance.now()
        return index
      })
      .finally(() => (making = undefined)))

  return async (): Promise<readonly SearchEntry[]> => {
    const { lock } = await compositions.of(ordinaryVisit)
    // What is not served any more is not found either.
    const isSame = kept?.lock === lock.id
    if (kept && isSame && performance.now() - keptAt < freshMs) return kept.entries
    const next = remake()
    if (!kept || !isSame) return (await next).entries
    // The old one is served while the next is made, and when it cannot be made.
    next.catch(() => undefined)
    return kept.entries
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
