import type { Locator, Page } from '@playwright/test'
import { contactForm, fill, sendContact, visitor } from './contact-form.ts'
import { expect, hydrated, test } from './fixtures.ts'

/** The frame and what other pages have of it, by keyboard alone: no story touches the mouse. */

test.use({ contextOptions: { reducedMotion: 'reduce' } })

async function open(page: Page, path: string) {
  await page.goto(path)
  await hydrated(page)
}

/** Tabs until the target has focus; a target that Tab does not reach fails. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  for (let stops = 0; stops < 120; stops++) {
    await page.keyboard.press(key)
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`${key} does not lead to ${target.toString()}`)
}

test('the first stop is the skip link, seen while it has focus, and it goes past the header', async ({
  page,
}) => {
  await open(page, '/services')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).not.toBeInViewport()
  await page.keyboard.press('Tab')
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').locator(':focus')).toBeVisible()
})

test('a header menu: opened by Enter and Space, walked by Tab, closed by Escape and by leaving', async ({
  page,
}) => {
  await open(page, '/')
  const header = page.getByRole('banner')
  const menu = header.getByRole('button', { name: 'Services' })
  const links = header.getByRole('link', { name: /Interview as a Service|Contract Recruiter/ })
  await tabTo(page, menu)
  await page.keyboard.press('Tab')
  await expect(header.getByRole('button', { name: 'Industries' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')

  await page.keyboard.press('Enter')
  await expect(menu).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Tab')
  await expect(links.first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu).toBeFocused()
  await expect(menu).toHaveAttribute('aria-expanded', 'false')

  await page.keyboard.press('Space')
  await tabTo(page, links.last())
  await page.keyboard.press('Tab')
  await expect(header.getByRole('button', { name: 'Industries' })).toBeFocused()
  await expect(menu).toHaveAttribute('aria-expanded', 'false')

  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/services\/technical-interview$/)
  await expect(page.getByRole('main')).toBeFocused()
  await expect(menu).toHaveAttribute('aria-expanded', 'false')
})

test('the mobile menu: Escape closes first what is inside it, then itself', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await open(page, '/')
  const header = page.getByRole('banner')
  const toggle = header.getByRole('button', { name: 'Menu' })
  const industries = header.getByRole('button', { name: 'Industries' })
  await tabTo(page, toggle)
  await page.keyboard.press('Enter')
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  await tabTo(page, industries)
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await expect(header.getByRole('link', { name: 'Aerospace' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(industries).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(toggle).toBeFocused()
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')

  await page.keyboard.press('Enter')
  await tabTo(page, header.getByRole('link', { name: 'Get Started' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/questionnaire$/)
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
})

test('the colour scheme is switched by Space and back by Enter, and focus stays', async ({
  page,
}) => {
  await open(page, '/about')
  const toggle = page.getByRole('button', { name: 'Switch colour scheme' })
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const before = await ground()
  await tabTo(page, toggle)
  await page.keyboard.press('Space')
  await expect.poll(ground).not.toBe(before)
  await expect(toggle).toBeFocused()
  await page.keyboard.press('Enter')
  await expect.poll(ground).toBe(before)
})

test('the consultation dialog keeps the focus, closes by Escape, and returns it', async ({
  page,
}) => {
  await open(page, '/technologies/react')
  const opener = page.getByRole('banner').getByRole('button', { name: 'Schedule a Call' })
  const dialog = page.getByRole('dialog', { name: 'Schedule a Consultation' })
  const close = dialog.getByRole('button', { name: 'Close' })
  await tabTo(page, opener)
  await page.keyboard.press('Space')
  await expect(dialog.locator(':focus')).toBeVisible()
  await tabTo(page, close)
  await page.keyboard.press('Shift+Tab')
  await expect(dialog.getByRole('link', { name: 'Open it in a new tab' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(close).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
})

test('a question opens by Enter and closes by Space', async ({ page }) => {
  await open(page, '/services/direct-hire')
  const question = page.locator('summary').first()
  const answer = page.locator('details').first()
  await tabTo(page, question)
  await page.keyboard.press('Enter')
  await expect(answer).toHaveAttribute('open', '')
  await page.keyboard.press('Space')
  await expect(answer).not.toHaveAttribute('open')
  await page.keyboard.press('Tab')
  await expect(page.locator('summary').nth(1)).toBeFocused()
})

test('articles are filtered, the choice keeps its focus, and the count is said', async ({
  page,
}) => {
  await open(page, '/resources')
  const articles = page.getByRole('region', { name: 'Newest articles' })
  const report = articles.getByRole('link', { name: /^Report/ })
  await tabTo(page, report)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/type=report/)
  await expect(report).toHaveAttribute('aria-current', 'true')
  await expect(report).toBeFocused()
  await expect(articles.getByRole('status')).toHaveText(/^\d+ articles$/)
  await tabTo(page, articles.getByRole('link', { name: /^Executives/ }))
  await page.keyboard.press('Enter')
  await expect(articles.getByRole('status')).toHaveText('3 articles')
})

test('the glossary is narrowed by category and word, and brought back', async ({ page }) => {
  await open(page, '/glossary')
  const category = page.getByRole('link', { name: /^Interview Formats/ })
  await tabTo(page, category)
  await page.keyboard.press('Enter')
  await expect(category).toHaveAttribute('aria-current', 'true')
  await expect(category).toBeFocused()
  await tabTo(page, page.getByRole('searchbox'))
  await page.keyboard.type('pair')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/q=pair/)
  await expect(page.getByRole('status').filter({ hasText: '“pair”' })).toBeVisible()
  await expect(page.getByRole('searchbox')).toBeFocused()
  await expect(page.getByRole('searchbox')).toHaveValue('pair')
})

test('an article’s contents lead to its sections, and Tab goes on from there', async ({ page }) => {
  await open(page, '/resources/technical-interview-services-guide')
  const contents = page.getByRole('navigation', { name: 'On this page' })
  await tabTo(page, contents.getByRole('link', { name: 'How to run a fair trial' }))
  await page.keyboard.press('Enter')
  const heading = page.getByRole('heading', { name: 'How to run a fair trial' })
  await expect(heading).toBeFocused()
  await expect(heading).toBeInViewport()
})

test('a notification waits while its button has focus, and Enter sends it away', async ({
  page,
}) => {
  await page.route(sendContact, (route) => route.abort())
  await open(page, '/contact')
  await fill(contactForm(page), visitor())
  const send = page.getByRole('main').getByRole('button', { name: 'Send message' })
  await send.focus()
  await page.keyboard.press('Enter')
  const toast = page.getByRole('alert').filter({ hasText: 'Something went wrong' })
  await expect(toast).toBeVisible()
  await tabTo(page, toast.getByRole('button', { name: 'Dismiss' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0)
})

test('what failed is tried again by Enter', async ({ page }) => {
  await page.route('**/remotes/catalogue/**', (route) => route.abort())
  await open(page, '/technologies/react')
  const retry = page.getByRole('main').getByRole('button', { name: 'Try again' })
  await expect(retry).toBeVisible()
  await page.unroute('**/remotes/catalogue/**')
  await tabTo(page, retry)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('React Developer Recruitment')
})
