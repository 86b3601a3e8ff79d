import type { Page } from '@playwright/test'
import { expect, hydrated, test } from '../../site/fixtures.ts'

const toTop = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Back to top' })

test.describe('a heading', () => {
  test('has its address copied by a press, and says so', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto('/privacy-policy')
    await hydrated(page)
    await expect(page.getByRole('heading', { name: 'Data Security', exact: true })).toBeVisible()
    const link = page.getByRole('link', { name: 'Link to “Data Security”' })
    await link.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeVisible()
    await expect(link).toBeFocused()
    await expect(page).toHaveURL(/\/privacy-policy$/)
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toBe(new URL('/privacy-policy#data-security', page.url()).href)
  })
})

test.describe('the way back to the top', () => {
  test('is not there on a short page', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 1600 })
    await page.goto('/search')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('Back to top')).toHaveCount(1)
    await expect(toTop(page)).toHaveCount(0)
  })
})
