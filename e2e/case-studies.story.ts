import { expect, hydrated, test } from './fixtures.ts'

test('three tabs, each an address of its own, moved by arrow keys', async ({ page }) => {
  await page.goto('/case-studies')
  await hydrated(page)
  const tabs = page.getByRole('tab')
  await expect(tabs).toHaveCount(3)
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true')
  const firstTitle = await page.getByRole('tabpanel').getByRole('heading').first().innerText()

  await tabs.first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/\/case-studies\/it-contractors$/)
  await expect(tabs.nth(1)).toBeFocused()
  await expect(page.getByRole('tabpanel').getByRole('heading').first()).not.toHaveText(firstTitle)
  await page.keyboard.press('End')
  await expect(page).toHaveURL(/\/case-studies\/technical-recruiter-training$/)
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/\/case-studies$/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a tab is a link, and each study shows all its parts', async ({ page }) => {
    await page.goto('/case-studies')
    await page.getByRole('tab', { name: 'IT contractors' }).click()
    await expect(page).toHaveURL(/\/case-studies\/it-contractors$/)
    for (const part of ['Challenge', 'Solution', 'Key metrics', 'Client testimonial'])
      await expect(page.getByRole('heading', { name: part })).toBeVisible()
  })
})
