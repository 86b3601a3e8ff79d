import { expect, test } from '../site/fixtures.ts'
import { siteUnderTest } from '../site/site-under-test.ts'

test('the sitemap address leads to the backend’s function', async ({ request }) => {
  const response = await request.get('/sitemap.xml', { maxRedirects: 0 })
  expect(response.status()).toBe(302)
  expect(response.headers()['location']).toBe(
    `${siteUnderTest.supabaseUrl}/functions/v1/generate-sitemap`,
  )
  const sitemap = await request.get('/sitemap.xml')
  expect(sitemap.status()).toBe(200)
  expect(await sitemap.text()).toContain(`<loc>${siteUnderTest.url}/technologies/react</loc>`)
})
