import { expect, hydrated, test } from './fixtures.ts'

test('home shows its sections in order', async ({ page }) => {
  await page.goto('/')
  const headings = await page.getByRole('main').getByRole('heading').allInnerTexts()
  const expected = [
    'Expert Technical Interview and Recruitment Solutions',
    'Skilled Interviewers',
    'Accurate Assessment',
    'Comprehensive Technical Recruitment Solutions',
    'Related Resources',
    'Identify Candidate Source',
    'Initial Technical Screen',
    'Coding Assessment',
    'Technical Evaluation Report',
    'Client Interview Coordination',
    'Expert Technical Assessment',
    'Be Part of Our Network',
  ]
  const text = headings.map((heading) => heading.replace(/\s+/g, ' '))
  const positions = expected.map((heading) => text.indexOf(heading))
  expect(positions).not.toContain(-1)
  expect(positions).toEqual([...positions].sort((a, b) => a - b))
})

test('the six service cards show their satisfaction and lead to their pages', async ({ page }) => {
  await page.goto('/')
  const links = page.locator('#services').getByRole('link', { name: /^Learn More/ })
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(hrefs).toEqual([
    '/services/technical-interview',
    '/services/direct-hire',
    '/services/it-consultancy',
    '/services/contract-recruiter',
    '/services/recruitment-process',
    '/services/recruiter-training',
  ])
  const figures = await page
    .locator('#services')
    .getByText(/^\d+% /)
    .allInnerTexts()
  expect(figures.map((figure) => parseInt(figure))).toEqual([99, 96, 97, 94, 98, 95])
})

test('the testimonials go round in both directions, by keyboard alone', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  const carousel = page.getByRole('group', { name: 'Client testimonials' })
  const shown = () => carousel.getByRole('group').getAttribute('aria-label')
  expect(await shown()).toBe('1 of 3')
  await carousel.getByRole('button', { name: 'Previous testimonial' }).focus()
  await page.keyboard.press('Enter')
  expect(await shown()).toBe('3 of 3')
  await page.keyboard.press('Tab')
  for (const expected of ['1 of 3', '2 of 3', '3 of 3', '1 of 3']) {
    await page.keyboard.press('Space')
    expect(await shown()).toBe(expected)
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('all three quotes and every card can be read', async ({ page }) => {
    await page.goto('/')
    await expect(
      page.getByRole('group', { name: 'Client testimonials' }).locator('blockquote:visible'),
    ).toHaveCount(3)
    for (const card of await page.locator('#services').getByRole('listitem').all())
      await expect(card).toBeVisible()
  })
})

test('about has four statistics and two calls', async ({ page }) => {
  await page.goto('/about')
  const main = page.getByRole('main')
  for (const figure of ['98%', '95%', '500+', '24h'])
    await expect(main.getByText(figure, { exact: true }).first()).toBeVisible()
  await expect(main.locator('a[href="/contact"]').first()).toBeVisible()
  await expect(main.locator('a[href="/services/technical-interview"]').first()).toBeVisible()
})

test('the privacy policy has every section and today’s date', async ({ page }) => {
  await page.goto('/privacy-policy')
  for (const title of [
    'Information We Collect',
    'How We Use Your Information',
    'Information Sharing',
    'Data Security',
    'Your Rights',
    'Contact Us',
  ])
    await expect(
      page.getByRole('main').getByRole('heading', { name: title, exact: true }),
    ).toBeVisible()
  const today = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(),
  )
  await expect(page.getByText(today).first()).toBeVisible()
  await expect(page.getByRole('main').getByRole('button', { name: /send/i })).toBeVisible()
})
