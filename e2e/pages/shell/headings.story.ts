import { expect, test } from '../../site/fixtures.ts'

test('the way back to the top is not there on a short page', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1600 })
  await page.goto('/search')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Back to top')).toHaveCount(1)
  await expect(page.getByRole('main').getByRole('link', { name: 'Back to top' })).toHaveCount(0)
})
