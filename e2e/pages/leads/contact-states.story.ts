import type { Locator, Page, Route } from '@playwright/test'
import { emptied, expectTyped, field, fill, sendContact, visitor } from '../../site/contact-form.ts'
import { expect, hydrated, test } from '../../site/fixtures.ts'

async function open(page: Page, path: string): Promise<Locator> {
  await page.goto(path)
  await hydrated(page)
  return page.getByRole('main')
}

const button = (main: Locator, name: string) => main.getByRole('button', { name })

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
    const main = await open(page, path)
    await fill(main, values)
    await button(main, 'Send message').click()

    await expect(button(main, 'Sending...')).toBeDisabled()
    await expect(button(main, 'Send message')).toHaveCount(0)
    await expectTyped(main, values)
    answer()
    const toast = page.getByRole('status').filter({ hasText: 'Thanks for reaching out!' })
    await expect(toast).toContainText(
      "We'll get back to you shortly. Check your email for confirmation.",
    )
    await expect(button(main, 'Send message')).toBeEnabled()
    await expectTyped(main, emptied(values))
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
      const main = await open(page, path)
      await fill(main, values)
      await button(main, 'Send message').click()
      const toast = page.getByRole('alert').filter({ hasText: 'Something went wrong' })
      await expect(toast).toContainText('Please try again later or contact us directly.')
      await expect(toast.locator('[data-tone]')).toHaveAttribute('data-tone', 'destructive')
      await expectTyped(main, values)

      await button(main, 'Send message').click()
      await expect(page.getByRole('status').getByText('Thanks for reaching out!')).toBeVisible()
      expect(keys[0]).toBeTruthy()
      expect(keys).toEqual([keys[0], keys[0]])
    })
  }

  test(`${path}: the draft survives a reload and is gone once it is sent`, async ({ page }) => {
    const values = visitor()
    const main = await open(page, path)
    await fill(main, values)
    await page.reload()
    await hydrated(page)
    await expectTyped(main, values)

    await button(main, 'Send message').click()
    await expect(page.getByRole('status').getByText('Thanks for reaching out!')).toBeVisible()
    await page.reload()
    await hydrated(page)
    await expectTyped(main, emptied(values))
  })
}

test('a failed form is still there after a reload', async ({ page }) => {
  await page.route(sendContact, (route) => route.abort())
  const values = visitor()
  const main = await open(page, '/contact')
  await fill(main, values)
  await button(main, 'Send message').click()
  await expect(page.getByRole('alert').getByText('Something went wrong')).toBeVisible()
  await page.reload()
  await hydrated(page)
  await expectTyped(main, values)
})

test('each field that is left empty or wrong says how to put it right', async ({ page }) => {
  const main = await open(page, '/contact')
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
      await field(main, label).focus()
      await field(main, label).blur()
      await expect(field(main, label)).toHaveAccessibleDescription(message, { timeout: 500 })
    }).toPass()
  }
  await field(main, 'Message').focus()
  await field(main, 'Message').blur()
  await expect(field(main, 'Message')).toHaveAccessibleDescription(/Tell us what you need\./)
  await field(main, 'Phone').fill('call me')
  await field(main, 'Phone').blur()
  await expect(field(main, 'Phone')).toHaveAccessibleDescription(
    'Enter a phone number of at least 7 digits, like +1 512 555 0123.',
  )
  await fill(main, visitor())
  await expect(main.locator('[aria-invalid="true"]')).toHaveCount(0)
})

test('the summary names every field that is wrong, in their order, and leads to each', async ({
  page,
}) => {
  const main = await open(page, '/contact')
  await button(main, 'Send message').click()
  const summary = page.getByRole('group', { name: 'Please check these fields' })
  await expect(summary).toBeFocused()
  const labels = Object.keys(visitor())
  await expect(summary.getByRole('link')).toHaveCount(labels.length)
  for (const [index, label] of labels.entries()) {
    await summary.getByRole('link').nth(index).click()
    await expect(field(main, label)).toBeFocused()
  }
})
