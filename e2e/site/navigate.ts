import type { Page } from '@playwright/test'

/** Goes to an address inside the site as the router does for a link or the browser's own buttons. */
export async function navigate(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    window.history.pushState(null, '', window.location.origin + to)
    window.dispatchEvent(new PopStateEvent('popstate'))
  }, path)
}
