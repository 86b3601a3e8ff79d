import type { Page } from '@playwright/test'
import { expect, hydrated, test } from '../../site/fixtures.ts'

const textbox = (page: Page, name: RegExp) => page.getByRole('textbox', { name })

async function fillIn(page: Page) {
  await textbox(page, /^Full name/).fill('Mara Olsen')
  await textbox(page, /^Work email/).fill('mara@example.com')
  await textbox(page, /^Company name/).fill('Northgate Logistics')
}

test('a visitor is told what is missing, loses nothing, is thanked, and no call is made', async ({
  page,
}) => {
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && !request.url().endsWith('/_beacon'))
      calls.push(request.url())
  })
  await page.goto('/questionnaire')
  await hydrated(page)

  await test.step('of four bands one, another or none may be chosen', async () => {
    const bands = page.getByRole('group', { name: /^Team size/ }).getByRole('radio')
    await expect(bands).toHaveCount(4)
    for (const [index, band] of ['1-10', '11-50', '51-200', '201+'].entries()) {
      await expect(bands.nth(index)).toHaveAccessibleName(`${band} employees`)
      await expect(bands.nth(index)).not.toHaveAttribute('required')
    }
  })
  await test.step('what is missing is said when a field is left, beside it and in a summary', async () => {
    const email = textbox(page, /^Work email/)
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
    await expect(textbox(page, /^Company name/)).toBeFocused()
  })
  await test.step('what is typed and chosen survives a reload', async () => {
    await fillIn(page)
    await page.getByRole('radio', { name: '11-50 employees' }).check()
    await textbox(page, /^Hiring needs/).fill('Two data engineers.')
    await page.reload()
    await hydrated(page)
    await expect(textbox(page, /^Company name/)).toHaveValue('Northgate Logistics')
    await expect(page.getByRole('radio', { name: '11-50 employees' })).toBeChecked()
    await expect(textbox(page, /^Hiring needs/)).toHaveValue('Two data engineers.')
  })
  await test.step('and is gone once it is sent', async () => {
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(page.getByText('Thanks for your interest!').first()).toBeVisible()
    await expect(
      page.getByText("We'll review your information and get back to you shortly.").first(),
    ).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeFocused()
    expect(calls).toEqual([])
    await page.reload()
    await hydrated(page)
    await expect(textbox(page, /^Full name/)).toHaveValue('')
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a plain post keeps what was typed and chosen, and is answered with the thanks', async ({
    page,
  }) => {
    await page.goto('/questionnaire')
    await fillIn(page)
    await textbox(page, /^Work email/).fill('mara@')
    await page.getByRole('radio', { name: '201+ employees' }).check()
    await page.getByRole('button', { name: 'Submit' }).click()
    const summary = page.getByRole('group', { name: 'Please check these fields' })
    await summary.getByRole('link').click()
    const email = textbox(page, /^Work email/)
    await expect(email).toBeFocused()
    await expect(email).toHaveAttribute('aria-invalid', 'true')
    await expect(textbox(page, /^Full name/)).toHaveValue('Mara Olsen')
    await expect(page.getByRole('radio', { name: '201+ employees' })).toBeChecked()

    await email.fill('mara@example.com')
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(
      page.getByRole('status').filter({ hasText: 'Thanks for your interest!' }),
    ).toContainText("We'll review your information and get back to you shortly.")
    await expect(page.getByRole('button', { name: 'Submit' })).toHaveCount(0)
  })
})
