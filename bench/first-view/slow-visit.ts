import type { Browser, CDPSession, Page } from '@playwright/test'
import type { Candidate } from './candidates.ts'
import { inTurns } from '../running/in-turns.ts'
import { withNewPhone } from './phone.ts'
import { slowRounds } from './results.ts'

/** Milliseconds of several visits on a slow network and a small telephone. */
interface SlowVisits {
  /** Until the first text, and the largest, stood there. */
  text: number[]
  lcp: number[]
  /** From tap to the next page's heading, the first time. */
  navigation: number[]
  /** From each tap or key to the next frame. */
  interactions: number[]
}

const network = {
  offline: false,
  latency: 400,
  downloadThroughput: 50_000,
  uploadThroughput: 50_000,
}
/** A sixth as fast as this machine. */
const slowdown = 6
const trip = ['/resources', '/contact']

/** The same visit by each candidate once a round: a first view, two pages more, and a few keys in a form. */
export async function visitSlowly(
  browser: Browser,
  candidates: readonly Candidate[],
): Promise<Record<string, SlowVisits>> {
  const visits: Record<string, SlowVisits> = {}
  for (const { name, url } of inTurns(slowRounds, candidates)) {
    const all = (visits[name] ??= { text: [], lcp: [], navigation: [], interactions: [] })
    await withNewPhone(browser, (page, session) => visit(page, session, `${url}/`, all))
  }
  return visits
}

async function visit(page: Page, session: CDPSession, url: string, all: SlowVisits): Promise<void> {
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', network)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.addInitScript(observe)
  await page.goto(url, { waitUntil: 'networkidle' })
  const { text, lcp } = await page.evaluate(() => window.paints)
  all.text.push(text)
  all.lcp.push(lcp)
  for (const path of trip) {
    const link = page.locator(`a[href="${path}"]:visible`).last()
    await link.scrollIntoViewIfNeeded()
    const startedAt = performance.now()
    await link.tap({ noWaitAfter: true })
    await page.waitForFunction(
      (to) => location.pathname === to && document.querySelector('h1'),
      path,
    )
    all.navigation.push(performance.now() - startedAt)
    await page.waitForLoadState('networkidle')
    all.interactions.push(...(await page.evaluate(takeInteractions)))
  }
  await page.getByRole('textbox').first().pressSequentially('Ada', { delay: 300 })
  await page.waitForTimeout(1_000)
  all.interactions.push(...(await page.evaluate(takeInteractions)))
}

declare global {
  interface Window {
    paints: { text: number; lcp: number }
    interactionTimes: Map<number, number>
  }
}

/** Runs in the page, before all else. */
function observe(): void {
  window.paints = { text: NaN, lcp: NaN }
  window.interactionTimes = new Map()
  const watch = (type: string, take: (entry: PerformanceEntry) => void, options = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
      ...options,
    })
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') window.paints.text = startTime
  })
  watch('largest-contentful-paint', ({ startTime }) => (window.paints.lcp = startTime))
  watch(
    'event',
    (entry) => {
      const { interactionId, duration } = entry as PerformanceEventTiming
      if (!interactionId) return
      const known = window.interactionTimes.get(interactionId) ?? 0
      window.interactionTimes.set(interactionId, Math.max(known, duration))
    },
    { durationThreshold: 16 },
  )
}

/** Runs in the page. */
function takeInteractions(): number[] {
  const times = [...window.interactionTimes.values()]
  window.interactionTimes.clear()
  return times
}
