import type { Page } from '@playwright/test'
import { expect, hydrated, test } from '../../site/fixtures.ts'

test('home shows its sections, two calls, every figure and six services', async ({ page }) => {
  await page.goto('/')

  await test.step('its sections stand in order', async () => {
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
    expect.soft(shown.filter((heading) => expected.includes(heading))).toEqual(expected)
  })

  await test.step('the hero and the banner under the process each offer a call', async () => {
    const main = page.getByRole('main')
    await expect
      .soft(main.getByText('Find your ideal team with our experienced technical interviewers'))
      .toBeVisible()
    await expect
      .soft(main.getByRole('button', { name: 'Schedule a Call' }).first())
      .toBeInViewport()
    const process = main.getByRole('region', { name: /^Five steps/ })
    await expect.soft(process.getByRole('listitem')).toHaveCount(5)
    await expect.soft(process.getByRole('button', { name: 'Schedule a Call' })).toBeVisible()
  })

  await test.step('the results band shows every marketing figure', async () => {
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
      await expect
        .soft(
          band.locator('div', { has: page.getByRole('term').filter({ hasText: label }) }).last(),
        )
        .toContainText(figure)
    await expect.soft(band.getByText('Rated 4.9 out of 5 from 150 reviews')).toBeVisible()
  })

  await test.step('the six service cards show their satisfaction and lead to their pages', async () => {
    const links = page.locator('#services').getByRole('link', { name: /^Learn More/ })
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect
      .soft(hrefs)
      .toEqual([
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
    expect.soft(figures.map((figure) => parseInt(figure))).toEqual([99, 96, 97, 94, 98, 95])
  })

  await test.step('its cards stand still for who asks for less motion', async () => {
    await hydrated(page)
    await expectDelays(page, ['', '', '', '', '', ''])
  })
})

test('cards rise 0.1 s apart', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/')
  await hydrated(page)
  await expectDelays(
    page,
    [0, 100, 200, 300, 400, 500].map((ms) => `${ms}ms`),
  )
})

/** Scrolls to the service cards, and expects each to wait so long before it rises. */
async function expectDelays(page: Page, expected: string[]): Promise<void> {
  const cards = page.locator('#services').getByRole('list').first().locator('> li')
  await cards.first().scrollIntoViewIfNeeded()
  await expect(cards.first()).toBeInViewport()
  await expect
    .poll(() =>
      cards.evaluateAll((all) => all.map((card) => (card as HTMLElement).style.transitionDelay)),
    )
    .toEqual(expected)
  await expect(cards.first()).toHaveCSS('opacity', '1')
}

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

test('on paper, where nothing turns, every quote is there', async ({ page }) => {
  await page.goto('/')
  const quotes = page.getByRole('group', { name: 'Client testimonials' }).locator('blockquote')
  await expect(quotes.nth(2)).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(quotes.nth(2)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Next testimonial' })).toBeHidden()
})
