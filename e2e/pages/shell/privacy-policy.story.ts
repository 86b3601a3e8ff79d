import { expect, test } from '../../site/fixtures.ts'

const sections = [
  'Information We Collect',
  'How We Use Your Information',
  'Information Sharing',
  'Data Security',
  'Your Rights',
  'Contact Us',
]

test('the privacy policy has every section in order, and leads to each', async ({ page }) => {
  await page.goto('/privacy-policy')
  const main = page.getByRole('main')
  const headings = await main.getByRole('heading', { level: 2 }).allInnerTexts()
  expect(headings.filter((heading) => sections.includes(heading))).toEqual(sections)
  for (const name of sections) {
    await main.getByRole('link', { name, exact: true }).click()
    await expect(main.getByRole('heading', { level: 2, name, exact: true })).toBeInViewport()
  }
})

test('it promises what the law and the carriers ask for', async ({ page }) => {
  await page.goto('/privacy-policy')
  const sharing = page.getByRole('region', { name: 'Information Sharing' })
  await expect(
    sharing.getByText(/^Mobile information is not shared with third parties .* for marketing/),
  ).toBeVisible()
  await expect(
    sharing.getByText(/^Text-message opt-in data and consent are not shared/),
  ).toBeVisible()
  const rights = page.getByRole('region', { name: 'Your Rights' })
  await expect(rights.getByRole('term')).toHaveText([
    'Access',
    'Correction',
    'Deletion',
    'Marketing opt-out',
  ])
})

test('it was last updated today, and ends with the contact form', async ({ page }) => {
  await page.goto('/privacy-policy')
  const today = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
  await expect(page.getByText(/^Last updated:/)).toHaveText(
    `Last updated: ${today.format(new Date())}`,
  )
  const contact = page.getByRole('region', { name: 'Contact Us' })
  await expect(contact.getByRole('button', { name: 'Send message' })).toBeVisible()
})
