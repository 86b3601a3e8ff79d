import { expect, hydrated, test } from '../../site/fixtures.ts'

const sections = [
  'Information We Collect',
  'How We Use Your Information',
  'Information Sharing',
  'Data Security',
  'Your Rights',
  'Contact Us',
]

test('the privacy policy leads to each of its sections, promises what it must, and is of today', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/privacy-policy')
  const main = page.getByRole('main')

  await test.step('it promises what the law and the carriers ask for', async () => {
    const sharing = page.getByRole('region', { name: 'Information Sharing' })
    await expect
      .soft(
        sharing.getByText(/^Mobile information is not shared with third parties .* for marketing/),
      )
      .toBeVisible()
    await expect
      .soft(sharing.getByText(/^Text-message opt-in data and consent are not shared/))
      .toBeVisible()
    const rights = page.getByRole('region', { name: 'Your Rights' })
    await expect
      .soft(rights.getByRole('term'))
      .toHaveText(['Access', 'Correction', 'Deletion', 'Marketing opt-out'])
  })

  await test.step('it was last updated today, and ends with the contact form', async () => {
    const today = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
    await expect
      .soft(page.getByText(/^Last updated:/))
      .toHaveText(`Last updated: ${today.format(new Date())}`)
    const contact = page.getByRole('region', { name: 'Contact Us' })
    await expect.soft(contact.getByRole('button', { name: 'Send message' })).toBeVisible()
  })

  await test.step('a heading has its address copied by a press, and says so', async () => {
    await hydrated(page)
    const heading = page.getByRole('heading', { name: 'Data Security', exact: true })
    await expect.soft(heading).toBeVisible()
    const link = page.getByRole('link', { name: 'Link to “Data Security”' })
    await link.focus()
    await page.keyboard.press('Enter')
    const said = page.getByRole('status').filter({ hasText: 'Link copied' })
    await expect.soft(said).toBeVisible()
    await expect.soft(link).toBeFocused()
    await expect.soft(page).toHaveURL(/\/privacy-policy$/)
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect.soft(copied).toBe(new URL('/privacy-policy#data-security', page.url()).href)
  })

  await test.step('it has every section in order, and leads to each', async () => {
    const headings = await main.getByRole('heading', { level: 2 }).allInnerTexts()
    expect.soft(headings.filter((heading) => sections.includes(heading))).toEqual(sections)
    for (const name of sections) {
      await main.getByRole('link', { name, exact: true }).click()
      await expect(main.getByRole('heading', { level: 2, name, exact: true })).toBeInViewport()
    }
  })
})
