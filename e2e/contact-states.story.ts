import { randomUUID } from 'node:crypto'
import type { Page, Route } from '@playwright/test'
import { expect, hydrated, test } from './fixtures.ts'

const sendContact = '**/functions/v1/send-contact-email'

function visitor() {
  return {
    'First name': 'Mara',
    'Last name': 'Olsen',
    Email: `mara.${randomUUID()}@example.com`,
    Phone: '+1 512 555 0142',
    Company: 'Northgate Logistics',
    Message: 'We need two platform engineers by March.',
  }
}

const field = (page: Page, label: string) =>
  page.getByRole('main').getByRole('textbox', { name: new RegExp(`^${label}`, 'i') })

const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name })

async function open(page: Page, path: string) {
  await page.goto(path)
  await hydrated(page)
}

async function fill(page: Page, values: Record<string, string>) {
  for (const [label, text] of Object.entries(values)) await field(page, label).fill(text)
}

async function expectTyped(page: Page, values: Record<string, string>) {
  for (const [label, text] of Object.entries(values))
    await expect(field(page, label)).toHaveValue(text)
}

const emptied = (values: Record<string, string>) =>
  Object.fromEntries(Object.keys(values).map((label) => [label, '']))

for (const path of ['/contact', '/', '/privacy-policy']) {
  test(`${path}: 'Sending...' and disabled until the function answers, then thanked and cleared`, async ({
    page,
    complaints,
  }) => {
    let answer = () => {}
    const mayAnswer = new Promise<void>((resolve) => (answer = resolve))
    await page.route(sendContact, async (route) => {
      await mayAnswer
      await route.continue()
    })
    const values = visitor()
    await open(page, path)
    await fill(page, values)
    await button(page, 'Send message').click()

    await expect(button(page, 'Sending...')).toBeDisabled()
    await expect(button(page, 'Send message')).toHaveCount(0)
    await expectTyped(page, values)
    answer()
    const toast = page.getByRole('status').filter({ hasText: 'Thanks for reaching out!' })
    await expect(toast).toContainText(
      "We'll get back to you shortly. Check your email for confirmation.",
    )
    await expect(button(page, 'Send message')).toBeEnabled()
    await expectTyped(page, emptied(values))
    expect(complaints).toEqual([])
  })

  const failures: Record<string, (route: Route) => Promise<void>> = {
    failing: (route) =>
      route.fulfill({ status: 500, headers: { 'Access-Control-Allow-Origin': '*' }, body: 'no' }),
    offline: (route) => route.abort('internetdisconnected'),
  }
  for (const [kind, fail] of Object.entries(failures)) {
    test(`${path}: ${kind}, the visitor is told, keeps everything, and the retry has the same key`, async ({
      page,
    }) => {
      const keys: (string | undefined)[] = []
      await page.route(sendContact, async (route) => {
        keys.push(route.request().headers()['idempotency-key'])
        await (keys.length === 1 ? fail(route) : route.continue())
      })
      const values = visitor()
      await open(page, path)
      await fill(page, values)
      await button(page, 'Send message').click()
      const toast = page.getByRole('alert').filter({ hasText: 'Something went wrong' })
      await expect(toast).toContainText('Please try again later or contact us directly.')
      await expect(toast.locator('[data-tone]')).toHaveAttribute('data-tone', 'destructive')
      await expectTyped(page, values)

      await button(page, 'Send message').click()
      await expect(page.getByRole('status').getByText('Thanks for reaching out!')).toBeVisible()
      expect(keys[0]).toBeTruthy()
      expect(keys).toEqual([keys[0], keys[0]])
    })
  }

  test(`${path}: the draft survives a reload and is gone once it is sent`, async ({ page }) => {
    const values = visitor()
    await open(page, path)
    await fill(page, values)
    await page.reload()
    await hydrated(page)
    await expectTyped(page, values)

    await button(page, 'Send message').click()
    await expect(page.getByRole('status').getByText('Thanks for reaching out!')).toBeVisible()
    await page.reload()
    await hydrated(page)
    await expectTyped(page, emptied(values))
  })
}

test('a failed form is still there after a reload', async ({ page }) => {
  await page.route(sendContact, (route) => route.abort())
  const values = visitor()
  await open(page, '/contact')
  await fill(page, values)
  await button(page, 'Send message').click()
  await expect(page.getByRole('alert').getByText('Something went wrong')).toBeVisible()
  await page.reload()
  await hydrated(page)
  await expectTyped(page, values)
})

test('each field that is left empty or wrong says how to put it right', async ({ page }) => {
  await open(page, '/contact')
  const messages = {
    'First name': 'Enter your first name.',
    'Last name': 'Enter your last name.',
    Email: 'Enter your email address.',
    Phone: 'Enter your phone number.',
    Company: 'Enter your company.',
  }
  for (const [label, message] of Object.entries(messages)) {
    await field(page, label).focus()
    await field(page, label).blur()
    await expect(field(page, label)).toHaveAccessibleDescription(message)
  }
  await field(page, 'Message').focus()
  await field(page, 'Message').blur()
  await expect(field(page, 'Message')).toHaveAccessibleDescription(/Tell us what you need\./)
  await field(page, 'Phone').fill('call me')
  await expect(field(page, 'Phone')).toHaveAccessibleDescription(
    'Enter a phone number of at least 7 digits, like +1 512 555 0123.',
  )
  await fill(page, visitor())
  await expect(page.getByRole('main').locator('[aria-invalid="true"]')).toHaveCount(0)
})

test('the summary names every field that is wrong, in their order, and leads to each', async ({
  page,
}) => {
  await open(page, '/contact')
  await button(page, 'Send message').click()
  const summary = page.getByRole('group', { name: 'Please check these fields' })
  await expect(summary).toBeFocused()
  const labels = Object.keys(visitor())
  await expect(summary.getByRole('link')).toHaveCount(labels.length)
  for (const [index, label] of labels.entries()) {
    await summary.getByRole('link').nth(index).click()
    await expect(field(page, label)).toBeFocused()
  }
})
