import { findings } from '../../site/checks/axe.ts'
import { open, tabTo } from '../../site/checks/keyboard.ts'
import { expect, hydrated, test } from '../../site/fixtures.ts'
import { siteUnderTest } from '../../site/site-under-test.ts'
import { everywhere } from '../../site/states.ts'

test('a reader narrows the articles by type and audience, by keyboard and by mouse, and opens one', async ({
  page,
  complaints,
}) => {
  await open(page, '/resources')
  const articles = page.getByRole('region', { name: 'Newest articles' })
  const report = articles.getByRole('link', { name: /^Report/ })
  const executives = articles.getByRole('link', { name: /^Executives/ })

  await test.step('by keyboard: the choice keeps its focus, and the count is said', async () => {
    await tabTo(page, report)
    await page.keyboard.press('Enter')
    await expect.soft(page).toHaveURL(/type=report/)
    await expect.soft(report).toHaveAttribute('aria-current', 'true')
    await expect.soft(report).toBeFocused()
    await expect.soft(articles.getByRole('status')).toHaveText(/^\d+ articles$/)
    await tabTo(page, executives)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/type=report&audience=executives/)
    await expect.soft(articles.getByRole('status')).toHaveText('3 articles')
  })

  await test.step('by mouse, and back by one choice', async () => {
    await open(page, '/resources')
    await expect(articles.getByRole('status')).toHaveText('13 articles')
    await report.click()
    await executives.click()
    await expect(page).toHaveURL(/type=report&audience=executives/)
    await expect(articles.getByRole('status')).toHaveText('3 articles')
    await page.goBack()
    await expect(page).toHaveURL(/type=report#/)
    await articles.getByRole('article').first().getByRole('link').click()
    const details = page.getByRole('region', { name: 'Content Details' })
    await expect(details).toBeVisible()
    await expect(details.getByText('Report')).toBeVisible()
  })

  expect(complaints).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('articles and glossary are filtered all the same', async ({ page }) => {
    await page.goto('/resources')
    await page.getByRole('link', { name: /^Candidates/ }).click()
    await expect(
      page.getByRole('region', { name: 'Newest articles' }).getByRole('article'),
    ).toHaveCount(3)
    await page.goto('/glossary')
    await page.getByRole('link', { name: /^Interview Formats/ }).click()
    await page.getByRole('searchbox').fill('pair')
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL(/category=Interview\+Formats&q=pair/)
    await expect(page.getByRole('article').first()).toBeVisible()
  })
})

test('hostile addresses are ordinary', async ({ page, complaints }) => {
  for (const query of [
    'type=%00&audience=%ff',
    'category=%3Cscript%3Ealert(1)%3C/script%3E',
    'page=1e999&type[]=a',
    '%',
  ]) {
    const response = await page.goto(`/resources?${query}`)
    expect(response?.status()).toBe(200)
    await hydrated(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Resources & Insights')
  }
  expect(complaints).toEqual([])
})

test('the landing page stands while the backend is away', async ({
  page,
  read,
  paper,
  startShell,
}) => {
  await test.step('on the server', async () => {
    const away = await startShell({
      env: { SUPABASE_URL: 'http://localhost:9', SUPABASE_ANON_KEY: 'x' },
    })
    const response = await read(`${away}/resources`)
    expect.soft(response.status()).toBe(200)
    await expect
      .soft(paper.getByRole('region', { name: 'Articles are not available' }))
      .toBeVisible()
    const popular = paper.getByRole('region', { name: 'Popular Resources' })
    await expect.soft(popular.getByRole('link')).toHaveCount(3)
  })

  await test.step('in the browser, without an accessibility finding in any view, until a retry', async () => {
    await page.goto('/about')
    await hydrated(page)
    await page.route(`${siteUnderTest.supabaseUrl}/**`, (route) => route.abort())
    await page.getByRole('contentinfo').getByRole('link', { name: 'Resources' }).click()
    const failed = page.getByRole('region', { name: 'Articles are not available' })
    await expect(failed).toBeVisible()
    expect.soft(await findings(page, 'articles failed', everywhere)).toEqual([])
    await page.unroute(`${siteUnderTest.supabaseUrl}/**`)
    await page.getByRole('button', { name: 'Try again' }).click()
    const articles = page.getByRole('region', { name: 'Newest articles' })
    await expect(articles.getByRole('article')).toHaveCount(13)
  })
})

test('a reader jumps to a section of an article, by keyboard and by mouse', async ({ page }) => {
  await open(page, '/resources/technical-interview-services-guide')
  const contents = page.getByRole('navigation', { name: 'On this page' })
  const link = contents.getByRole('link', { name: 'How to run a fair trial' })
  const heading = page.getByRole('heading', { name: 'How to run a fair trial' })

  await test.step('by mouse, and the address says so', async () => {
    await link.click()
    await expect.soft(page).toHaveURL(/#how-to-run-a-fair-trial$/)
    await expect.soft(heading).toBeInViewport()
  })

  await test.step('by keyboard, and Tab goes on from there', async () => {
    await page.goBack()
    await page.evaluate(() => window.scrollTo(0, 0))
    await expect(heading).not.toBeInViewport()
    await tabTo(page, link, 'Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(heading).toBeFocused()
    await expect(heading).toBeInViewport()
  })
})

test('on paper a link says where it leads', async ({ page }) => {
  await page.goto('/resources/technical-interview-services-guide')
  const text = page.getByRole('main')
  await expect(text.getByRole('link', { name: 'scorecard', exact: true })).toBeVisible()

  await page.emulateMedia({ media: 'print' })
  const told = text.getByRole('link', { name: 'scorecard (/glossary/scorecard)', exact: true })
  await expect(told).toBeVisible()
  await expect(text.getByRole('link', { name: '(#' })).toHaveCount(0)
})
