import { expect, hydrated, test } from '../site/fixtures.ts'

test('the calls of the page about us lead on', async ({ page }) => {
  await page.goto('/about')
  const follow = (name: string, path: string) =>
    test.step(`'${name}' leads to ${path}`, async () => {
      await page.getByRole('main').getByRole('link', { name, exact: true }).click()
      await expect(page).toHaveURL(new RegExp(`${path}$`))
    })

  await follow('Contact us', '/contact')
  await page.goBack()
  await follow('See how an interview works', '/services/technical-interview')
})

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
