import { look } from '../../site/checks/axe.ts'
import { brokenWords } from '../../site/checks/long-words.ts'
import { expect, test } from '../../site/fixtures.ts'

const blocks = [
  'Key Responsibilities',
  'Required Skills',
  'Preferred Skills',
  'Career Growth Path',
  'Technology Stack',
  'Typical Interview Process',
]

test('the role page shows a block only when the role has it', async ({ read, paper }) => {
  const main = paper.getByRole('main')
  await read('/roles/security-engineer/austin')
  await expect(main.getByText('Security Clearance: Required')).toBeVisible()
  await expect(main.getByText('Remote Friendly')).toHaveCount(0)
  await read('/roles/engineering-manager/austin')
  await expect(main.getByRole('heading', { name: 'Technology Stack' })).toHaveCount(0)
  await expect(main.getByText('Security Clearance: Required')).toHaveCount(0)
  await read('/roles/qa-automation-engineer/austin')
  await expect(main.getByRole('heading', { name: 'Career Growth Path' })).toHaveCount(0)
  await read('/roles/data-engineer/austin')
  for (const title of [...blocks, 'Ready to Hire?'])
    await expect(main.getByRole('heading', { name: title })).toBeVisible()
  await expect(main.getByText('Remote Friendly')).toBeVisible()
  await expect(main.getByText('Competitive Package').first()).toBeVisible()
  await expect(main.getByText(/[$€£]\s?\d/)).toHaveCount(0)
})

test('aerospace shows its three statistics and the closing call', async ({ read, paper }) => {
  await read('/industries/aerospace')
  for (const figure of ['200+', '100%', '98%'])
    await expect(paper.getByRole('main').getByText(figure, { exact: true })).toBeVisible()
  await expect(
    paper.getByRole('heading', { name: 'Ready to Transform Your Aerospace Operations?' }),
  ).toBeVisible()
})

test('ratings stand where the specification gives them, visible and structured', async ({
  read,
  paper,
}) => {
  for (const [slug, value, count] of [
    ['financial-services', '4.8', '300'],
    ['it-services', '4.9', '1000'],
  ] as const) {
    await read(`/industries/${slug}`)
    const data = await paper.locator('script[type="application/ld+json"]').allTextContents()
    expect(data.join()).toMatch(
      new RegExp(
        `"ratingValue":"?${value}"?.*"reviewCount":"?${count}"?|"reviewCount":"?${count}"?.*"ratingValue":"?${value}"?`,
      ),
    )
    await expect(paper.getByRole('main').getByText(value).first()).toBeVisible()
  }
  const response = await read('/industries/energy')
  expect(await response.text()).not.toContain('ratingValue')
})

test('an industry-and-service page has one canonical address in both shapes', async ({
  read,
  paper,
}) => {
  for (const path of [
    '/industries/healthcare/services/direct-hire',
    '/industries/healthcare/direct-hire',
  ]) {
    const response = await read(path)
    expect(response.status()).toBe(200)
    await expect(paper.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      /\/industries\/healthcare\/services\/direct-hire$/,
    )
    await expect(paper.getByRole('link', { name: 'Get Started Today' })).toHaveAttribute(
      'href',
      '/questionnaire',
    )
    await expect(paper.getByRole('link', { name: 'Schedule Consultation' })).toHaveAttribute(
      'href',
      '/contact',
    )
  }
})

test('the longest words of titles stay whole', async ({ page }) => {
  for (const path of ['/industries/telecommunications', '/industries/pharma']) {
    await page.goto(path)
    for (const width of [768, 320]) {
      await look(page, { width, mode: 'light' })
      expect.soft(await brokenWords(page), `${path} at ${width} px`).toEqual([])
    }
  }
})
