import type { Browser, Page } from '@playwright/test'
import { recordRequests } from '../../e2e/site/page-requests.ts'
import { copiesOf } from './library-copies.ts'
import { withNewPhone } from './phone.ts'

/** What became of the server's HTML: no script took it, one took it over as it is, or one drew anew. */
export type Takeover = 'none' | 'hydrated' | 'drawn'

/**
 * Views a page once, without throttling, to its end: what it shows is the same on every machine. Its problems make the view not worth
 * measuring: complaints of the console, and what did not come.
 */
export function lookAt(browser: Browser, url: string) {
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
