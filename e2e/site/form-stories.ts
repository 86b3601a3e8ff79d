import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { createClient } from '@supabase/supabase-js'
import { contactForm, emptied, expectTyped, field, fill, visitor } from './contact-form.ts'
import { expect, hydrated, test } from './fixtures.ts'
import { siteUnderTest } from './site-under-test.ts'

interface Mail {
  to: string[]
  subject: string
  replyTo: string | null
}

/** The stories of a page that shows the contact form: it does the same from all of them. */
export function formStories(path: string): void {
  test(`the form on ${path} makes one lead and two mails, and the visitor stays`, async ({
    page,
  }) => {
    const values = visitor()
    await page.goto(path)
    await hydrated(page)
    const form = contactForm(page)
    await fill(form, values)
    await form.getByRole('button', { name: /send/i }).dblclick()
    await expect(page.getByText('Thanks for reaching out!').first()).toBeVisible()
    await expect(
      page.getByText("We'll get back to you shortly. Check your email for confirmation.").first(),
    ).toBeVisible()
    await expectTyped(form, emptied(values))
    await expect(page).toHaveURL(siteUnderTest.url + path)
    await expectLead(values)
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test(`the form on ${path}, made anew or kept, posts: the same lead, the same two mails`, async ({
      page,
    }) => {
      for (const values of [visitor(), visitor()]) {
        await page.goto(path)
        await fill(contactForm(page), values)
        await sendPlainly(page)
        await expectLead(values)
      }
    })

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
      await sendPlainly(page)
      await expectTyped(form, emptied(values))
      expect(await storedLeads(values.Email)).toHaveLength(1)
    })
  })
}

/** Posts the form as a browser without scripts does, by a visitor who clicks twice, and expects the thanks. */
async function sendPlainly(page: Page): Promise<void> {
  await contactForm(page).getByRole('button', { name: /send/i }).dblclick()
  await expect(
    page.getByRole('status').filter({ hasText: 'Thanks for reaching out!' }),
  ).toContainText("We'll get back to you shortly. Check your email for confirmation.")
}

/** Expects what becomes of a form from whichever page: one lead that nobody holds back, and its two mails. */
async function expectLead(values: ReturnType<typeof visitor>): Promise<void> {
  const email = values.Email
  expect(await storedLeads(email)).toEqual([
    { first_name: 'Mara', company: values.Company, message: values.Message, state: 'accepted' },
  ])
  await expect
    .poll(async () => {
      const mails = (await (await fetch(`${siteUnderTest.inbox}/messages`)).json()) as Mail[]
      const about = mails.filter(({ to, replyTo }) => [...to, replyTo].includes(email))
      return about.map(({ to, subject }) => `${to.join()}: ${subject}`).sort()
    })
    .toEqual([
      'hello@example.com: Contact request: Mara Olsen, Northgate Logistics',
      `${email}: We have your request, Plumbline`,
    ])
}

export async function storedLeads(email: string) {
  const text = await readFile(join(siteUnderTest.dataFolder, 'backend/keys.json'), 'utf8')
  const { secret } = JSON.parse(text) as { secret: string }
  const { data, error } = await createClient(siteUnderTest.supabaseUrl, secret)
    .from('contact_requests')
    .select('first_name,company,message,state')
    .eq('email', email)
  if (error) throw error
  return data
}
