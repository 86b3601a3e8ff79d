import type { Page } from '@playwright/test'
import { axeFindings, sidewaysFindings } from '../site/checks/axe.ts'
import { expect, hydrated, test } from '../site/fixtures.ts'

const opener = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Search' })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' })
const field = (page: Page) => dialog(page).getByRole('combobox')
const chosen = (page: Page) => dialog(page).getByRole('option', { selected: true })

test('a visitor finds a page by keyboard alone', async ({ page, complaints }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/about')
  await hydrated(page)
  expect(asked).not.toContain('/search-index.json')

  await page.keyboard.press('/')
  await expect(field(page)).toBeFocused()
  await expect(field(page)).toHaveValue('')
  await field(page).fill('reac')
  const react = dialog(page)
    .getByRole('group', { name: 'Technologies' })
    .getByRole('option')
    .first()
  await expect(react).toHaveAccessibleName(/^React /)
  await expect(dialog(page).getByRole('status')).toHaveText(/^\d+ results?/)
  expect(asked).toContain('/search-index.json')

  await expect(chosen(page)).toHaveCount(0)
  await page.keyboard.press('ArrowDown')
  await expect(chosen(page)).toHaveCount(1)
  await expect(chosen(page)).toHaveAccessibleName(/^React /)
  await expect(field(page)).toHaveAttribute(
    'aria-activedescendant',
    (await chosen(page).getAttribute('id')) ?? '',
  )
  await expect(field(page)).toBeFocused()
  const { promise: goesOn, resolve: goOn } = Promise.withResolvers<undefined>()
  await page.route('**/rest/**', async (route) => {
    await goesOn
    await route.continue()
  })
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toBeHidden()
  await expect(page).toHaveURL(/\/about$/)
  goOn(undefined)
  // A remote, its page and its data come first.
  await expect(page).toHaveURL(/\/technologies\/react$/)
  await expect(page.getByRole('main')).toBeFocused()
  expect(complaints).toEqual([])
})

test('the search over a page: what it says, how arrows go, and how it closes', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)

  await test.step('an index that does not come leaves what was typed, and a retry finds', async () => {
    await page.route('**/search-index.json', (route) => route.fulfill({ status: 503, body: '' }))
    await opener(page).click()
    await field(page).fill('kubernets')
    await expect.soft(dialog(page).getByRole('alert')).toContainText('did not load')
    await page.unroute('**/search-index.json')
    await dialog(page).getByRole('button', { name: 'Try again' }).click()
    await expect.soft(dialog(page).getByRole('option', { name: /^Kubernetes/ })).toBeVisible()
    await expect.soft(field(page)).toHaveValue('kubernets')
    await page.keyboard.press('Escape')
  })

  await test.step('nothing found is said and read out', async () => {
    await opener(page).click()
    await field(page).fill('zzzzqqqq')
    await expect.soft(dialog(page).getByRole('status')).toHaveText('Nothing found for “zzzzqqqq”')
    await expect.soft(field(page)).toHaveAttribute('aria-expanded', 'false')
    await page.keyboard.press('Escape')
  })

  await test.step('arrows go round, through the field itself', async () => {
    await opener(page).click()
    await field(page).fill('scorecard')
    const options = dialog(page).getByRole('option')
    await expect.soft(options.first()).toBeVisible()
    await page.keyboard.press('ArrowUp')
    await expect.soft(options.last()).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('ArrowDown')
    await expect.soft(chosen(page)).toHaveCount(0)
    await page.keyboard.press('ArrowDown')
    await expect.soft(options.first()).toHaveAttribute('aria-selected', 'true')
    await field(page).fill('scorecards')
    await expect.soft(chosen(page)).toHaveCount(0)
    await page.keyboard.press('Escape')
  })

  await test.step('Escape closes it and returns to the button; so does the button Close', async () => {
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => dialog(page).getByRole('button', { name: 'Close' }).click(),
    ]) {
      await opener(page).press('Enter')
      await expect.soft(field(page)).toBeFocused()
      await close()
      await expect.soft(dialog(page)).toBeHidden()
      await expect.soft(opener(page)).toBeFocused()
    }
  })
})

test('Enter without a choice leads to all results, which have no accessibility finding', async ({
  page,
}) => {
  await page.goto('/search')
  await hydrated(page)
  await opener(page).click()
  await field(page).fill('engineer')
  await expect(dialog(page).getByRole('button', { name: /Show all \d+ results/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\?q=engineer$/)
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('engineer')
  await expect(page.getByRole('heading', { level: 2, name: 'Roles' })).toBeVisible()

  for (const width of [1280, 320])
    await test.step(`no violations at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 })
      expect.soft(await axeFindings(page)).toEqual([])
      expect.soft(await sidewaysFindings(page)).toEqual([])
    })
})

test('the key is free while typing, and can be turned off for good', async ({ page }) => {
  await page.goto('/contact')
  await hydrated(page)
  await page.getByLabel('Company').fill('')
  await page.getByLabel('Company').press('/')
  await expect(page.getByLabel('Company')).toHaveValue('/')
  await expect(dialog(page)).toBeHidden()

  await expect(opener(page)).toHaveAttribute('aria-keyshortcuts', '/')
  await opener(page).click()
  await dialog(page)
    .getByRole('checkbox', { name: /Open search with the/ })
    .uncheck()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await page.reload()
  await hydrated(page)
  await expect(opener(page)).not.toHaveAttribute('aria-keyshortcuts')
  await page.keyboard.press('/')
  await opener(page).click()
  await expect(field(page)).toHaveValue('')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the button leads to a page that finds', async ({ page, request }) => {
    await page.goto('/about')
    await opener(page).click()
    await expect(page).toHaveURL(/\/search\?$/)
    await page.getByRole('main').getByRole('searchbox').fill('raect')
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL(/\/search\?q=raect$/)
    await page.getByRole('main').getByRole('link', { name: 'React', exact: true }).click()
    await expect(page).toHaveURL(/\/technologies\/react$/)

    const answer = await request.get('/search?q=%3Cscript%3Ealert(1)%3C%2Fscript%3E')
    expect(answer.status()).toBe(200)
    const html = await answer.text()
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(html).not.toContain('<script>alert')
  })
})

test('everything in the index is there, and the sitemap knows it', async ({ request }) => {
  const { entries } = (await (await request.get('/search-index.json')).json()) as {
    entries: { kind: string; path: string }[]
  }
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const listed = new Set(
    [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc]) => new URL(loc ?? '').pathname),
  )
  expect(entries.filter(({ path }) => !listed.has(path))).toEqual([])
  for (const kind of ['Services', 'Technologies', 'Roles', 'Articles', 'Glossary'])
    expect(entries.some((entry) => entry.kind === kind)).toBe(true)
  expect(listed).not.toContain('/search')
})
