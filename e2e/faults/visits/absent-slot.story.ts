import { expect, test } from '../../site/fixtures.ts'

test('a slot whose remote is missing leaves the rest of the page standing', async ({
  page,
  startShell,
}) => {
  const shell = await startShell({ without: ['leads'] })
  const response = await page.goto(shell)
  expect(response?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toBeVisible()
})
