import type { Locator, Page } from '@playwright/test'
import {
  contactForm,
  emptied,
  expectTyped,
  field,
  fill,
  failToSend,
  sendContact,
  visitor,
} from '../../site/contact-form.ts'
import { expect, test } from '../../site/fixtures.ts'
import { open, openContent, tabTo } from '../../site/checks/keyboard.ts'

/** By keyboard alone: no story touches the mouse. */

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
    await openContent(page, path)
    const main = page.getByRole('main')
    const begun = await field(main, 'Message').inputValue()
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
    await expectTyped(main, { ...emptied(values), Message: begun })
    await expect(summary).toBeHidden()
    await expect(send).toBeFocused()
  })
}

test('a field says what is wrong when Tab leaves it, and is silent once it is right', async ({
  page,
}) => {
  await openContent(page, '/contact')
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
  await openContent(page, '/contact')
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
  await openContent(page, '/questionnaire')
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
  await openContent(page, '/case-studies')
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

test('a notification waits while its button has focus, and Enter sends it away', async ({
  page,
}) => {
  await page.route(sendContact, failToSend)
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
