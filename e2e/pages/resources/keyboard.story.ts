import { expect, test } from '../../site/fixtures.ts'
import { open, tabTo } from '../../site/checks/keyboard.ts'

/** By keyboard alone: no story touches the mouse. */

test('articles are filtered, the choice keeps its focus, and the count is said', async ({
  page,
}) => {
  await open(page, '/resources')
  const articles = page.getByRole('region', { name: 'Newest articles' })
  const report = articles.getByRole('link', { name: /^Report/ })
  await tabTo(page, report)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/type=report/)
  await expect(report).toHaveAttribute('aria-current', 'true')
  await expect(report).toBeFocused()
  await expect(articles.getByRole('status')).toHaveText(/^\d+ articles$/)
  await tabTo(page, articles.getByRole('link', { name: /^Executives/ }))
  await page.keyboard.press('Enter')
  await expect(articles.getByRole('status')).toHaveText('3 articles')
})

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

test('an article’s contents lead to its sections, and Tab goes on from there', async ({ page }) => {
  await open(page, '/resources/technical-interview-services-guide')
  const contents = page.getByRole('navigation', { name: 'On this page' })
  await tabTo(page, contents.getByRole('link', { name: 'How to run a fair trial' }))
  await page.keyboard.press('Enter')
  const heading = page.getByRole('heading', { name: 'How to run a fair trial' })
  await expect(heading).toBeFocused()
  await expect(heading).toBeInViewport()
})
