import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locator, Page, Route } from '@playwright/test'
import { createClient } from '@supabase/supabase-js'
import {
  contactForm,
  emptied,
  expectTyped,
  failToSend,
  field,
  fill,
  sendContact,
  visitor,
} from './contact-form.ts'
import { expect, hydrated, test } from './fixtures.ts'
import { siteUnderTest } from './site-under-test.ts'

interface Mail {
  to: string[]
  subject: string
  replyTo: string | null
}

const thanks = "We'll get back to you shortly. Check your email for confirmation."

/**
 * The stories of a page that shows the contact form: it does the same from all of them.
 *
 * @param begun what the message begins with there
 * @param action where it posts to
 */
export function formStories(path: string, begun = '', action = '/contact'): void {
  const cleared = (values: Record<string, string>) => ({ ...emptied(values), Message: begun })
  test(`the form on ${path} keeps what is typed until it is sent, once, and the visitor stays`, async ({
    page,
    complaints,
  }) => {
    const values = visitor()
    const { keys, mayArrive } = await meetFailures(page)
    await page.goto(path)
    await hydrated(page)
    const form = contactForm(page)
    await fill(form, values)

    await test.step('a reload loses nothing', async () => {
      await page.reload()
      await hydrated(page)
      await expectTyped(form, values)
    })
    for (const failure of ['the network is away', 'the function fails'])
      await test.step(`${failure}: the visitor is told, and keeps everything`, async () => {
        await send(form).click()
        await expectFailure(page)
        await expectTyped(form, values)
      })
    complaints.length = 0
    await test.step('it cannot be sent twice, and what was typed stays until the function answers', async () => {
      await send(form).dblclick()
      await expect(form.getByRole('button', { name: 'Sending...' })).toBeDisabled()
      await expect(send(form)).toHaveCount(0)
      await expectTyped(form, values)
    })
    await test.step('the visitor is thanked, and the form is cleared', async () => {
      mayArrive(null)
      const toast = page.getByRole('status').filter({ hasText: 'Thanks for reaching out!' })
      await expect(toast).toContainText(thanks)
      await expect(send(form)).toBeEnabled()
      await expectTyped(form, cleared(values))
      await expect(page).toHaveURL(siteUnderTest.url + path)
      expect(complaints).toEqual([])
    })
    await test.step('each try had the same key: one lead, two mails', async () => {
      expect(keys[0]).toBeTruthy()
      expect(keys).toEqual([keys[0], keys[0], keys[0]])
      await expectLead(values)
    })
    await test.step('the draft is gone', async () => {
      await page.reload()
      await hydrated(page)
      await expectTyped(form, cleared(values))
    })
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test(`the form on ${path}, made anew or kept, posts: the same messages, lead and mails`, async ({
      page,
    }) => {
      const values = visitor()
      await page.goto(path)
      const form = contactForm(page)
      await test.step('what is wrong is said, and what was typed is kept', async () => {
        await fill(form, { ...values, Email: 'not an address' })
        await send(form).click()
        await expect(page).toHaveURL(siteUnderTest.url + action)
        const summary = page.getByRole('group', { name: 'Please check these fields' })
        const email = field(form, 'Email')
        await expect(email).toHaveAttribute('aria-invalid', 'true')
        await expect(field(form, 'Message')).toHaveValue(values.Message)
        await summary
          .getByRole('link', { name: 'Enter an email address like name@company.com.' })
          .click()
        await expect(email).toBeFocused()
        await email.fill(values.Email)
      })
      await sendPlainly(page)
      await expectTyped(form, cleared(values))
      await expectLead(values)

      await test.step('from the page that is kept by now, without a mistake', async () => {
        const others = visitor()
        await page.goto(path)
        await fill(form, others)
        await sendPlainly(page)
        await expectLead(others)
      })
    })
  })
}

const send = (form: Locator) => form.getByRole('button', { name: 'Send message' })

/** The first try meets no network, the second a function that fails; the third waits until it may arrive. */
async function meetFailures(page: Page) {
  const { promise, resolve: mayArrive } = Promise.withResolvers<unknown>()
  const answers = [(route: Route) => route.abort('internetdisconnected'), failToSend]
  /** Of each try. */
  const keys: (string | undefined)[] = []
  await page.route(sendContact, async (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    const answer = answers.shift()
    if (answer) return answer(route)
    await promise
    await route.continue()
  })
  await page.route(`${siteUnderTest.url}/contact`, (route) =>
    route.request().method() === 'POST' ? route.abort('internetdisconnected') : route.fallback(),
  )
  return { keys, mayArrive }
}

/** Expects to be told that sending failed, and sends that away. */
async function expectFailure(page: Page): Promise<void> {
  const toast = page.getByRole('alert').filter({ hasText: 'Something went wrong' })
  await expect(toast).toContainText('Please try again later or contact us directly.')
  await expect(toast.locator('[data-tone]')).toHaveAttribute('data-tone', 'destructive')
  await toast.getByRole('button', { name: 'Dismiss' }).click()
  await expect(toast).toHaveCount(0)
}

/** Posts the form as a browser without scripts does, by a visitor who clicks twice, and expects the thanks. */
async function sendPlainly(page: Page): Promise<void> {
  await send(contactForm(page)).dblclick()
  await expect(
    page.getByRole('status').filter({ hasText: 'Thanks for reaching out!' }),
  ).toContainText(thanks)
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
