import { expect, test } from '../../site/fixtures.ts'

const blocks = [
  'Key Responsibilities',
  'Required Skills',
  'Preferred Skills',
  'Career Growth Path',
  'Technology Stack',
  'Typical Interview Process',
]

test('the role page shows a block only when the role has it', async ({ page }) => {
  const main = page.getByRole('main')
  await page.goto('/roles/security-engineer/austin')
  await expect(main.getByText('Security Clearance: Required')).toBeVisible()
  await expect(main.getByText('Remote Friendly')).toHaveCount(0)
  await page.goto('/roles/database-administrator/austin')
  for (const title of blocks)
    await expect(main.getByRole('heading', { name: title })).toHaveCount(0)
  await expect(main.getByText('Security Clearance: Required')).toHaveCount(0)
  await page.goto('/roles/data-engineer/austin')
  for (const title of [...blocks, 'Ready to Hire?'])
    await expect(main.getByRole('heading', { name: title })).toBeVisible()
  await expect(main.getByText('Remote Friendly')).toBeVisible()
  await expect(main.getByText('Competitive Package').first()).toBeVisible()
  await expect(main.getByText(/[$€£]\s?\d/)).toHaveCount(0)
})

test('aerospace shows its three statistics and the closing call', async ({ page }) => {
  await page.goto('/industries/aerospace')
  for (const figure of ['200+', '100%', '98%'])
    await expect(page.getByRole('main').getByText(figure, { exact: true })).toBeVisible()
  await expect(
    page.getByRole('heading', { name: 'Ready to Transform Your Aerospace Operations?' }),
  ).toBeVisible()
})

test('ratings stand where the specification gives them, visible and structured', async ({
  page,
}) => {
  for (const [slug, value, count] of [
    ['financial-services', '4.8', '300'],
    ['it-services', '4.9', '1000'],
  ] as const) {
    await page.goto(`/industries/${slug}`)
    const data = await page.locator('script[type="application/ld+json"]').allTextContents()
    expect(data.join()).toMatch(
      new RegExp(
        `"ratingValue":"?${value}"?.*"reviewCount":"?${count}"?|"reviewCount":"?${count}"?.*"ratingValue":"?${value}"?`,
      ),
    )
    await expect(page.getByRole('main').getByText(value).first()).toBeVisible()
  }
  await page.goto('/industries/energy')
  expect(await page.content()).not.toContain('ratingValue')
})

test('an industry-and-service page has one canonical address in both shapes', async ({ page }) => {
  for (const path of [
    '/industries/healthcare/services/direct-hire',
    '/industries/healthcare/direct-hire',
  ]) {
    const response = await page.goto(path)
    expect(response?.status()).toBe(200)
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      /\/industries\/healthcare\/services\/direct-hire$/,
    )
    await expect(page.getByRole('link', { name: 'Get Started Today' })).toHaveAttribute(
      'href',
      '/questionnaire',
    )
    await expect(page.getByRole('link', { name: 'Schedule Consultation' })).toHaveAttribute(
      'href',
      '/contact',
    )
  }
})

for (const path of [
  '/industries/pharma/services/no-such',
  '/industries/no-such/direct-hire',
  '/locations/atlantis',
  '/roles/pirate',
]) {
  test(`${path} is a true 404`, async ({ page }) => {
    const response = await page.goto(path)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Not Found$/)
  })
}
