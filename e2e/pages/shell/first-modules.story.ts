import { expect, hydrated, test } from '../../site/fixtures.ts'

test('styles and fonts have the line for themselves until the page is painted', async ({
  page,
}) => {
  let release = () => {}
  const held = new Promise<void>((done) => (release = done))
  await page.route('**/*.css', async (route) => {
    await held
    await route.continue()
  })
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  const fonts = page.waitForEvent('requestfinished', (request) => request.url().endsWith('.woff2'))
  await page.goto('/about', { waitUntil: 'commit' })
  await fonts
  expect(scripts).toEqual([])

  release()
  await hydrated(page)
  expect(scripts.length).toBeGreaterThan(3)
})

test('a page that was opened where nobody sees it works when it is looked at', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'hidden', { get: () => true })
    window.requestAnimationFrame = () => 0
  })
  await page.goto('/about')
  await hydrated(page)
})

test('a browser that does not tell what it painted gets its scripts too', async ({ page }) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {}
  })
  await page.goto('/about')
  await hydrated(page)
})
