import { setTimeout as delay } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import type { SeenPage } from '../../releases/gate-report.ts'
import type { ReleaseManifest } from '../../releases/release.ts'
import type { GateInput } from '../gate-input.ts'
import { watchPage, type PageRequest, type PageWatch } from './page-watch.ts'

const loadMs = 30_000
const hydrationMs = 15_000
const visitMs = 60_000
const pictureMs = 5_000
const leaveMs = 2_000
const lateMs = 5_000

/** Opens one page as a visitor does, waits until it answers to events, leaves it and comes back by links, and says what is wrong. */
export async function visitPage(
  page: Page,
  request: PageRequest & Pick<GateInput, 'withoutPictures'>,
) {
  const watch = watchPage(page, request)
  const found = await beforeLong(lookAt(page, request, watch))
  const first = [...watch.faults(), ...found]
  const weights = watch.weights()
  const faults = first.length > 0 ? first : await beforeLong(comeByLink(page, request, watch))
  watch.end()
  const isShown = faults.length === 0 && !request.withoutPictures
  return { faults, weights, pictures: isShown ? await picturesOf(page) : [] }
}

/** A page that is busy for ever does not answer the browser's own questions either. */
function beforeLong(visit: Promise<string[]>): Promise<string[]> {
  const looked = visit.catch((error: unknown) => [
    `could not be looked at: ${(error as Error).message.split('\n')[0]}.`,
  ])
  return Promise.race([looked, delay(visitMs, ['does not answer any more.'], { ref: false })])
}

/** Empties a tab for another first visit, without leaving the site; false when its page does not let go of it. */
export async function leavePage(page: Page, siteUrl: string): Promise<boolean> {
  const leave = async () => {
    await page.goto(`${siteUrl}/healthz`, { timeout: leaveMs })
    await page.evaluate(() => {
      sessionStorage.clear()
      window.name = ''
    })
    await page.setViewportSize({ width: 1280, height: 720 })
    return true
  }
  return Promise.race([leave().catch(() => false), delay(leaveMs, false, { ref: false })])
}

/** How it looks on a desk and on a telephone, for people: as much as a page shows at first, or somewhat more. */
async function picturesOf(page: Page): Promise<SeenPage['pictures']> {
  const pictures: SeenPage['pictures'] = []
  // A page that is busy, or breaks, once its width changes is let through without.
  await Promise.race([
    take(page, pictures).catch(() => {}),
    delay(2 * pictureMs, null, { ref: false }),
  ])
  return [...pictures]
}

async function take(page: Page, pictures: SeenPage['pictures']): Promise<void> {
  for (const width of [1280, 375]) {
    await page.setViewportSize({ width, height: 1_000 })
    const picture = {
      type: 'jpeg',
      quality: 60,
      animations: 'disabled',
      timeout: pictureMs,
    } as const
    pictures.push({ width, bytes: await page.screenshot(picture) })
  }
}

async function lookAt(page: Page, { siteUrl, sample, candidate }: PageRequest, watch: PageWatch) {
  const response = await page.goto(siteUrl + sample.address, { timeout: loadMs })
  const html = (await response?.text()) ?? ''
  const isHydrated = await page
    .waitForSelector('html[data-hydrated]', { timeout: hydrationMs })
    .catch(() => null)
  if (!isHydrated)
    return [`does not hydrate: ${hydrationMs / 1000} s after it loaded it answers to no event.`]
  await watch.settled()
  return [
    ...(await styleFaults(page, html)),
    ...(sample.isOwn ? await regionFaults(page, candidate) : []),
  ]
}

/**
 * Goes to the start page and back, without a load where both work with one kit: now the page's loader runs in the
 * browser, and what the server wrote is not there. What the start page does wrong is not this page's fault.
 */
async function comeByLink(page: Page, request: PageRequest, watch: PageWatch): Promise<string[]> {
  const { sample, candidate } = request
  if (sample.address === '/') return []
  await toOtherPage(page, watch, () => page.locator('a[href="/"]').first().dispatchEvent('click'))
  const known = watch.faults()
  await toOtherPage(page, watch, () => page.evaluate(() => history.back()))
  // On a busy machine what was left may show once more while this comes.
  const region = regionOf(page, candidate).first()
  if (sample.isOwn)
    await region.waitFor({ state: 'attached', timeout: lateMs }).then(watch.settled, () => {})
  const faults = watch.faults().filter((fault) => !known.includes(fault))
  const lost = sample.isOwn ? await regionFaults(page, candidate) : []
  return [...faults, ...lost].map(
    (fault) => `${fault} That is when a visitor comes to it by a link.`,
  )
}

async function toOtherPage(page: Page, watch: PageWatch, go: () => Promise<void>): Promise<void> {
  await page.evaluate(() => document.querySelector('h1')?.setAttribute('data-left', ''))
  await go()
  await page.locator('h1:not([data-left])').first().waitFor({ timeout: hydrationMs })
  await watch.settled()
}

const regionOf = (page: Page, { remote, release }: ReleaseManifest) =>
  page.locator(`[data-remote="${remote}"][data-release="${release}"]`)

async function regionFaults(page: Page, candidate: ReleaseManifest): Promise<string[]> {
  if ((await regionOf(page, candidate).count()) === 0)
    return [`loses the region of ${candidate.remote} ${candidate.release} in the browser.`]
  if ((await page.locator('h1').count()) === 0) return ['loses its `h1` in the browser.']
  return []
}

/** Everything that a page looks like comes with its HTML: a stylesheet that a script adds makes it jump. */
async function styleFaults(page: Page, html: string): Promise<string[]> {
  const sent = Array.from(
    html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g),
    ([, href]) => href,
  )
  const found = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel~="stylesheet"]')].map((link) => ({
      href: link.href.replace(location.origin, ''),
      isApplied:
        Boolean(link.sheet?.cssRules.length) &&
        !link.disabled &&
        matchMedia(link.media || 'all').matches,
    })),
  )
  const missing = sent.filter((sheet) => !found.some((it) => it.isApplied && it.href === sheet))
  const late = found.map(({ href }) => href).filter((href) => !sent.includes(href))
  return [
    ...missing.map(
      (href) =>
        `goes without its stylesheet \`${href}\`, which did not load or has no rules: build it anew.`,
    ),
    ...late.map(
      (href) =>
        `gets the stylesheet \`${href}\` from a script after it was shown: import it in the page's own module or, of another remote's slot, name that in its handle, so that the server can name it.`,
    ),
  ]
}
