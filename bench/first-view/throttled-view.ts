import type { Browser } from '@playwright/test'
import { withNewPhone } from './phone.ts'

const line = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1_000_000) / 8,
  uploadThroughput: 750_000 / 8,
}
const slowdown = 4
/** After the last answer, for what is drawn late. */
const settleMs = 500

/** One page view over a slow line and on a slow processor, really waited for; in milliseconds. */
export function viewThrottled(
  browser: Browser,
  url: string,
): Promise<{ fcp: number; lcp: number }> {
  return withNewPhone(browser, async (page, session) => {
    await page.addInitScript(watchPaints)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', line)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.goto(url, { waitUntil: 'networkidle' })
    await page.waitForSelector('h1')
    await page.waitForTimeout(settleMs)
    const { fcp, lcp } = await page.evaluate(() => window.watched)
    if (!fcp || !lcp) throw new Error(`${url} painted nothing`)
    return { fcp, lcp }
  })
}

declare global {
  interface Window {
    watched: { fcp: number; lcp: number }
  }
}

/** Runs in the page before everything else. */
function watchPaints(): void {
  window.watched = { fcp: 0, lcp: 0 }
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries())
      if (name === 'first-contentful-paint') window.watched.fcp = startTime
  }).observe({ type: 'paint', buffered: true })
  new PerformanceObserver((list) => {
    window.watched.lcp = list.getEntries().at(-1)?.startTime ?? 0
  }).observe({ type: 'largest-contentful-paint', buffered: true })
}
