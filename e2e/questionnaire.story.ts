import type { Page } from '@playwright/test'
import { expect, hydrated, test } from './fixtures.ts'

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

test('what is typed survives a reload', async ({ page }) => {
  await page.goto('/questionnaire')
  await hydrated(page)
  await fillIn(page)
  await page.reload()
  await hydrated(page)
  await expect(page.getByRole('textbox', { name: /^Company name/ })).toHaveValue(
    'Northgate Logistics',
  )
})

test('what is missing is said beside the fields', async ({ page }) => {
  await page.goto('/questionnaire')
  await hydrated(page)
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('group', { name: 'Please check these fields' })).toBeFocused()
  await expect(page.getByRole('textbox', { name: /^Work email/ })).toHaveAttribute(
    'aria-invalid',
    'true',
  )
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a plain post is answered with the thanks', async ({ page }) => {
    await page.goto('/questionnaire')
    await fillIn(page)
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(page.getByText('Thanks for your interest!').first()).toBeVisible()
  })
})
