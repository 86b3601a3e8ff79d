import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createClient } from '@supabase/supabase-js'
import { freePort } from 'delivery'
import {
  contactForm,
  emptied,
  expectTyped,
  field,
  fill,
  sendContact,
  visitor,
} from '../site/contact-form.ts'
import { expect, hydrated, test } from '../site/fixtures.ts'
import { siteUnderTest } from '../site/site-under-test.ts'

interface Mail {
  from: string
  to: string
  subject: string
  replyTo?: string
  messageId: string
}

async function mailsAbout(address: string): Promise<Mail[]> {
  const response = await fetch(`${siteUnderTest.inbox}/messages`)
  const mails = (await response.json()) as Mail[]
  return mails.filter((mail) => JSON.stringify([mail.to, mail.replyTo]).includes(address))
}

async function storedLeads(email: string) {
  const text = await readFile(join(siteUnderTest.dataFolder, 'backend/keys.json'), 'utf8')
  const { secret } = JSON.parse(text) as { secret: string }
  const { data, error } = await createClient(siteUnderTest.supabaseUrl, secret)
    .from('contact_requests')
    .select('first_name,company,message')
    .eq('email', email)
  if (error) throw error
  return data
}

test('a sent contact request is stored once and mailed twice', async ({ page }) => {
  const values = visitor()
  await page.goto('/contact')
  await hydrated(page)
  const form = contactForm(page)
  await fill(form, values)
  await form.getByRole('button', { name: /send/i }).dblclick()
  await expect(page.getByText('Thanks for reaching out!').first()).toBeVisible()
  await expect(
    page.getByText("We'll get back to you shortly. Check your email for confirmation.").first(),
  ).toBeVisible()
  await expect(field(form, 'Message')).toHaveValue('')

  expect(await storedLeads(values.Email)).toEqual([
    { first_name: 'Mara', company: values.Company, message: values.Message },
  ])
  await expect.poll(async () => (await mailsAbout(values.Email)).length).toBe(2)
  const [one, two] = await mailsAbout(values.Email)
  expect(one?.messageId).not.toBe(two?.messageId)
})

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

for (const path of ['/', '/privacy-policy']) {
  test(`the form on ${path} is the same form: one lead, and the visitor stays`, async ({
    page,
  }) => {
    const values = visitor()
    await page.goto(path)
    await hydrated(page)
    const form = contactForm(page)
    await fill(form, values)
    await form.getByRole('button', { name: /send/i }).dblclick()
    await expect(page.getByText('Thanks for reaching out!').first()).toBeVisible()
    await expect(page).toHaveURL(siteUnderTest.url + path)
    expect(await storedLeads(values.Email)).toHaveLength(1)
  })
}

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

  for (const path of ['/contact', '/', '/privacy-policy']) {
    test(`the form on ${path} posts, answers with the same messages and keeps what was typed`, async ({
      page,
    }) => {
      const values = visitor()
      await page.goto(path)
      const form = contactForm(page)
      await fill(form, { ...values, Email: 'not an address' })
      await form.getByRole('button', { name: /send/i }).click()
      await expect(page).toHaveURL(/\/contact$/)
      const summary = page.getByRole('group', { name: 'Please check these fields' })
      const email = field(form, 'Email')
      await expect(email).toHaveAttribute('aria-invalid', 'true')
      await expect(field(form, 'Message')).toHaveValue(values.Message)
      await summary
        .getByRole('link', { name: 'Enter an email address like name@company.com.' })
        .click()
      await expect(email).toBeFocused()

      await email.fill(values.Email)
      await form.getByRole('button', { name: /send/i }).dblclick()
      const thanks = page.getByRole('status').filter({ hasText: 'Thanks for reaching out!' })
      await expect(thanks).toContainText(
        "We'll get back to you shortly. Check your email for confirmation.",
      )
      await expectTyped(form, emptied(values))
      expect(await storedLeads(values.Email)).toHaveLength(1)
    })
  }

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
