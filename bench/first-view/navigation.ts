import type { Browser, Page } from '@playwright/test'

/** From click to the new page's heading, in milliseconds, code and data of all pages having been there before. */
export type NavigationTimes = Awaited<ReturnType<typeof measureNavigation>>

/** The same page is gone to from its own remote and from another: what differs is the border. */
const trips = [
  { within: '/industries/healthcare', between: '/glossary', to: '/services/direct-hire' },
  { within: '/glossary', between: '/industries/healthcare', to: '/resources' },
]
const kinds = ['within', 'between'] as const
const alternations = 10

/** Clicks to and fro on the site whose home is at `url`, without throttling; the first round warms up. */
export async function measureNavigation(browser: Browser, url: string) {
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    await page.goto(url, { waitUntil: 'networkidle' })
    const times: Record<(typeof kinds)[number], number[]> = { within: [], between: [] }
    for (let round = 0; round <= alternations; round++)
      for (const trip of trips)
        for (const kind of round % 2 ? kinds : kinds.toReversed()) {
          await goTo(page, trip[kind])
          const took = await goTo(page, trip.to)
          if (round > 0) times[kind].push(took)
        }
    return times
  } finally {
    await context.close()
  }
}

/** Follows the page's link to `path`; milliseconds until another heading stands there. */
async function goTo(page: Page, path: string): Promise<number> {
  const took = await page.evaluate(follow, path)
  // What the router does after it has shown the page is not for the next trip.
  await page.waitForTimeout(150)
  return took
}

/** Runs in the page, and fails when the click loads a new document. */
function follow(path: string): Promise<number> {
  const link = document.querySelector<HTMLAnchorElement>(`a[href="${path}"]`)
  if (!link) throw new Error(`No link to ${path} on ${location.pathname}`)
  const before = document.querySelector('h1')?.textContent
  const startedAt = performance.now()
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error(`${path} does not come`)), 60_000)
    const observer = new MutationObserver(() => {
      const heading = document.querySelector('h1')?.textContent
      if (!heading || heading === before || location.pathname !== path) return
      observer.disconnect()
      resolve(performance.now() - startedAt)
    })
    observer.observe(document.body, { childList: true, subtree: true, characterData: true })
    link.click()
  })
}
