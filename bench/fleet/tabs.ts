import { chromium, type Page } from '@playwright/test'
import { findBrowser } from '../../commands/processes/browser.ts'

/** Where a visitor goes on, by the header, the footer and the dialogs, one after the other. */
const steps: ((page: Page) => Promise<unknown>)[] = [
  (page) => click(page, 'Services', 'Direct Hire Placement'),
  (page) => click(page, 'About'),
  (page) => click(page, 'Resources', 'Glossary'),
  (page) => click(page, 'Contact'),
  async (page) => {
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
    await page.getByRole('dialog').getByRole('combobox').waitFor()
    await page.keyboard.press('Escape')
  },
  async (page) => {
    await page.getByRole('banner').getByRole('button', { name: 'Schedule a Call' }).click()
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
  },
]

/** A tab that is older than this goes; others are opened all the time, so that there are some from before whatever happens. */
const tabs = 4

/** Visitors who have their tabs open while everything changes, and go on in them. */
export async function startTabs(site: string) {
  const browser = await chromium.launch({ executablePath: await findBrowser() })
  let isOver = false
  const all = {
    clicks: 0,
    broken: [] as string[],
    async end() {
      isOver = true
      await Promise.all(running)
      await browser.close()
    },
  }

  async function useTab(number: number): Promise<void> {
    while (!isOver) {
      const page = await browser.newPage()
      page.setDefaultTimeout(10_000)
      page.on('pageerror', (error) => all.broken.push(`error in a tab: ${error.message}`))
      await page.goto(site)
      await page.waitForSelector('html[data-hydrated]')
      for (let turn = 0; turn < 6 + 3 * number && !isOver; turn++) {
        await page.waitForTimeout(4_000)
        const step = steps[(turn + number) % steps.length]
        all.clicks++
        await step?.(page).catch((error: unknown) =>
          all.broken.push(`click ${turn}: ${String(error).split('\n')[0]}`),
        )
      }
      await page.close()
    }
  }

  const running = Array.from({ length: tabs }, (_, number) =>
    useTab(number).catch((error: unknown) => void all.broken.push(String(error))),
  )
  return all
}

async function click(page: Page, label: string, entry?: string): Promise<void> {
  const header = page.getByRole('banner')
  if (entry) await header.getByRole('button', { name: label }).click()
  await header
    .getByRole('link', { name: entry ?? label })
    .first()
    .click()
  await page.locator('h1').first().waitFor()
  const problem = await page.getByRole('button', { name: 'Try again' }).count()
  if (problem > 0) throw new Error(`${page.url()} did not come`)
}
