import type { Browser, Page } from '@playwright/test'
import { recordRequests, type Kind, type PageRequest } from '../../e2e/site/page-requests.ts'
import { weigh } from '../../e2e/site/checks/weigh.ts'
import { sumOf } from '../figures/statistics.ts'
import { copiesOf, type Copies } from './library-copies.ts'
import { withNewPhone } from './phone.ts'
import type { Candidate, Takeover } from './candidates.ts'

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
const weightOf = ({ kind, url, transferred }: PageRequest): number | Promise<number> =>
  kind === 'data' || kind === 'other' ? transferred : weigh(url)

/**
 * Views a page once, without throttling, to its end: what it shows is the same on every machine. Its problems make the view not worth
 * measuring: complaints of the console, and what did not come.
 */
function lookAt(browser: Browser, url: string) {
  return withNewPhone(browser, async (page, session) => {
    const problems = collectProblems(page)
    const recording = await recordRequests(session)
    await page.addInitScript(rememberHeading)
    await page.coverage.startJSCoverage()
    await page.goto(url, { waitUntil: 'networkidle' })
    await page.waitForSelector('h1')
    const covered = await page.coverage.stopJSCoverage()
    const scripts = covered.filter((script) => script.url !== url)
    const requests = recording.requests()
    for (const { url: address, status } of requests)
      if (status < 200 || status > 299) problems.push(`${status} ${address}`)
    const copies = copiesOf(scripts.map(({ source = '' }) => source))
    return { requests, copies, takeover: await page.evaluate(readTakeover), problems }
  })
}

function collectProblems(page: Page): string[] {
  const problems: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text())
  })
  page.on('pageerror', (error) => problems.push(String(error)))
  page.on('requestfailed', (request) => problems.push(`failed: ${request.url()}`))
  return problems
}

declare global {
  interface Window {
    headingOfServer?: Element | null
  }
}

/** Runs in the page, before its modules: the document is parsed, and nothing has touched it. */
function rememberHeading(): void {
  document.addEventListener('readystatechange', () => {
    if (document.readyState === 'interactive') window.headingOfServer = document.querySelector('h1')
  })
}

/** Runs in the page. */
function readTakeover(): Takeover {
  const heading = document.querySelector('h1')
  const isTaken = heading && Object.keys(heading).some((key) => key.startsWith('__reactFiber$'))
  if (!isTaken) return 'none'
  return window.headingOfServer === heading ? 'hydrated' : 'drawn'
}
