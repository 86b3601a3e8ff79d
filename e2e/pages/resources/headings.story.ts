import type { Page } from '@playwright/test'
import { expect, hydrated, test } from '../../site/fixtures.ts'

const toTop = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Back to top' })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a heading of an article and of both guides leads to itself', async ({ page }) => {
    for (const path of [
      '/resources/technical-interview-services-guide',
      '/resources/how-to-hire-software-developers',
      '/resources/technical-screening-process',
    ])
      await test.step(path, async () => {
        await page.goto(path)
        const link = page.getByRole('link', { name: /^Link to “/ }).nth(1)
        const address = (await link.getAttribute('href')) ?? ''
        await link.click()
        expect.soft(new URL(page.url()).hash).toBe(address)
        await expect.soft(page.locator(address)).toBeInViewport()
      })
  })
})

test.describe('the way back to the top', () => {
  test('appears after two screens, and takes focus along', async ({ page }) => {
    await page.goto('/resources/how-to-hire-software-developers')
    await hydrated(page)
    const scrollTo = (screens: number) =>
      page.evaluate((screens) => window.scrollTo(0, screens * window.innerHeight), screens)
    await scrollTo(1.5)
    await expect(toTop(page)).not.toBeInViewport()
    await scrollTo(2.5)
    await expect(toTop(page)).toBeInViewport({ ratio: 1 })
    await scrollTo(4)
    await expect(toTop(page)).toBeInViewport({ ratio: 1 })
    await toTop(page).click()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await expect(page.getByRole('main')).toBeFocused()
  })
})
