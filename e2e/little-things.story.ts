import type { Page } from '@playwright/test'
import { expect, hydrated, test } from './fixtures.ts'

const toTop = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Back to top' })

test.describe('a heading', () => {
  test('has its address copied by a press, and says so', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto('/privacy-policy')
    await hydrated(page)
    await expect(page.getByRole('heading', { name: 'Data Security', exact: true })).toBeVisible()
    const link = page.getByRole('link', { name: 'Link to “Data Security”' })
    await link.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeVisible()
    await expect(link).toBeFocused()
    await expect(page).toHaveURL(/\/privacy-policy$/)
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toBe(new URL('/privacy-policy#data-security', page.url()).href)
  })

  for (const path of [
    '/resources/technical-interview-services-guide',
    '/resources/how-to-hire-software-developers',
    '/resources/technical-screening-process',
  ])
    test(`of ${path} leads to itself without JavaScript`, async ({ browser }) => {
      const page = await browser.newPage({ javaScriptEnabled: false })
      await page.goto(path)
      const link = page.getByRole('link', { name: /^Link to “/ }).nth(1)
      const address = (await link.getAttribute('href')) ?? ''
      await link.click()
      expect(new URL(page.url()).hash).toBe(address)
      await expect(page.locator(address)).toBeInViewport()
      await page.close()
    })
})

test.describe('the way back to the top', () => {
  test('appears after two screens, and takes focus along', async ({ page }) => {
    await page.goto('/resources/how-to-hire-software-developers')
    await hydrated(page)
    const scrollTo = (screens: number) =>
      page.evaluate((screens) => window.scrollTo(0, screens * window.innerHeight), screens)
    await scrollTo(1.5)
    await expect(toTop(page)).not.toBeInViewport()
    await scrollTo(2.5)
    await expect(toTop(page)).toBeInViewport({ ratio: 1 })
    await scrollTo(4)
    await expect(toTop(page)).toBeInViewport({ ratio: 1 })
    await toTop(page).click()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await expect(page.getByRole('main')).toBeFocused()
  })

  test('is not there on a short page', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 1600 })
    await page.goto('/search')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('Back to top')).toHaveCount(1)
    await expect(toTop(page)).toHaveCount(0)
  })
})

test('offline is said plainly, and ends by itself', async ({ page, context }) => {
  await page.goto('/about')
  await hydrated(page)
  await context.setOffline(true)
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click()
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('You seem to be offline')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Still offline' })).toBeVisible()
  await expect(heading).toHaveText('You seem to be offline')
  await context.setOffline(false)
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeVisible()
  await expect(page).toHaveURL(/\/contact$/)
})

test('a page of the shell that did not come offline comes with the network, and what was typed stays', async ({
  page,
  context,
}) => {
  await page.goto('/contact')
  await hydrated(page)
  const message = page.getByRole('textbox', { name: 'Message' })
  await message.fill('Half a sentence')
  await context.setOffline(true)
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You seem to be offline')
  await context.setOffline(false)
  await expect(page.getByText('500+').first()).toBeVisible()
  await page.goBack()
  await expect(message).toHaveValue('Half a sentence')
})

test('a server that fails is not taken for a missing network', async ({ page }) => {
  await page.goto('/about')
  await hydrated(page)
  await page.route('**/remotes/leads/**', (route) => route.abort())
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect(page.getByText('You seem to be offline')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'search the site' })).toHaveAttribute(
    'href',
    '/search',
  )
})

test('what does not exist can be searched for', async ({ page }) => {
  await page.goto('/no/such/page')
  await page.getByRole('main').getByRole('link', { name: 'search', exact: true }).click()
  await page
    .getByRole('main')
    .getByRole('searchbox', { name: 'Search this site' })
    .fill('kubernets')
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Kubernetes', exact: true }),
  ).toBeVisible()
})

test('nothing in sight moves when the page takes the place of its outline', async ({ page }) => {
  await page.goto('/about')
  await hydrated(page)
  await page.evaluate(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        shifts.push(entry.value)
    }).observe({ type: 'layout-shift' })
  })
  let release = () => {}
  const held = new Promise<void>((done) => (release = done))
  await page.route('**/rest/v1/**', async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('banner').getByRole('button', { name: 'Resources' }).click()
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^All Resources/ })
    .click()
  await expect(page.getByRole('main').locator('[aria-busy="true"]').first()).toBeVisible()
  await page.evaluate(() => ((window as unknown as { shifts: number[] }).shifts.length = 0))
  release()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Resources & Insights', {
    timeout: 30_000,
  })
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.001)
})
