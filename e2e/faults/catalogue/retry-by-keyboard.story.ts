import { expect, test } from '../../site/fixtures.ts'
import { open, tabTo } from '../../site/checks/keyboard.ts'

test('what failed is tried again by Enter', async ({ page }) => {
  await page.route('**/remotes/catalogue/**', (route) => route.abort())
  await open(page, '/technologies/react')
  const retry = page.getByRole('main').getByRole('button', { name: 'Try again' })
  await expect(retry).toBeVisible()
  await page.unroute('**/remotes/catalogue/**')
  await tabTo(page, retry)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('React Developer Recruitment')
})
