import type { Locator, Page } from '@playwright/test'
import { emptied, expectTyped, field, visitor } from './contact-form.ts'
import { expect, hydrated, test } from './fixtures.ts'

/** Everything here is done with Tab, Shift+Tab, Enter, Space, Escape and the arrows: no story touches the mouse. */

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Opens a page and goes past its header by the skip link, as a keyboard visitor does. */
async function open(page: Page, path: string) {
  await page.goto(path)
  await hydrated(page)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
}

async function isFocused(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement)
}

/** Tabs until the target has focus; a target that Tab does not reach fails. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  for (let stops = 0; stops < 60; stops++) {
    await page.keyboard.press(key)
    if (await isFocused(target)) return
  }
  throw new Error(`${key} does not lead to ${target.toString()}`)
}

/** Fills the form from its first field on, where each Tab leads to the next one, and ends on its button. */
async function typeThrough(page: Page, form: Locator, values: Record<string, string>) {
  for (const [label, text] of Object.entries(values)) {
    await expect(field(form, label)).toBeFocused()
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await expect(form.getByRole('button', { name: 'Send message' })).toBeFocused()
}

for (const path of ['/contact', '/', '/privacy-policy']) {
  test(`the contact form on ${path} is filled, corrected and sent`, async ({ page }) => {
    const values = visitor()
    await open(page, path)
    const main = page.getByRole('main')
    const send = main.getByRole('button', { name: 'Send message' })
    await tabTo(page, send)
    await page.keyboard.press('Enter')

    const summary = main.getByRole('group', { name: 'Please check these fields' })
    await expect(summary).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(summary.getByRole('link').first()).toBeFocused()
    await page.keyboard.press('Enter')
    await typeThrough(page, main, values)

    await page.keyboard.press('Space')
    await expect(page.getByRole('status').getByText('Thanks for reaching out!')).toBeVisible()
    await expectTyped(main, emptied(values))
    await expect(summary).toBeHidden()
    await expect(send).toBeFocused()
  })
}

test('a field says what is wrong when Tab leaves it, and is silent once it is right', async ({
  page,
}) => {
  await open(page, '/contact')
  const email = field(page, 'Email')
  await tabTo(page, email)
  await page.keyboard.type('mara@')
  await expect(email).not.toHaveAttribute('aria-invalid')
  await page.keyboard.press('Tab')
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await expect(email).toHaveAccessibleDescription('Enter an email address like name@company.com.')

  await page.keyboard.press('Shift+Tab')
  await expect(email).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.type('example.com')
  await expect(email).not.toHaveAttribute('aria-invalid')
})

test('the form in a window takes the focus, keeps it, and gives it back', async ({ page }) => {
  await open(page, '/contact')
  const opener = page.getByRole('button', { name: 'Write to us' })
  const dialog = page.getByRole('dialog', { name: 'Write to us' })
  const send = dialog.getByRole('button', { name: 'Send message' })
  const close = dialog.getByRole('button', { name: 'Close' })

  await tabTo(page, opener)
  await page.keyboard.press('Enter')
  await expect(field(dialog, 'First name')).toBeFocused()
  await tabTo(page, send)
  await page.keyboard.press('Tab')
  await expect(close).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(send).toBeFocused()

  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()

  await page.keyboard.press('Space')
  await tabTo(page, close, 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
})

test('the questionnaire is answered, its team size by the arrows', async ({ page }) => {
  await open(page, '/questionnaire')
  await tabTo(page, page.getByRole('button', { name: 'Submit' }))
  await page.keyboard.press('Enter')
  const summary = page.getByRole('group', { name: 'Please check these fields' })
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('link')).toHaveCount(3)

  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  for (const [label, text] of [
    ['Full name', 'Mara Olsen'],
    ['Work email', 'mara@example.com'],
    ['Company name', 'Northgate Logistics'],
  ] as const) {
    await expect(field(page, label)).toBeFocused()
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  const size = (band: string) => page.getByRole('radio', { name: `${band} employees` })
  await expect(size('1-10')).toBeFocused()
  await page.keyboard.press('Space')
  for (const band of ['11-50', '51-200', '201+', '1-10', '11-50']) {
    await page.keyboard.press('ArrowDown')
    await expect(size(band)).toBeChecked()
  }
  await page.keyboard.press('Tab')
  await expect(field(page, 'Hiring needs')).toBeFocused()
  await page.keyboard.type('Data engineers.')
  await tabTo(page, page.getByRole('button', { name: 'Submit' }))
  await page.keyboard.press('Enter')

  await expect(page.getByRole('status').getByText('Thanks for your interest!')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeFocused()
})

test('case studies: one stop for the tabs, arrows between them, the study after them', async ({
  page,
}) => {
  await open(page, '/case-studies')
  const tab = (name: string) => page.getByRole('tab', { name })
  await tabTo(page, tab('Contract recruitment'))
  await page.keyboard.press('ArrowLeft')
  await expect(tab('Technical recruiter training')).toBeFocused()
  await expect(page).toHaveURL(/\/case-studies\/technical-recruiter-training$/)
  await page.keyboard.press('ArrowLeft')
  await expect(tab('IT contractors')).toBeFocused()
  await expect(tab('IT contractors')).toHaveAttribute('aria-selected', 'true')

  await page.keyboard.press('Tab')
  const panel = page.getByRole('tabpanel', { name: 'IT contractors' })
  await expect(panel).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(tab('IT contractors')).toBeFocused()
  await page.keyboard.press('Home')
  await expect(page).toHaveURL(/\/case-studies$/)
})

test('the testimonials turn by their two buttons', async ({ page }) => {
  await open(page, '/')
  const carousel = page.getByRole('group', { name: 'Client testimonials' })
  const shown = (label: string) => carousel.getByRole('group', { name: label })
  await tabTo(page, carousel.getByRole('button', { name: 'Previous testimonial' }))
  await page.keyboard.press('Enter')
  await expect(shown('3 of 3')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(carousel.getByRole('button', { name: 'Next testimonial' })).toBeFocused()
  for (const label of ['1 of 3', '2 of 3', '3 of 3', '1 of 3']) {
    await page.keyboard.press('Space')
    await expect(shown(label)).toBeVisible()
  }
})
