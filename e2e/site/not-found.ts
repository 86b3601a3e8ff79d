import { expect, hydrated, test } from './fixtures.ts'

/** A story: what a path names does not exist, the page says so in its own words, and stays when scripts run. */
export function isNotFoundAt(path: string, heading: string): void {
  test(`${path} is 404 with '${heading}' and a way home`, async ({ page }) => {
    const response = await page.goto(path)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(page.getByRole('main').getByRole('link', { name: 'Return Home' })).toBeVisible()
    await hydrated(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  })
}
