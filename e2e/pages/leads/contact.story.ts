import { freePort } from 'delivery'
import {
  contactForm,
  expectTyped,
  field,
  fill,
  sendContact,
  visitor,
} from '../../site/contact-form.ts'
import { expect, hydrated, test } from '../../site/fixtures.ts'
import { formStories, storedLeads } from '../../site/form-stories.ts'

for (const path of ['/contact', '/', '/privacy-policy']) formStories(path)

test('what is missing is said beside the fields and in a summary that takes the focus', async ({
  page,
}) => {
  await page.goto('/contact')
  await hydrated(page)
  const form = contactForm(page)
  await field(form, 'Company').fill('Northgate Logistics')
  await form.getByRole('button', { name: /send/i }).click()
  const summary = page.getByRole('group', { name: 'Please check these fields' })
  await expect(summary).toBeFocused()
  await summary.getByRole('link').first().click()
  await expect(field(form, 'First name')).toBeFocused()
  await expect(field(form, 'Email')).toHaveAttribute('aria-invalid', 'true')
  await expect(field(form, 'Company')).toHaveValue('Northgate Logistics')
})

test('when sending fails the visitor is told and nothing typed is lost', async ({ page }) => {
  const values = visitor()
  await page.route(sendContact, (route) => route.abort())
  await page.goto('/contact')
  await hydrated(page)
  const form = contactForm(page)
  await fill(form, values)
  await form.getByRole('button', { name: /send/i }).click()
  await expect(page.getByText('Something went wrong').first()).toBeVisible()
  await expect(
    page.getByText('Please try again later or contact us directly.').first(),
  ).toBeVisible()
  await expect(field(form, 'Message')).toHaveValue(values.Message)

  await page.unroute(sendContact)
  await form.getByRole('button', { name: /send/i }).click()
  await expect(page.getByText('Thanks for reaching out!').first()).toBeVisible()
  expect(await storedLeads(values.Email)).toHaveLength(1)
})

test('an answer that is lost on its way costs a second try, not a second lead', async ({
  page,
}) => {
  const values = visitor()
  const keys: (string | undefined)[] = []
  await page.route(sendContact, async (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    if (keys.length > 1) return route.continue()
    await route.fetch()
    await route.abort()
  })
  await page.goto('/contact')
  await hydrated(page)
  const form = contactForm(page)
  await fill(form, values)
  await form.getByRole('button', { name: /send/i }).click()
  await expect(page.getByText('Something went wrong').first()).toBeVisible()
  expect(await storedLeads(values.Email)).toHaveLength(1)

  await form.getByRole('button', { name: /send/i }).click()
  await expect(page.getByText('Thanks for reaching out!').first()).toBeVisible()
  expect(keys[0]).toBeTruthy()
  expect(keys).toEqual([keys[0], keys[0]])
  expect(await storedLeads(values.Email)).toHaveLength(1)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a function that does not answer: told so, with everything still typed in', async ({
    page,
    startShell,
  }) => {
    const values = visitor()
    const shell = await startShell({
      env: { SUPABASE_URL: `http://localhost:${await freePort()}` },
    })
    await page.goto(`${shell}/contact`)
    const form = contactForm(page)
    await fill(form, values)
    await form.getByRole('button', { name: /send/i }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Something went wrong' })).toContainText(
      'Please try again later or contact us directly.',
    )
    await expectTyped(form, values)
  })
})
