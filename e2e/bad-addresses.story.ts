import { freePort } from 'delivery'
import { expect, hydrated, test } from './fixtures.ts'
import { siteUnderTest } from './site-under-test.ts'

test('an unknown address is a true 404 with six ways on', async ({ page }) => {
  const response = await page.goto('/no/such/page')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
  const links = [
    '/',
    '/services/direct-hire',
    '/contact',
    '/services/technical-interview',
    '/industries/healthcare',
    '/technologies/react',
  ]
  for (const href of links)
    await expect(page.getByRole('main').locator(`a[href="${href}"]`)).toBeVisible()
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
})

test('an unknown address logs the missing path in the console', async ({ page, complaints }) => {
  await page.goto('/no/such/page')
  await hydrated(page)
  await expect.poll(() => complaints.join('\n')).toContain('/no/such/page')
})

const unknown = [
  { path: '/technologies/cobol-on-wheels', heading: 'Technology Not Found' },
  { path: '/technologies/..%2f..%2fetc', heading: 'Technology Not Found' },
  { path: '/roles/software-engineer/atlantis', heading: 'Role Not Found' },
  { path: '/roles/pirate/austin', heading: 'Role Not Found' },
  { path: '/resources/no-such-article', heading: 'Content Not Found' },
]
for (const { path, heading } of unknown) {
  test(`${path} is 404 with '${heading}' and a way home`, async ({ page }) => {
    const response = await page.goto(path)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(page.getByRole('main').getByRole('link', { name: 'Return Home' })).toBeVisible()
    await hydrated(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  })
}

test('an unknown glossary term is a true redirect to the glossary', async ({ request }) => {
  const response = await request.get('/glossary/no-such-term', { maxRedirects: 0 })
  expect(response.status()).toBe(302)
  expect(response.headers()['location']).toBe('/glossary')
})

test('a backend that is away: the specification’s message, 503, the frame intact', async ({
  page,
  startShell,
}) => {
  const nowhere = `http://localhost:${await freePort()}`
  const shell = await startShell({ env: { SUPABASE_URL: nowhere } })
  const response = await page.goto(`${shell}/technologies/react`)
  expect(response?.status()).toBe(503)
  expect(response?.headers()['retry-after']).toBeTruthy()
  await expect(page.getByText('Failed to load technology data')).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  const glossary = await page.goto(`${shell}/glossary`)
  expect(glossary?.status()).toBe(200)
})

test('hostile requests get a clear JSON error', async ({ request }) => {
  const answers = [
    { response: await request.delete('/contact'), status: 405 },
    {
      response: await request.post('/contact', {
        headers: { origin: 'https://evil.example' },
        form: {},
      }),
      status: 403,
    },
    { response: await request.post('/contact', { data: { message: 'json' } }), status: 415 },
    {
      response: await request.post('/contact', { form: { message: 'x'.repeat(100_000) } }),
      status: 413,
    },
    {
      response: await request.get('/remotes/catalogue/0000000000000000/remoteEntry.js'),
      status: 404,
    },
    { response: await request.get('/assets/..%2fserver%2fmain.js'), status: 404 },
  ]
  for (const { response, status } of answers) {
    expect(response.status()).toBe(status)
    const body = (await response.json()) as { error: { code: string; message: string } }
    expect(body.error.message.length).toBeGreaterThan(10)
  }
})

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
