import { expect, hydrated, test } from '../site/fixtures.ts'

for (const { name, path } of [
  { name: 'Contact us', path: '/contact' },
  { name: 'See how an interview works', path: '/services/technical-interview' },
]) {
  test(`its call '${name}' leads to ${path}`, async ({ page }) => {
    await page.goto('/about')
    await page.getByRole('main').getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`${path}$`))
  })
}

test('a related resource says its kind and leads to the top of its page', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  const cards = page.getByRole('region', { name: 'Related Resources' }).getByRole('listitem')
  const expected = [
    ['guide', '/resources/how-to-hire-software-developers'],
    ['industry', '/industries/financial-services'],
    ['resource', '/resources/technical-screening-process'],
  ] as const
  for (const [index, [kind, path]] of expected.entries()) {
    const card = cards.filter({ has: page.getByRole('link') }).nth(index)
    await expect(card.getByText(kind, { exact: true })).toBeVisible()
    await expect(card.getByRole('link', { name: /^Learn more/ })).toHaveAttribute('href', path)
  }
  await cards.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/resources\/how-to-hire-software-developers$/)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})
