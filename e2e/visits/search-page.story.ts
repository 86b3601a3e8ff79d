import { expect, test } from '../site/fixtures.ts'

test('what does not exist can be searched for', async ({ page }) => {
  await page.goto('/no/such/page')
  await page.getByRole('main').getByRole('link', { name: 'search', exact: true }).click()
  await page
    .getByRole('main')
    .getByRole('searchbox', { name: 'Search this site' })
    .fill('kubernets')
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Kubernetes', exact: true }),
  ).toBeVisible()
})
