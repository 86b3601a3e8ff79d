import type { Browser } from '@playwright/test'
import type { Kind, PageRequest } from '../../e2e/site/page-requests.ts'
import { weigh } from '../../e2e/site/checks/weigh.ts'
import { sumOf } from '../figures/statistics.ts'
import type { Copies } from './library-copies.ts'
import type { Candidate } from './candidates.ts'
import { lookAt } from './look.ts'

/** What a page view costs on every machine alike. */
export interface PageFigures {
  /** Compressed bytes of bodies by kind of file, and of all together. */
  bytes: Partial<Record<Kind | 'all', number>>
  requests: number
  /** Of these, how many went to another origin than the page's. */
  otherOrigins?: number
  /** Answers that had to arrive one after the other until the last request was made. */
  depth: number
  copies?: Copies
}

/**
 * Views a candidate's page once.
 *
 * @throws when it is not what it should be: something did not come, complained, or took over the HTML otherwise
 */
export async function figuresOf(
  browser: Browser,
  candidate: Candidate,
  path: string,
): Promise<PageFigures> {
  const url = candidate.url + path
  const { requests, problems, takeover, copies } = await lookAt(browser, url)
  if (takeover !== candidate.takeover) problems.push(`the server's HTML is ${takeover}`)
  if (problems.length > 0) throw new Error(`${candidate.name}: ${url}: ${problems.join('; ')}`)
  const weights = await Promise.all(requests.map(weightOf))
  const bytes: PageFigures['bytes'] = { all: sumOf(weights) }
  for (const [index, { kind }] of requests.entries())
    bytes[kind] = (bytes[kind] ?? 0) + (weights[index] ?? 0)
  const { origin } = new URL(url)
  return {
    bytes,
    requests: requests.length,
    otherOrigins: requests.filter((request) => new URL(request.url).origin !== origin).length,
    depth: Math.max(0, ...requests.map(({ depth }) => depth)),
    copies,
  }
}

/** Data is answered only to who asks as the page did. */
function weightOf({ kind, url, transferred }: PageRequest): number | Promise<number> {
  return kind === 'data' || kind === 'other' ? transferred : weigh(url)
}
