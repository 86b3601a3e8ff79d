import { expect, hydrated, test } from '../../site/fixtures.ts'

test('offline is said plainly, and ends by itself', async ({ page, context }) => {
  await page.goto('/about')
  await hydrated(page)
  await context.setOffline(true)
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click()
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('You seem to be offline')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Still offline' })).toBeVisible()
  await expect(heading).toHaveText('You seem to be offline')
  await context.setOffline(false)
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeVisible()
  await expect(page).toHaveURL(/\/contact$/)
})

test('a page of the shell that did not come offline comes with the network, and what was typed stays', async ({
  page,
  context,
}) => {
  await page.goto('/contact')
  await hydrated(page)
  const message = page.getByRole('textbox', { name: 'Message' })
  await message.fill('Half a sentence')
  await context.setOffline(true)
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You seem to be offline')
  await context.setOffline(false)
  await expect(page.getByText('500+').first()).toBeVisible()
  await page.goBack()
  await expect(message).toHaveValue('Half a sentence')
})

test('a server that fails is not taken for a missing network', async ({ page }) => {
  await page.goto('/about')
  await hydrated(page)
  await page.route('**/remotes/leads/**', (route) => route.abort())
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect(page.getByText('You seem to be offline')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'search the site' })).toHaveAttribute(
    'href',
    '/search',
  )
})
