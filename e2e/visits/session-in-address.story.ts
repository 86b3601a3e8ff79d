import { aSession } from '../../shared-ui/src/data/testing/auth-server.ts'
import { expect, hydrated, test } from '../site/fixtures.ts'

test('a session in the address is the client’s at once, and gone from the address', async ({
  page,
}) => {
  const { user, ...session } = aSession()
  // Nobody signs up to this site, so the backend knows nobody.
  await page.route('**/auth/v1/user', (route) => route.fulfill({ json: user }))
  const answer = Object.entries(session).map(([name, value]) => [name, String(value)])
  await page.goto(`/about#${new URLSearchParams(answer)}`)
  await hydrated(page)
  const kept = () => page.evaluate(() => Object.entries(localStorage).flat().join(' '))
  await expect.poll(kept).toContain(session.access_token)
  expect(await kept()).toMatch(/sb-[\w-]+-auth-token/)
  await expect(page).toHaveURL(/\/about#?$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('the embedded backend’s refusals can be read by a page', async ({ page }) => {
  const { access_token, expires_in, refresh_token, token_type } = aSession()
  const refused = page.waitForResponse('**/auth/v1/user')
  const answer = { access_token, expires_in: String(expires_in), refresh_token, token_type }
  await page.goto(`/#${new URLSearchParams(answer)}`)
  const response = await refused
  expect(response.ok()).toBe(false)
  expect(response.headers()['access-control-allow-origin']).toBe('*')
})
