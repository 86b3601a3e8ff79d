import type { Browser } from '@playwright/test'
import { withNewPhone } from './phone.ts'

/** One page view over a slow line and on a slow processor, really waited for; times in milliseconds. */
interface ThrottledView {
  fcp: number
  lcp: number
  /** Until the page answers to events; null where no script takes it over. */
  hydrated: number | null
}

const line = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1_000_000) / 8,
  uploadThroughput: 750_000 / 8,
}
const slowdown = 4
/** After the last answer, for what is drawn late. */
const settleMs = 500

export function viewThrottled(browser: Browser, url: string): Promise<ThrottledView> {
  return withNewPhone(browser, async (page, session) => {
    await page.addInitScript(watchPaints)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', line)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.goto(url, { waitUntil: 'networkidle' })
    await page.waitForSelector('h1')
    await page.waitForTimeout(settleMs)
    const { fcp, lcp, hydrated } = await page.evaluate(
      () => (window as unknown as { watched: ThrottledView }).watched,
    )
    if (!fcp || !lcp) throw new Error(`${url} painted nothing`)
    return { fcp, lcp, hydrated }
  })
}

/** Runs in the page before everything else. */
function watchPaints(): void {
  const watched = { fcp: 0, lcp: 0, hydrated: null as number | null }
  Object.assign(window, { watched })
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries())
      if (name === 'first-contentful-paint') watched.fcp = startTime
  }).observe({ type: 'paint', buffered: true })
  new PerformanceObserver((list) => {
    watched.lcp = list.getEntries().at(-1)?.startTime ?? watched.lcp
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  const poll = setInterval(() => {
    const heading = document.querySelector('h1')
    if (!heading || !Object.keys(heading).some((key) => key.startsWith('__reactFiber$'))) return
    watched.hydrated = performance.now()
    clearInterval(poll)
  }, 20)
}
