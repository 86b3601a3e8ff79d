import type { Locator, Page } from '@playwright/test'
import { expect, hydrated } from '../fixtures.ts'

/** Opens a page as it is for everybody. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
}

/** Opens a page and goes past its header by the skip link, as a keyboard visitor does. */
export async function openContent(page: Page, path: string): Promise<void> {
  await open(page, path)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
}

/** More stops than any page has before what a story looks for. */
const limit = 120

/** Tabs until the target has focus; a target that Tab does not reach fails. */
export async function tabTo(
  page: Page,
  target: Locator,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  for (let stops = 0; stops < limit; stops++) {
    await page.keyboard.press(key)
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`${key} does not lead to ${target.toString()}`)
}
