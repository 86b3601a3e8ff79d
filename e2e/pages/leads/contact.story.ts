import type { Route } from '@playwright/test'
import { freePort } from 'delivery'
import {
  contactForm,
  emptied,
  expectTyped,
  fill,
  sendContact,
  visitor,
} from '../../site/contact-form.ts'
import { expect, hydrated, test } from '../../site/fixtures.ts'
import { formStories, storedLeads } from '../../site/form-stories.ts'
import { siteUnderTest } from '../../site/site-under-test.ts'

for (const path of ['/contact', '/']) formStories(path)
formStories('/privacy-policy', 'About my information: ', '/contact?about=privacy')

test('where nothing but this site is reached, it takes the form itself', async ({ page }) => {
  const values = visitor()
  const { origin } = new URL(siteUnderTest.url)
  await page.goto('/contact')
  await hydrated(page)
  await page.route(
    (url) => url.origin !== origin,
    (route) => route.abort(),
  )
  const form = contactForm(page)
  await fill(form, values)
  await form.getByRole('button', { name: /send/i }).click()
  await expect(page.getByRole('status').getByText('Thanks for reaching out!')).toBeVisible()
  await expectTyped(form, emptied(values))
  expect(await storedLeads(values.Email)).toMatchObject([{ state: 'accepted' }])
})

test('answers that are lost on their way cost a second try, after a reload too, not a second lead', async ({
  page,
}) => {
  const values = visitor()
  const keys: (string | undefined)[] = []
  const loseAnswer = async (route: Route) => {
    await route.fetch()
    await route.abort()
  }
  await page.route(sendContact, async (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    await (keys.length > 1 ? route.continue() : loseAnswer(route))
  })
  await page.route('**/contact', (route) =>
    route.request().method() === 'POST' ? loseAnswer(route) : route.fallback(),
  )
  await page.goto('/contact')
  await hydrated(page)
  const form = contactForm(page)
  await fill(form, values)
  await form.getByRole('button', { name: /send/i }).click()
  await expect(page.getByText('Something went wrong').first()).toBeVisible()
  expect(await storedLeads(values.Email)).toHaveLength(1)

  await page.reload()
  await hydrated(page)
  await expectTyped(form, values)
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
