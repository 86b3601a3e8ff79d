import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'
import { retryIn } from '../site/faults/region.ts'
import { expect, hydrated, test } from '../site/fixtures.ts'

/** Walks from a page of one remote to those of the others. */
async function meetAllRemotes(page: Page): Promise<void> {
  const links = page.getByRole('contentinfo')
  for (const [name, remote] of [
    ['Case Studies', 'leads'],
    ['Direct Hire', 'catalogue'],
  ] as const) {
    await links.getByRole('link', { name, exact: true }).click()
    const region = page.locator(`main [data-remote="${remote}"]`)
    await expect(region.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(retryIn(page)).toHaveCount(0)
  }
}

/** Chromium reads several import maps: a policy without the hashes of further ones lets it read the document's only. */
async function readOneImportMap(page: Page): Promise<void> {
  await page.route('/glossary', async (route) => {
    const response = await route.fetch()
    const inline = (await response.text()).matchAll(
      /<script(?: type="importmap")?>(.+?)<\/script>/gs,
    )
    const hashes = [...inline].map(([, text = '']) => hashOf(text))
    const policy = response.headers()['content-security-policy'] ?? ''
    const named = policy.match(/'sha256-[^']+'/g) ?? []
    const further = named.filter((hash) => !hashes.includes(hash))
    expect([hashes.length, further.length]).toEqual([3, 3])
    await route.fulfill({
      response,
      headers: {
        ...response.headers(),
        'content-security-policy': further.reduce((all, hash) => all.replace(hash, ''), policy),
      },
    })
  })
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('of every module that the page may load, a changed byte is refused', async ({ page }) => {
  await page.goto('/glossary')
  await hydrated(page)
  await meetAllRemotes(page)
  // What the pointer happens to rest on is fetched ahead.
  await page.mouse.move(0, 0)
  await page.waitForLoadState('networkidle')
  await changeBytes(page, /^\/(remotes|assets)\/.*\.js$/)
  const { asked, accepted } = await page.evaluate(async () => {
    const maps = [...document.querySelectorAll('script[type="importmap"]')]
    const integrity = Object.assign(
      {},
      ...maps.map(
        ({ textContent }) => (JSON.parse(textContent ?? '{}') as { integrity: object }).integrity,
      ),
    ) as Record<string, string>
    const loaded = new Set(performance.getEntriesByType('resource').map(({ name }) => name))
    // What runs already is not fetched again.
    const addresses = Object.keys(integrity)
      .filter((path) => path.endsWith('.js'))
      .map((path) => new URL(path, location.href).href)
    const asked = addresses.filter((address) => !loaded.has(address))
    const results = await Promise.allSettled(asked.map((address) => import(address)))
    const accepted = asked.filter((_, index) => results[index]?.status === 'fulfilled')
    return { asked, accepted }
  })
  expect(asked.length).toBeGreaterThan(60)
  expect(accepted).toEqual([])
})

test('a remote whose list of hashes was changed on its way does not come, and comes when it is whole', async ({
  page,
}) => {
  await page.goto('/glossary')
  await hydrated(page)
  await page.route(/~import-map\.json/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: `${await response.text()} ` })
  })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Case Studies' }).click()
  await expect(retryIn(page)).toBeVisible()

  await page.unroute(/~import-map\.json/)
  await retryIn(page).click()
  await expect(
    page.locator('main [data-remote="leads"]').getByRole('heading', { level: 1 }),
  ).toBeVisible()
})

test('so with the next page of a remote whose first one the document shows', async ({
  page,
  complaints,
}) => {
  await page.goto('/glossary')
  await hydrated(page)
  const link = page.getByRole('main').getByRole('link', { name: 'Scorecard' }).first()
  await page.route(/~import-map\.json/, (route) => route.abort())
  await link.click()
  await expect(retryIn(page)).toBeVisible()

  await page.unroute(/~import-map\.json/)
  complaints.length = 0
  await retryIn(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Scorecard')
  expect(complaints).toEqual([])
})

test('a browser that reads one import map for each document checks each module before it is imported', async ({
  page,
  forbidden,
}) => {
  await readOneImportMap(page)
  await page.goto('/glossary')
  await hydrated(page)
  await page.getByRole('main').getByRole('link', { name: 'Scorecard' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Scorecard')
  await meetAllRemotes(page)
  const preloads = page.locator('link[rel="modulepreload"][href^="/remotes/leads/"]')
  expect(await preloads.count()).toBeGreaterThan(10)

  await page.goto('/glossary')
  await hydrated(page)
  await changeBytes(page, /^\/remotes\/leads\/.*\.js$/)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Case Studies' }).click()
  await expect(retryIn(page)).toBeVisible()
  expect(forbidden.filter((message) => !message.includes('script-src'))).toEqual([])
  forbidden.length = 0
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

/** Adds a blank to all files of some paths on their way into the browser. */
async function changeBytes(page: Page, paths: RegExp): Promise<void> {
  await page.route(
    ({ pathname }) => paths.test(pathname),
    async (route) => {
      const response = await route.fetch()
      const body = Buffer.concat([await response.body(), Buffer.from(' ')])
      await route.fulfill({ response, body })
    },
  )
}

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
