import { expect, test } from '../site/fixtures.ts'
import { open, tabTo } from '../site/checks/keyboard.ts'

/** By keyboard alone: no story touches the mouse. */

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
