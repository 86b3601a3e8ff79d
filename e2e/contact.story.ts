import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { createClient } from '@supabase/supabase-js'
import { expect, hydrated, test } from './fixtures.ts'
import { siteUnderTest } from './site-under-test.ts'

interface Mail {
  from: string
  to: string
  subject: string
  replyTo?: string
  messageId: string
}

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

async function fill(form: Locator, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values))
    await form.getByRole('textbox', { name: new RegExp(`^${label}`, 'i') }).fill(value)
}

function contactForm(page: Page) {
  return page.locator('form').filter({ has: page.getByRole('textbox', { name: /^message/i }) })
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
  await expect(form.getByRole('textbox', { name: /^message/i })).toHaveValue('')

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
  await form.getByRole('textbox', { name: /^company/i }).fill('Northgate Logistics')
  await form.getByRole('button', { name: /send/i }).click()
  const summary = page.getByRole('group', { name: 'Please check these fields' })
  await expect(summary).toBeFocused()
  await summary.getByRole('link').first().click()
  await expect(form.getByRole('textbox', { name: /^first name/i })).toBeFocused()
  await expect(form.getByRole('textbox', { name: /^email/i })).toHaveAttribute(
    'aria-invalid',
    'true',
  )
  await expect(form.getByRole('textbox', { name: /^company/i })).toHaveValue('Northgate Logistics')
})

test('when sending fails the visitor is told and nothing typed is lost', async ({ page }) => {
  const values = visitor()
  await page.route('**/functions/v1/send-contact-email', (route) => route.abort())
  await page.goto('/contact')
  await hydrated(page)
  const form = contactForm(page)
  await fill(form, values)
  await form.getByRole('button', { name: /send/i }).click()
  await expect(page.getByText('Something went wrong').first()).toBeVisible()
  await expect(
    page.getByText('Please try again later or contact us directly.').first(),
  ).toBeVisible()
  await expect(form.getByRole('textbox', { name: /^message/i })).toHaveValue(values.Message)

  await page.unroute('**/functions/v1/send-contact-email')
  await form.getByRole('button', { name: /send/i }).click()
  await expect(page.getByText('Thanks for reaching out!').first()).toBeVisible()
  expect(await storedLeads(values.Email)).toHaveLength(1)
})

test('the form on another remote’s page and on home is the same form', async ({ page }) => {
  const values = visitor()
  await page.goto('/')
  await hydrated(page)
  const form = contactForm(page)
  await fill(form, values)
  await form.getByRole('button', { name: /send/i }).click()
  await expect(page.getByText('Thanks for reaching out!').first()).toBeVisible()
  await expect(page).toHaveURL(`${siteUnderTest.url}/`)
  expect(await storedLeads(values.Email)).toHaveLength(1)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the form posts, answers with the same messages and keeps what was typed', async ({
    page,
  }) => {
    const values = visitor()
    await page.goto('/contact')
    const form = contactForm(page)
    await fill(form, { ...values, Email: 'not an address' })
    await form.getByRole('button', { name: /send/i }).click()
    await expect(page.getByRole('group', { name: 'Please check these fields' })).toBeVisible()
    await expect(form.getByRole('textbox', { name: /^message/i })).toHaveValue(values.Message)

    await form.getByRole('textbox', { name: /^email/i }).fill(values.Email)
    await form.getByRole('button', { name: /send/i }).click()
    await expect(page.getByText('Thanks for reaching out!').first()).toBeVisible()
    expect(await storedLeads(values.Email)).toHaveLength(1)
  })
})
