import { expect, hydrated, test } from '../../site/fixtures.ts'

test('home shows its sections in order', async ({ page }) => {
  await page.goto('/')
  const headings = await page.getByRole('main').getByRole('heading').allInnerTexts()
  const expected = [
    'Expert Technical Interview and Recruitment Solutions',
    'Skilled Interviewers',
    'Accurate Assessment',
    'Comprehensive Technical Recruitment Solutions',
    'Technical Interview as a Service',
    'Direct Hire Placement',
    'IT Consultancy Solutions',
    'Contract Recruiter Staffing',
    'Recruitment Process Outsourcing',
    'Recruiter Training Programs',
    'Related Resources',
    'Results that hold up when you check them',
    'What clients tell us',
    'Identify Candidate Source',
    'Initial Technical Screen',
    'Coding Assessment',
    'Technical Evaluation Report',
    'Client Interview Coordination',
    'Expert Technical Assessment',
    'Be Part of Our Network',
    'Flexible work arrangements',
    'An expert recruitment process',
    'Professional development opportunities',
    'Tell us who you are looking for',
  ]
  const shown = headings.map((heading) => heading.replace(/\s+/g, ' '))
  expect(shown.filter((heading) => expected.includes(heading))).toEqual(expected)
})

test('the hero and the banner under the process each offer a call', async ({ page }) => {
  await page.goto('/')
  const main = page.getByRole('main')
  await expect(
    main.getByText('Find your ideal team with our experienced technical interviewers'),
  ).toBeVisible()
  await expect(main.getByRole('button', { name: 'Schedule a Call' }).first()).toBeInViewport()
  const process = main.getByRole('region', { name: /^Five steps/ })
  await expect(process.getByRole('listitem')).toHaveCount(5)
  await expect(process.getByRole('button', { name: 'Schedule a Call' })).toBeVisible()
})

test('the results band shows every marketing figure', async ({ page }) => {
  await page.goto('/')
  const band = page.getByRole('region', { name: /^Results/ })
  for (const [label, figure] of [
    ['Successful placements', '500+'],
    ['Client satisfaction', '98%'],
    ['Faster hiring', '60%'],
    ['Report delivery', '24h'],
    ['Years of experience', '20+'],
    ['Tech experts', '500+'],
    ['Enterprise clients', '50+'],
    ['Assessment accuracy', '98%'],
    ['Placement success', '95%'],
  ] as const)
    await expect(
      band.locator('div', { has: page.getByRole('term').filter({ hasText: label }) }).last(),
    ).toContainText(figure)
  await expect(band.getByText('Rated 4.9 out of 5 from 150 reviews')).toBeVisible()
})

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`cards rise 0.1 s apart, not at all with reduced motion: ${reducedMotion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion })
    await page.goto('/')
    await hydrated(page)
    const cards = page.locator('#services').getByRole('list').first().locator('> li')
    const delays = () =>
      cards.evaluateAll((all) => all.map((card) => (card as HTMLElement).style.transitionDelay))
    await cards.first().scrollIntoViewIfNeeded()
    await expect(cards.first()).toBeInViewport()
    const isStill = reducedMotion === 'reduce'
    const expected = [0, 100, 200, 300, 400, 500].map((ms) => (isStill ? '' : `${ms}ms`))
    await expect.poll(delays).toEqual(expected)
    await expect(cards.first()).toHaveCSS('opacity', '1')
  })
}

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
