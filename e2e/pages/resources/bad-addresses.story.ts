import { expect, test } from '../../site/fixtures.ts'
import { isNotFoundAt } from '../../site/not-found.ts'

isNotFoundAt('/resources/no-such-article', 'Content Not Found')

test('an unknown glossary term is a true redirect to the glossary', async ({ request }) => {
  const response = await request.get('/glossary/no-such-term', { maxRedirects: 0 })
  expect(response.status()).toBe(302)
  expect(response.headers()['location']).toBe('/glossary')
})
