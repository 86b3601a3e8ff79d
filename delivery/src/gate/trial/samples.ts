import { setTimeout as delay } from 'node:timers/promises'
import * as v from 'valibot'
import { pagesOf, usersOf, type Examination } from './examination.ts'
import { bestPattern, isPlain, variantsOf } from './route-patterns.ts'
import { describeLine, type TrialSite } from './trial-site.ts'

/** An address on which a candidate is tried. */
export interface Sample {
  address: string
  /** False for a page of somebody else that shows a slot of the candidate. */
  isOwn: boolean
}

interface Choosing {
  remote: string
  live: Examination
  next: Examination
  /** Paths of the site's pages, in the order in which they are listed. */
  addresses: readonly string[]
}

/**
 * Chooses where to try a candidate: one address for each of its routes, every address that the live release serves
 * without data, and the pages of others that show its slots.
 *
 * @returns also the routes for which no address is known
 */
export function chooseSamples({ remote, live, next, addresses }: Choosing) {
  const patterns = (next.remotes[remote]?.pages ?? []).map(({ path }) => path)
  const untried: string[] = []
  const firstOwn = firstAddresses(patterns, addresses)
  const own = patterns.flatMap((pattern) => {
    const address = firstOwn.get(pattern) ?? plainVariant(pattern)
    if (!address) untried.push(pattern)
    return address ?? []
  })
  const before = (live.remotes[remote]?.pages ?? [])
    .flatMap(({ path }) => variantsOf(path))
    .filter((path) => isPlain(path) && bestPattern(patterns, path) !== null)

  const everywhere = pagesOf(next).map(({ path }) => path)
  const first = firstAddresses(everywhere, addresses)
  const others = Object.keys(next.slots)
    .filter((slot) => slot.startsWith(`${remote}/`))
    .flatMap((slot) => usersOf(slot, next))
    .flatMap(({ path }) => first.get(path) ?? plainVariant(path) ?? [])

  const ownAddresses = new Set([...own, ...before])
  return {
    samples: [
      ...[...ownAddresses].map((address) => ({ address, isOwn: true })),
      ...[...new Set(others)]
        .filter((address) => !ownAddresses.has(address))
        .map((address) => ({ address, isOwn: false })),
    ],
    untried,
  }
}

/** For each pattern the first of the site's addresses for which the router picks it; a site may have 50,000. */
export function firstAddresses(
  patterns: readonly string[],
  addresses: readonly string[],
): Map<string, string> {
  const first = new Map<string, string>()
  for (const address of addresses) {
    const pattern = bestPattern(patterns, address)
    if (pattern !== null && !first.has(pattern)) first.set(pattern, address)
    if (first.size === patterns.length) break
  }
  return first
}

/** The pattern itself, where it asks for nothing. */
export const plainVariant = (pattern: string) => variantsOf(pattern).find(isPlain)

/** In milliseconds: remotes read the backend for it. */
const listMs = 30_000

/** A backend that is busy for a moment is no fault of a build: so often the list is asked for, at this distance in milliseconds. */
const listAttempts = 3
const listPauseMs = 1_000

/**
 * Paths of the site's pages: of the sitemap, which knows what is live, where the backend has one, and what the site's remotes
 * say, the candidate among them.
 *
 * @throws {Error} one sentence when the remotes say nothing
 */
export async function readAddresses(site: Pick<TrialSite, 'url' | 'takeLog'>): Promise<string[]> {
  const live = await read(`${site.url}/sitemap.xml`)
    .then((response) => (response.ok ? response.text() : ''))
    .catch(() => '')
  return [...new Set([...pathsOf(live), ...(await readList(site))])]
}

async function readList(
  { url, takeLog }: Pick<TrialSite, 'url' | 'takeLog'>,
  attempt = 1,
): Promise<string[]> {
  const response = await read(url + listPath).catch((error: unknown) => {
    const { cause = error } = error as Error
    throw new Error(`The site gives no list of its pages: ${(cause as Error).message}`)
  })
  if (response.ok) return v.parse(listSchema, await response.json()).pages.map(({ path }) => path)
  const lines = await takeLog(listPath)
  if (response.status === 503 && attempt < listAttempts) {
    await delay(listPauseMs)
    return readList({ url, takeLog }, attempt + 1)
  }
  const causes = lines.filter(({ error }) => error).map(describeLine)
  throw new Error(
    [`The list of the site's pages answered ${response.status}`, ...causes].join(': '),
  )
}

const read = (address: string) => fetch(address, { signal: AbortSignal.timeout(listMs) })

const listPath = '/public-pages.json'
const listSchema = v.object({ pages: v.array(v.object({ path: v.string() })) })

/** Paths in a sitemap; what is no address of a page is passed over. */
export function pathsOf(sitemap: string): string[] {
  return [...sitemap.matchAll(/<loc>\s*(https?:[^<\s]+)\s*<\/loc>/g)].flatMap(
    ([, text = '']) => URL.parse(text)?.pathname ?? [],
  )
}
