import type { Page } from '@playwright/test'
import { expect, hydrated } from '../fixtures.ts'

export const retryIn = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Try again' }).first()

/** Header, navigation, dialog and footer work, and the region says what is wrong. */
export async function expectFrame(page: Page): Promise<void> {
  await hydrated(page)
  await expect(retryIn(page)).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  const header = page.getByRole('banner')
  await header.getByRole('button', { name: 'Resources' }).click()
  await expect(header.getByRole('link', { name: 'Glossary' })).toBeVisible()
  await page.keyboard.press('Escape')
  await header.getByRole('button', { name: 'Schedule a Call' }).click()
  await expect(page.getByRole('dialog', { name: 'Schedule a Consultation' })).toBeVisible()
  await page.keyboard.press('Escape')
}

export async function expectRecovered(page: Page, remote: string, release: string): Promise<void> {
  const region = page.locator(`main [data-remote="${remote}"][data-release="${release}"]`)
  await expect(region.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
  // Its files are here: the next fault is another page's.
  await hydrated(page)
}

/** Whether a path under `/remotes/` is a file of the remote with that ending. */
export function isFileOf(path: string, remote: string, ending: string): boolean {
  return path.startsWith(`/remotes/${remote}/`) && path.endsWith(ending)
}
