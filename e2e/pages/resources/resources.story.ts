import { expect, hydrated, test } from '../../site/fixtures.ts'
import { siteUnderTest } from '../../site/site-under-test.ts'

test('a reader narrows the articles by type and audience, and opens one', async ({
  page,
  complaints,
}) => {
  await page.goto('/resources')
  await hydrated(page)
  const articles = page.getByRole('region', { name: 'Newest articles' })
  await expect(articles.getByRole('status')).toHaveText('12 articles')
  await articles.getByRole('link', { name: /^Report/ }).click()
  await articles.getByRole('link', { name: /^Executives/ }).click()
  await expect(page).toHaveURL(/type=report&audience=executives/)
  await expect(articles.getByRole('status')).toHaveText('3 articles')
  await page.goBack()
  await expect(page).toHaveURL(/type=report#/)
  await articles.getByRole('article').first().getByRole('link').click()
  await expect(page.getByRole('region', { name: 'Content Details' })).toBeVisible()
  await expect(
    page.getByRole('region', { name: 'Content Details' }).getByText('Report'),
  ).toBeVisible()
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

test('the landing page stands while the backend is away, on the server and in the browser', async ({
  page,
  startShell,
}) => {
  const away = await startShell({
    env: { SUPABASE_URL: 'http://localhost:9', SUPABASE_ANON_KEY: 'x' },
  })
  const response = await page.goto(`${away}/resources`)
  expect(response?.status()).toBe(200)
  await expect(page.getByRole('region', { name: 'Articles are not available' })).toBeVisible()
  await expect(
    page.getByRole('region', { name: 'Popular Resources' }).getByRole('link'),
  ).toHaveCount(3)

  await page.goto('/about')
  await hydrated(page)
  await page.route(`${siteUnderTest.supabaseUrl}/**`, (route) => route.abort())
  await page.getByRole('contentinfo').getByRole('link', { name: 'Resources' }).click()
  await expect(page.getByRole('region', { name: 'Articles are not available' })).toBeVisible()
  await page.unroute(`${siteUnderTest.supabaseUrl}/**`)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(
    page.getByRole('region', { name: 'Newest articles' }).getByRole('article'),
  ).toHaveCount(12)
})

test('a reader jumps to a section of an article, and the address says so', async ({ page }) => {
  await page.goto('/resources/technical-interview-services-guide')
  await hydrated(page)
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'How to run a fair trial' })
    .click()
  await expect(page).toHaveURL(/#how-to-run-a-fair-trial$/)
  await expect(page.getByRole('heading', { name: 'How to run a fair trial' })).toBeInViewport()
})

test('a draft is no page, and no row for the public key', async ({ page, request }) => {
  const slug = 'boolean-search-for-engineering-recruiters'
  const response = await page.goto(`/resources/${slug}`)
  expect(response?.status()).toBe(404)
  await expect(page.getByText('The requested content could not be found.')).toBeVisible()
  const row = await request.get(
    `${siteUnderTest.supabaseUrl}/rest/v1/content_hubs?slug=eq.${slug}`,
    {
      headers: { apikey: siteUnderTest.supabaseAnonKey },
    },
  )
  expect(await row.json()).toEqual([])
})
