import { expect, test } from '../../site/fixtures.ts'
import { siteUnderTest } from '../../site/site-under-test.ts'

test('an unknown article is 404, says so in its own words, and has a way home', async ({
  read,
  paper,
}) => {
  expect((await read('/resources/no-such-article')).status()).toBe(404)
  await expect(paper.getByRole('heading', { level: 1 })).toHaveText('Content Not Found')
  const main = paper.getByRole('main')
  await expect(main.getByRole('link', { name: 'Return Home' })).toBeVisible()
})

test('a draft is no page, and no row for the public key', async ({ read, paper, request }) => {
  const slug = 'boolean-search-for-engineering-recruiters'
  expect((await read(`/resources/${slug}`)).status()).toBe(404)
  await expect(paper.getByText('The requested content could not be found.')).toBeVisible()
  const row = await request.get(
    `${siteUnderTest.supabaseUrl}/rest/v1/content_hubs?slug=eq.${slug}`,
    {
      headers: { apikey: siteUnderTest.supabaseAnonKey },
    },
  )
  expect(await row.json()).toEqual([])
})

test('an unknown glossary term is a true redirect to the glossary', async ({ request }) => {
  const response = await request.get('/glossary/no-such-term', { maxRedirects: 0 })
  expect(response.status()).toBe(302)
  expect(response.headers()['location']).toBe('/glossary')
})
