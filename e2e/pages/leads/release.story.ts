import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { createClient } from '@supabase/supabase-js'
import { findings } from '../../site/checks/axe.ts'
import { visitor } from '../../site/contact-form.ts'
import { expect, test } from '../../site/fixtures.ts'
import { siteUnderTest } from '../../site/site-under-test.ts'

const views = [
  { width: 375, mode: 'light' },
  { width: 375, mode: 'dark' },
  { width: 1280, mode: 'light' },
  { width: 1280, mode: 'dark' },
] as const

/** Sends a request that is held back, as a program fills the form. */
async function sendTrapped(): Promise<string> {
  const values = visitor()
  const response = await fetch(`${siteUnderTest.supabaseUrl}/functions/v1/send-contact-email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'form-trap': 'filled' },
    body: JSON.stringify({
      firstName: values['First name'],
      lastName: values['Last name'],
      email: values.Email,
      phone: values.Phone,
      company: values.Company,
      message: values.Message,
    }),
  })
  expect(response.status).toBe(200)
  return values.Email
}

async function mails(): Promise<{ to: string[]; text: string }[]> {
  const response = await fetch(`${siteUnderTest.inbox}/messages`)
  return (await response.json()) as { to: string[]; text: string }[]
}

/** The link of the digest that tells of an address. */
async function linkInDigest(email: string): Promise<string> {
  const keys = await readFile(join(siteUnderTest.dataFolder, 'backend/keys.json'), 'utf8')
  const { secret } = JSON.parse(keys) as { secret: string }
  // Today's may have gone when the story is tried again.
  await createClient(siteUnderTest.supabaseUrl, secret)
    .from('quarantine_digest')
    .update({ told_at: '2026-01-01' })
    .not('told_at', 'is', null)
  await fetch(`${siteUnderTest.supabaseUrl}/functions/v1/deliver-mails/digest`, {
    method: 'POST',
    headers: { apikey: secret },
  })
  const entries = (await mails()).flatMap(({ text }) => text.split(`> Email: ${email}`).slice(1))
  const [, link = ''] = /Release it: (\S+)/.exec(entries.join()) ?? []
  const { pathname, search } = new URL(link)
  return pathname + search
}

const sentTo = async (email: string) =>
  (await mails()).filter(({ to }) => to.includes(email)).length

const press = (page: Page) => page.getByRole('button', { name: 'Release this request' }).click()

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  // One story: a digest goes once a day.
  test('who is held back reaches the firm, whose link releases the request', async ({
    page,
    browser,
  }) => {
    const email = await sendTrapped()
    const link = await linkInDigest(email)
    await page.goto(link)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    expect(await sentTo(email)).toBe(0)

    const withScripts = await browser.newPage({ javaScriptEnabled: true })
    await withScripts.goto(siteUnderTest.url + link)
    expect(await findings(withScripts, 'asks', views)).toEqual([])
    await press(withScripts)
    await expect(
      withScripts.getByRole('status').filter({ hasText: 'The request is released' }),
    ).toBeVisible()
    expect(await findings(withScripts, 'released', views)).toEqual([])
    await withScripts.close()
    await expect.poll(() => sentTo(email)).toBe(1)

    await press(page)
    await expect(
      page.getByRole('status').filter({ hasText: 'The request is released already' }),
    ).toBeVisible()
    expect(await sentTo(email)).toBe(1)
  })
})
