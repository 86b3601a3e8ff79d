import type { Page } from '@playwright/test'
import { expect, hydrated, test } from '../../site/fixtures.ts'

async function fillIn(page: Page) {
  await page.getByRole('textbox', { name: /^Full name/ }).fill('Mara Olsen')
  await page.getByRole('textbox', { name: /^Work email/ }).fill('mara@example.com')
  await page.getByRole('textbox', { name: /^Company name/ }).fill('Northgate Logistics')
}

test('a visitor answers, is thanked, and no call is made', async ({ page }) => {
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') calls.push(request.url())
  })
  await page.goto('/questionnaire')
  await hydrated(page)
  await fillIn(page)
  await page.getByRole('radio', { name: /^51-200/ }).check()
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('Thanks for your interest!').first()).toBeVisible()
  await expect(
    page.getByText("We'll review your information and get back to you shortly.").first(),
  ).toBeVisible()
  expect(calls).toEqual([])
})

test('what is typed and chosen survives a reload, and is gone once it is sent', async ({
  page,
}) => {
  await page.goto('/questionnaire')
  await hydrated(page)
  await fillIn(page)
  await page.getByRole('radio', { name: '11-50 employees' }).check()
  await page.getByRole('textbox', { name: /^Hiring needs/ }).fill('Two data engineers.')
  await page.reload()
  await hydrated(page)
  await expect(page.getByRole('textbox', { name: /^Company name/ })).toHaveValue(
    'Northgate Logistics',
  )
  await expect(page.getByRole('radio', { name: '11-50 employees' })).toBeChecked()
  await expect(page.getByRole('textbox', { name: /^Hiring needs/ })).toHaveValue(
    'Two data engineers.',
  )

  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeFocused()
  await page.reload()
  await hydrated(page)
  await expect(page.getByRole('textbox', { name: /^Full name/ })).toHaveValue('')
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
})

test('what is missing is said when a field is left, beside it and in a summary', async ({
  page,
}) => {
  await page.goto('/questionnaire')
  await hydrated(page)
  const email = page.getByRole('textbox', { name: /^Work email/ })
  await email.fill('mara@')
  await email.blur()
  await expect(email).toHaveAccessibleDescription('Enter an email address like name@company.com.')

  await page.getByRole('button', { name: 'Submit' }).click()
  const summary = page.getByRole('group', { name: 'Please check these fields' })
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('link')).toHaveText([
    'Enter your full name.',
    'Enter an email address like name@company.com.',
    'Enter your company name.',
  ])
  await summary.getByRole('link').last().click()
  await expect(page.getByRole('textbox', { name: /^Company name/ })).toBeFocused()
})

test('four bands, of which one, another or none may be chosen', async ({ page }) => {
  await page.goto('/questionnaire')
  const bands = page.getByRole('group', { name: /^Team size/ }).getByRole('radio')
  await expect(bands).toHaveCount(4)
  for (const [index, band] of ['1-10', '11-50', '51-200', '201+'].entries()) {
    await expect(bands.nth(index)).toHaveAccessibleName(`${band} employees`)
    await expect(bands.nth(index)).not.toHaveAttribute('required')
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a plain post keeps what was typed and chosen, and is answered with the thanks', async ({
    page,
  }) => {
    await page.goto('/questionnaire')
    await fillIn(page)
    await page.getByRole('textbox', { name: /^Work email/ }).fill('mara@')
    await page.getByRole('radio', { name: '201+ employees' }).check()
    await page.getByRole('button', { name: 'Submit' }).click()
    const summary = page.getByRole('group', { name: 'Please check these fields' })
    await summary.getByRole('link').click()
    const email = page.getByRole('textbox', { name: /^Work email/ })
    await expect(email).toBeFocused()
    await expect(email).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByRole('textbox', { name: /^Full name/ })).toHaveValue('Mara Olsen')
    await expect(page.getByRole('radio', { name: '201+ employees' })).toBeChecked()

    await email.fill('mara@example.com')
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(
      page.getByRole('status').filter({ hasText: 'Thanks for your interest!' }),
    ).toContainText("We'll review your information and get back to you shortly.")
    await expect(page.getByRole('button', { name: 'Submit' })).toHaveCount(0)
  })
})
