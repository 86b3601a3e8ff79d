import type { Page } from '@playwright/test'
import { hydrated } from './fixtures.ts'

/** Opens a page whose scripts wait, and resolves to what lets them come. */
export async function openWithLateScripts(page: Page, path: string): Promise<() => Promise<void>> {
  const { promise: mayCome, resolve } = Promise.withResolvers<undefined>()
  await page.route('**/*.js', async (route) => {
    await mayCome
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  await page.getByRole('contentinfo').waitFor()
  return async () => {
    resolve(undefined)
    await hydrated(page)
  }
}
