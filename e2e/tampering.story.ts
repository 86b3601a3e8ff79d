import type { Page } from '@playwright/test'
import { retryIn } from './fault-page.ts'
import { expect, hydrated, test } from './fixtures.ts'

test('of every module that the page may load, a changed byte is refused', async ({ page }) => {
  await page.goto('/glossary')
  await hydrated(page)
  const modules = await page.evaluate(() => {
    const map = document.querySelector('script[type="importmap"]')?.textContent ?? '{}'
    const { integrity } = JSON.parse(map) as { integrity: Record<string, string> }
    const loaded = new Set(performance.getEntriesByType('resource').map(({ name }) => name))
    // What runs already is not fetched again.
    return Object.keys(integrity).filter((path) => !loaded.has(new URL(path, location.href).href))
  })
  expect(modules.length).toBeGreaterThan(50)

  await page.route(
    ({ pathname }) => modules.includes(pathname),
    async (route) => {
      const response = await route.fetch()
      const body = await response.body()
      await route.fulfill({ response, body: Buffer.concat([body, Buffer.from(' ')]) })
    },
  )
  const accepted = await page.evaluate(async (paths) => {
    const results = await Promise.allSettled(
      paths.map((path) => import(new URL(path, location.href).href)),
    )
    return paths.filter((_, index) => results[index]?.status === 'fulfilled')
  }, modules)
  expect(accepted).toEqual([])
})

test('a module that no release promised is refused', async ({ page }) => {
  await page.route('**/unknown.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'document.title = "taken"' }),
  )
  await page.goto('/glossary')
  await hydrated(page)
  const outcome = await page.evaluate(() =>
    import(new URL('/unknown.js', location.href).href).then(
      () => 'ran',
      () => 'refused',
    ),
  )
  expect(outcome).toBe('refused')
  expect(await page.title()).not.toBe('taken')
})

const isTampered = (page: Page) =>
  page.evaluate(
    () => getComputedStyle(document.documentElement).getPropertyValue('--tampered') !== '',
  )

/** Changes every stylesheet on its way into the browser. */
async function tamperWithStyles(page: Page): Promise<void> {
  await page.route(/\.css$/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: `${await response.text()}:root{--tampered:1}` })
  })
}

test('a stylesheet with a changed byte is not applied, and its page says what is missing', async ({
  page,
}) => {
  await tamperWithStyles(page)
  await page.goto('/services/technical-interview')
  await hydrated(page)
  await expect(retryIn(page)).toBeVisible()
  expect(await isTampered(page)).toBe(false)

  await page.unroute(/\.css$/)
  await retryIn(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Technical Interview as a Service',
  )
  await expect(retryIn(page)).toHaveCount(0)
})

test('nor is one that comes with a later page', async ({ page }) => {
  await page.goto('/glossary')
  await hydrated(page)
  await tamperWithStyles(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Case Studies' }).click()
  await expect(retryIn(page)).toBeVisible()
  expect(await isTampered(page)).toBe(false)
})
