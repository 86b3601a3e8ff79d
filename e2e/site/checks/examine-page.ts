import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { findingsHere, look, settled, sidewaysFindings, type View } from './axe.ts'
import { costOf, findExcess } from './budgets.ts'
import { expect, hydrated, roomOf, test } from '../fixtures.ts'
import { walkByTab } from './focus-trail.ts'
import { brokenWords, longWordLosses } from './long-words.ts'
import { recordRequests } from '../page-requests.ts'
import { doubleText, spaceText, textLosses } from './reading.ts'
import { siteUnderTest } from '../site-under-test.ts'
import { smallTargets } from './targets.ts'
import type { Template } from '../templates.ts'

/** What visitors operate and read differs on these; the others are made of the same parts. */
const read: readonly string[] = [
  ...['home', 'technical interviews', 'industry', 'technology', 'glossary', 'article', 'contact'],
  ...['questionnaire', 'case studies', 'no such page'],
]

/** Wide, the header has its menus, the same on every page; what a page has of its own is met at 320 px. */
const walkedWide: readonly string[] = ['home', 'contact', 'case studies']

/** In these the looks are compared; axe is asked in those narrower than 1920 px, but for dark at 768. */
const views: View[] = [
  ...[1280, 768, 320, 1920].map((width): View => ({ width, mode: 'light' })),
  ...[320, 768, 1280, 1920].map((width): View => ({ width, mode: 'dark' })),
]

const isAskedOfAxe = ({ width, mode }: View) => width < 1920 && !(width === 768 && mode === 'dark')

/**
 * Opens each template's page and asks it everything that is asked of all pages: with scripts, then without.
 * Pictures and budgets lie beside the story.
 */
export function examinePages(templates: Record<string, Template>): void {
  // A seventh of the size: enough to see what moved, little to keep.
  test.use({ deviceScaleFactor: 0.15, contextOptions: { reducedMotion: 'no-preference' } })

  for (const [name, { path, heading }] of Object.entries(templates)) {
    const isPage = name !== 'no such page'

    test(`${name} (${path}) hydrates, costs, looks and reads as it should, for everybody`, async ({
      page,
      context,
      complaints,
    }, testInfo) => {
      const folder = roomOf(testInfo)
      const browser = await context.newCDPSession(page)
      const record = await recordRequests(browser)
      await page.goto(path)
      const heading1 = await page.getByRole('heading', { level: 1 }).innerText()
      await hydrated(page)
      await page.waitForLoadState('networkidle')
      const requests = record.requests()

      if (isPage) expect(complaints).toEqual([])
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading1)
      const scripts = requests.filter(({ kind }) => kind === 'script').map(({ url }) => url)
      expect(new Set(scripts).size, 'no script is fetched twice').toBe(scripts.length)
      await expectOwner(page, scripts)
      const excess = await findExcess(join(folder, 'budgets.json'), name, await costOf(requests))
      expect.soft(excess, 'over its budget; UPDATE_BUDGETS=1 decides anew').toEqual({})

      for (const view of views) {
        await look(page, view)
        await expectLooks(page, name, view)
        expect.soft(await brokenWords(page), `in two at ${view.width} px`).toEqual([])
        if (isAskedOfAxe(view)) expect.soft(await findingsHere(page, 'plain', view)).toEqual([])
      }
      for (const width of [1280, 375]) {
        await look(page, { width, mode: 'light' })
        expect.soft(await smallTargets(page), `targets at ${width} px`).toEqual([])
      }
      const forced: View = { width: 1280, mode: 'forced colours' }
      await look(page, forced)
      expect.soft(await findingsHere(page, 'plain', forced)).toEqual([])

      if (read.includes(name)) {
        await look(page, { width: 1280, mode: 'light' })
        if (walkedWide.includes(name)) await expectWalk(page, 1280)
        await expectWalk(page, 320)
        await expectRoomForText(page)
      }

      await look(page, { width: 375, mode: 'light' })
      expect.soft(await longWordLosses(page), 'with long words').toEqual([])

      await test.step('without scripts', async () => {
        await browser.send('Emulation.setScriptExecutionDisabled', { value: true })
        const response = await page.goto(path)
        expect(response?.status()).toBe(isPage ? 200 : 404)
        await expect(page.locator('html[data-hydrated]')).toHaveCount(0)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.getByRole('navigation').first()).toBeVisible()
        await expect(page).toHaveTitle(/ \| Plumbline Technical Recruiting$/)
        if (isPage) await expectHead(page, path)
      })
    })
  }
}

async function expectHead(page: Page, path: string): Promise<void> {
  const canonical = page.locator('link[rel="canonical"]')
  await expect(canonical).toHaveAttribute('href', new URL(path, siteUnderTest.url).href)
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /.{40,}/)
}

/** A page of a remote says whose it is, and came from its entry. */
async function expectOwner(page: Page, scripts: readonly string[]): Promise<void> {
  const region = page.locator('main [data-remote]:has(h1)')
  if ((await region.count()) === 0) return
  await expect(region.first()).toHaveAttribute('data-release', /^[a-f0-9]{16}$/)
  const owner = await region.first().getAttribute('data-remote')
  const entry = new RegExp(`/remotes/${owner}/assets/remoteEntry-[\\w-]{6}\\.js$`)
  expect(scripts.filter((script) => entry.test(script))).toHaveLength(1)
}

async function expectLooks(page: Page, name: string, { width, mode }: View): Promise<void> {
  const fileName = `${name.replaceAll(' ', '-')}.png`
  await expect.soft(page).toHaveScreenshot([`${width}-${mode}`, fileName], {
    fullPage: true,
    scale: 'device',
    // Today's date stands on some pages.
    mask: [page.locator('time')],
    maxDiffPixelRatio: 0.01,
  })
}

/** By Tab from the top to the end: every stop is in sight and marked, and focus alone leads nowhere. */
async function expectWalk(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 640 })
  const address = page.url()
  const { stops, problems } = await walkByTab(page)
  expect.soft(problems, `by Tab at ${width} px`).toEqual([])
  expect.soft(page.url(), 'focus alone leads nowhere').toBe(address)
  expect.soft(stops).toBeGreaterThan(10)
}

/** Every word is kept in wide spacing and at twice the size. */
async function expectRoomForText(page: Page): Promise<void> {
  const lossesAt = async (width: number) => {
    await page.setViewportSize({ width, height: 900 })
    await page.evaluate(() => window.scrollTo(0, 0))
    await settled(page)
    const found = [...(await textLosses(page)), ...(await sidewaysFindings(page))]
    return found.map((loss) => `${width} px: ${loss}`)
  }
  const undo = await spaceText(page)
  const spaced = [...(await lossesAt(1280)), ...(await lossesAt(320))]
  expect.soft(spaced, 'in wide spacing').toEqual([])
  await undo()
  await doubleText(page)
  const doubled = [...(await lossesAt(1280)), ...(await lossesAt(640))]
  expect.soft(doubled, 'twice as large').toEqual([])
}
