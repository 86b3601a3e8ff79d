import type { Page } from '@playwright/test'
import { someAddresses } from '../../shell/server/testing/addresses.ts'
import { canonicalPath } from '../../shell/src/canonical-path.ts'
import { expect, hydrated, test } from '../site/fixtures.ts'
import { navigate } from '../site/navigate.ts'

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

test('a navigation to another spelling ends at the page’s own address', async ({
  page,
  baseURL,
}) => {
  await page.goto('/privacy-policy')
  for (const [path, location] of [
    ['/Contact?from=card#form', '/contact?from=card#form'],
    ['/About', '/about'],
    ['/Industries/Aerospace/', '/industries/aerospace'],
  ] as const)
    await test.step(`${path} ends at ${location}`, async () => {
      await hydrated(page)
      await navigate(page, path)
      await expect(page).toHaveURL(`${baseURL}${location}`)
      await hydrated(page)
      await expect
        .soft(page.locator('link[rel="canonical"]'))
        .toHaveAttribute('href', new RegExp(`${location.split('?')[0]}$`))
    })
})

test('what a remote has no page for is an unknown route', async ({ page, complaints }) => {
  for (const path of ['/services/no-such', '/industries/no-such', '/industries/no-such/services'])
    await test.step(path, async () => {
      complaints.length = 0
      const response = await page.goto(path)
      expect.soft(response?.status()).toBe(404)
      await hydrated(page)
      await expect.soft(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
      const way = page.getByRole('main').locator('a[href="/technologies/react"]')
      await expect.soft(way).toBeVisible()
      await expect.poll(() => complaints.join('\n')).toContain(path)
    })
})

const words = [
  ...['services', 'direct-hire', 'industries', 'retail', 'technologies', 'react', 'locations'],
  ...['austin', 'roles', 'data-engineer', 'resources', 'glossary', 'contact', 'case-studies'],
  ...['about', 'search', 'healthz', 'sitemap.xml', '_preview', 'og'],
]

test('no address of any shape fails when a visitor walks to it', async ({ page, forbidden }) => {
  // The first left a blank page once.
  const addresses = ['//GLOSSARY//%', ...someAddresses(words, 40)]
  await page.goto('/privacy-policy')
  for (const address of addresses) {
    try {
      await hydrated(page)
      expect(await walkTo(page, address)).toBeLessThan(500)
      await expect(page.locator('body')).not.toContainText('This page did not load')
      if (await page.locator('html[data-hydrated]').count()) await walkTo(page, '/privacy-policy')
      else await page.goto('/privacy-policy')
    } catch (error) {
      throw new Error(`${JSON.stringify(address)}: ${String(error)}`, { cause: error })
    }
  }
  // Chromium shows an answer in JSON with styles of its own.
  forbidden.length = 0
})

/** Goes to an address, and waits for what becomes of it: a page in place, or another document. */
async function walkTo(page: Page, address: string): Promise<number> {
  const { pathname } = new URL(new URL(page.url()).origin + address)
  const isDocument = canonicalPath(pathname) !== pathname
  await page.evaluate(() => document.getElementById('main')?.blur())
  const coming = page.waitForResponse((response) => response.request().isNavigationRequest())
  coming.catch(() => undefined)
  await navigate(page, address)
  if (isDocument) {
    const response = await coming
    await response.finished()
    await page.waitForLoadState()
    if ((await page.locator('script[src]').count()) > 0) await hydrated(page)
    return response.status()
  }
  await expect(page.locator('#main'), address).toBeFocused()
  return 200
}
