import { expect, hydrated, test } from '../site/fixtures.ts'

/** How an address may be misspelled → the page's own. */
const spellings = {
  '/Contact?from=card': '/contact?from=card',
  '/GLOSSARY/': '/glossary',
  '/Services//direct-hire': '/services/direct-hire',
  '/%63ontact': '/contact',
  '/About': '/about',
  '/industries/Aerospace': '/industries/aerospace',
}

test('another spelling of an address leads to the page, for good and in one step', async ({
  request,
}) => {
  for (const [path, location] of Object.entries(spellings)) {
    const response = await request.get(path, { maxRedirects: 0 })
    expect([response.status(), response.headers()['location']]).toEqual([301, location])
    expect(response.headers()['cache-control']).toBeTruthy()
    const posted = await request.post(path, { form: {}, maxRedirects: 0 })
    expect([posted.status(), posted.headers()['location']]).toEqual([308, location])
  }
})

for (const [path, location] of [
  ['/Contact?from=card#form', '/contact?from=card#form'],
  ['/About', '/about'],
  ['/Industries/Aerospace/', '/industries/aerospace'],
] as const)
  test(`a navigation to ${path} ends at ${location}`, async ({ page, baseURL }) => {
    await page.goto('/privacy-policy')
    await hydrated(page)
    await page.evaluate((to) => {
      window.history.pushState(null, '', to)
      window.dispatchEvent(new PopStateEvent('popstate'))
    }, path)
    await expect(page).toHaveURL(`${baseURL}${location}`)
    await hydrated(page)
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      new RegExp(`${location.split('?')[0]}$`),
    )
  })

for (const path of ['/services/no-such', '/industries/no-such', '/industries/no-such/services'])
  test(`${path} is an unknown route`, async ({ page, complaints }) => {
    const response = await page.goto(path)
    expect(response?.status()).toBe(404)
    await hydrated(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
    await expect(page.getByRole('main').locator('a[href="/technologies/react"]')).toBeVisible()
    await expect.poll(() => complaints.join('\n')).toContain(path)
  })
