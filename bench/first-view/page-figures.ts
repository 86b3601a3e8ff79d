import type { Browser } from '@playwright/test'
import { weigh } from '../../e2e/site/checks/weigh.ts'
import type { Candidate } from './candidates.ts'
import type { Copies } from './library-copies.ts'
import { lookAt, type Look } from './look.ts'
import type { OwnerOf } from './owners.ts'
import type { Kind, PageRequest } from '../../e2e/site/page-requests.ts'

/** What a page view costs on every machine alike. */
export interface PageFigures {
  /** Compressed bytes of bodies by kind of file, and of all together. */
  bytes: Partial<Record<Kind | 'all', number>>
  /** Compressed bytes of scripts by owner. */
  scriptsByOwner?: Record<string, number>
  requests: number
  /** Of these, how many went to another origin than the page's. */
  otherOrigins?: number
  /** Answers that had to arrive one after the other until the last request was made. */
  depth: number
  /** Share of the scripts' characters that never ran, 0–1. */
  unusedScript: number
  copies?: Copies
}

interface Viewing {
  browser: Browser
  candidate: Candidate
  url: string
  /** Only our own site's scripts have owners. */
  ownerOf: OwnerOf | null
}

/**
 * Views a candidate's page once.
 *
 * @throws when it is not what it should be: something did not come, complained, or took over the HTML otherwise
 */
export async function figuresOf({
  browser,
  candidate,
  url,
  ownerOf,
}: Viewing): Promise<PageFigures> {
  const look = await lookAt(browser, url)
  assertWorthMeasuring(url, look, candidate)
  const { requests, scripts, copies } = look
  const bytes: PageFigures['bytes'] = {}
  const scriptsByOwner: Record<string, number> = {}
  for (const request of requests) {
    const weight = await weightOf(request)
    bytes[request.kind] = (bytes[request.kind] ?? 0) + weight
    bytes.all = (bytes.all ?? 0) + weight
    if (!ownerOf || request.kind !== 'script') continue
    const owner = ownerOf(request.url)
    scriptsByOwner[owner] = (scriptsByOwner[owner] ?? 0) + weight
  }
  return {
    bytes,
    ...(ownerOf && { scriptsByOwner }),
    requests: requests.length,
    otherOrigins: requests.filter((request) => originOf(request.url) !== originOf(url)).length,
    depth: Math.max(0, ...requests.map(({ depth }) => depth)),
    unusedScript: scripts.total ? scripts.unused / scripts.total : 0,
    copies,
  }
}

const originOf = (url: string) => new URL(url).origin

/** Data is answered only to who asks as the page did. */
function weightOf({ kind, url, transferred }: PageRequest): number | Promise<number> {
  return kind === 'data' || kind === 'other' ? transferred : weigh(url)
}

function assertWorthMeasuring(url: string, look: Look, { name, takeover }: Candidate): void {
  const problems = [...look.problems]
  if (look.takeover !== takeover)
    problems.push(`the server's HTML is ${look.takeover}, not ${takeover}`)
  if (problems.length > 0) throw new Error(`${name}: ${url}: ${problems.join('; ')}`)
}
