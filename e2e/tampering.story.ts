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

test('a stylesheet with a changed byte is not applied', async ({ page }) => {
  await page.route(/\.css$/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: `${await response.text()}:root{--tampered:1}` })
  })
  await page.goto('/services/technical-interview')
  const tampered = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--tampered'),
  )
  expect(tampered).toBe('')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Technical Interview as a Service',
  )
})
