import { expect, test } from '../../site/fixtures.ts'
import { open, openContent, tabTo } from '../../site/checks/keyboard.ts'

/** By keyboard alone: no story touches the mouse. */

test('about: past the header by the skip link, and back to its colour scheme and its call', async ({
  page,
}) => {
  await open(page, '/about')

  await test.step('the first stop is the skip link, seen while it has focus, and it goes past the header', async () => {
    const skip = page.getByRole('link', { name: 'Skip to content' })
    await expect.soft(skip).not.toBeInViewport()
    await page.keyboard.press('Tab')
    await expect.soft(skip).toBeFocused()
    await expect.soft(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect.soft(page.getByRole('main')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect.soft(page.getByRole('main').locator(':focus')).toBeVisible()
  })

  await test.step('the colour scheme is switched by Space and back by Enter, and focus stays', async () => {
    const toggle = page.getByRole('button', { name: 'Switch colour scheme' })
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    const before = await ground()
    await tabTo(page, toggle, 'Shift+Tab')
    await page.keyboard.press('Space')
    await expect.poll(ground).not.toBe(before)
    await expect.soft(toggle).toBeFocused()
    await page.keyboard.press('Enter')
    await expect.poll(ground).toBe(before)
  })

  await test.step('the consultation dialog keeps the focus, closes by Escape, and returns it', async () => {
    const opener = page.getByRole('banner').getByRole('button', { name: 'Schedule a Call' })
    const dialog = page.getByRole('dialog', { name: 'Schedule a Consultation' })
    const close = dialog.getByRole('button', { name: 'Close' })
    await tabTo(page, opener)
    await page.keyboard.press('Space')
    await expect.soft(dialog.locator(':focus')).toBeVisible()
    await tabTo(page, close)
    await page.keyboard.press('Shift+Tab')
    await expect.soft(dialog.getByRole('link', { name: 'Open it in a new tab' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect.soft(close).toBeFocused()
    await page.keyboard.press('Enter')
    await expect.soft(dialog).toBeHidden()
    await expect.soft(opener).toBeFocused()

    await page.keyboard.press('Enter')
    await expect.soft(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect.soft(dialog).toBeHidden()
    await expect.soft(opener).toBeFocused()
  })
})

test('home: the testimonials turn, and the mobile menu closes from the inside out', async ({
  page,
}) => {
  await openContent(page, '/')

  await test.step('the testimonials turn by their two buttons', async () => {
    const carousel = page.getByRole('group', { name: 'Client testimonials' })
    const shown = (label: string) => carousel.getByRole('group', { name: label })
    await tabTo(page, carousel.getByRole('button', { name: 'Previous testimonial' }))
    await page.keyboard.press('Enter')
    await expect.soft(shown('3 of 3')).toBeVisible()
    await page.keyboard.press('Tab')
    await expect.soft(carousel.getByRole('button', { name: 'Next testimonial' })).toBeFocused()
    for (const label of ['1 of 3', '2 of 3', '3 of 3', '1 of 3']) {
      await page.keyboard.press('Space')
      await expect.soft(shown(label)).toBeVisible()
    }
  })

  await test.step('the mobile menu: Escape closes first what is inside it, then itself', async () => {
    await page.setViewportSize({ width: 320, height: 640 })
    const header = page.getByRole('banner')
    const toggle = header.getByRole('button', { name: 'Menu' })
    const industries = header.getByRole('button', { name: 'Industries' })
    await tabTo(page, toggle, 'Shift+Tab')
    await page.keyboard.press('Enter')
    await expect.soft(toggle).toHaveAttribute('aria-expanded', 'true')
    await tabTo(page, industries)
    await page.keyboard.press('Space')
    await page.keyboard.press('Tab')
    await expect.soft(header.getByRole('link', { name: 'Aerospace' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect.soft(industries).toBeFocused()
    await page.keyboard.press('Escape')
    await expect.soft(toggle).toBeFocused()
    await expect.soft(toggle).toHaveAttribute('aria-expanded', 'false')

    await page.keyboard.press('Enter')
    await tabTo(page, header.getByRole('link', { name: 'Get Started' }))
    await page.keyboard.press('Enter')
    await expect.soft(page).toHaveURL(/\/questionnaire$/)
    await expect.soft(toggle).toHaveAttribute('aria-expanded', 'false')
  })
})
