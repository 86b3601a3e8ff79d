import { contactForm, field, fill, visitor } from '../../site/contact-form.ts'
import { expect, hydrated, test } from '../../site/fixtures.ts'

test('each field that is left empty or wrong says how to put it right', async ({ page }) => {
  await page.goto('/contact')
  await hydrated(page)
  const form = contactForm(page)
  const messages = {
    'First name': 'Enter your first name.',
    'Last name': 'Enter your last name.',
    Email: 'Enter your email address.',
    Phone: 'Enter your phone number.',
    Company: 'Enter your company.',
  }
  for (const [label, message] of Object.entries(messages)) {
    // What checks it comes with the first touch.
    await expect(async () => {
      await field(form, label).focus()
      await field(form, label).blur()
      await expect(field(form, label)).toHaveAccessibleDescription(message, { timeout: 500 })
    }).toPass()
  }
  await field(form, 'Message').focus()
  await field(form, 'Message').blur()
  await expect(field(form, 'Message')).toHaveAccessibleDescription(/Tell us what you need\./)
  await field(form, 'Phone').fill('call me')
  await field(form, 'Phone').blur()
  await expect(field(form, 'Phone')).toHaveAccessibleDescription(
    'Enter one phone number with at least 7 digits, like +1 512 555 0123.',
  )
  await fill(form, visitor())
  await expect(form.locator('[aria-invalid="true"]')).toHaveCount(0)
})

test('the summary names every field that is wrong, in their order, and leads to each', async ({
  page,
}) => {
  await page.goto('/contact')
  await hydrated(page)
  const form = contactForm(page)
  const send = form.getByRole('button', { name: 'Send message' })
  await send.click()
  const summary = page.getByRole('group', { name: 'Please check these fields' })
  await expect(summary).toBeFocused()
  const labels = Object.keys(visitor())
  await expect(summary.getByRole('link')).toHaveCount(labels.length)
  for (const [index, label] of labels.entries()) {
    await summary.getByRole('link').nth(index).click()
    await expect(field(form, label)).toBeFocused()
    await expect(field(form, label)).toHaveAttribute('aria-invalid', 'true')
  }
  await field(form, 'Company').fill('Northgate Logistics')
  await send.click()
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('link')).toHaveCount(labels.length - 1)
  await expect(field(form, 'Company')).toHaveValue('Northgate Logistics')
})
