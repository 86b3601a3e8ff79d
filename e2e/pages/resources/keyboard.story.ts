import { expect, test } from '../../site/fixtures.ts'
import { open, tabTo } from '../../site/checks/keyboard.ts'

/** By keyboard alone: no story touches the mouse. */

test('the glossary is narrowed by category and word, and brought back', async ({ page }) => {
  await open(page, '/glossary')
  const category = page.getByRole('link', { name: /^Interview Formats/ })
  await tabTo(page, category)
  await page.keyboard.press('Enter')
  await expect(category).toHaveAttribute('aria-current', 'true')
  await expect(category).toBeFocused()
  await tabTo(page, page.getByRole('searchbox'))
  await page.keyboard.type('pair')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/q=pair/)
  await expect(page.getByRole('status').filter({ hasText: '“pair”' })).toBeVisible()
  await expect(page.getByRole('searchbox')).toBeFocused()
  await expect(page.getByRole('searchbox')).toHaveValue('pair')
})
