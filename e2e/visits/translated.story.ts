import type { Page } from '@playwright/test'
import { expect, hydrated, test } from '../site/fixtures.ts'
import { openWithLateScripts } from '../site/late-scripts.ts'

/** Another language for the test. */
const inOther = (text: string) => text.replaceAll(/[aeiou]/g, 'ö')

/** As Chrome and Edge translate: each text is taken out of the page, and elements with another put in its place; later ones too. */
const translate = () => {
  const translateAll = () => {
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walk.nextNode()) texts.push(walk.currentNode as Text)
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('font, script, textarea, svg')) continue
      const inner = document.createElement('font')
      inner.textContent = text.data.replaceAll(/[aeiou]/g, 'ö')
      const outer = document.createElement('font')
      outer.append(inner)
      text.replaceWith(outer)
    }
  }
  new MutationObserver(translateAll).observe(document.body, { childList: true, subtree: true })
  translateAll()
}

const follow = (page: Page, path: string) =>
  page.evaluate((to) => document.querySelector<HTMLElement>(`a[href="${to}"]`)?.click(), path)

/** The texts of the page, in their order. */
const textsOf = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    const texts: string[] = []
    const walk = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    while (walk.nextNode()) {
      const { data, parentElement } = walk.currentNode as Text
      if (data.trim() && !parentElement?.closest('script')) texts.push(data.trim())
    }
    return texts
  })

test('who has a page translated by the browser reads on each what is true of it', async ({
  page,
  context,
  complaints,
}) => {
  const original = await context.newPage()
  const expectTranslated = async (path: string) => {
    await original.goto(path)
    await hydrated(original)
    const texts = (await textsOf(original)).map(inOther)
    await expect.poll(() => textsOf(page), path).toEqual(texts)
  }

  await page.goto('/roles/backend-developer/austin')
  await hydrated(page)
  await page.evaluate(translate)
  await expectTranslated('/roles/backend-developer/austin')

  await test.step('the same role elsewhere, and back', async () => {
    await follow(page, '/roles/backend-developer/atlanta')
    await expectTranslated('/roles/backend-developer/atlanta')
    await page.goBack()
    await expectTranslated('/roles/backend-developer/austin')
  })
  await test.step('one industry, and the next', async () => {
    for (const path of ['/industries/aerospace', '/industries/ecommerce']) {
      await follow(page, path)
      await expectTranslated(path)
    }
  })
  await test.step('terms of the glossary, fewer and fewer', async () => {
    await follow(page, '/glossary')
    await expectTranslated('/glossary')
    const field = page.getByRole('main').getByRole('searchbox')
    for (const [word, address] of [
      ['interview', '/glossary?q=interview'],
      ['no such word', '/glossary?q=no+such+word'],
    ] as const) {
      await field.fill(word)
      await field.press('Enter')
      await expectTranslated(address)
    }
  })
  await test.step('what clients say, one after another', async () => {
    await follow(page, '/')
    await expectTranslated('/')
    const group = page.getByRole('group', { name: 'Client testimonials' })
    await group.getByRole('button', { name: 'Next testimonial' }).click()
    await expect(group).toContainText(/2 \/ \d/)
  })
  await test.step('mistakes in a form come and go', async () => {
    await follow(page, '/contact')
    await expectTranslated('/contact')
    const form = page.getByRole('main').locator('form')
    await form.locator('button[type="submit"]').click()
    const field = form.locator('[name="firstName"]')
    await expect(field).toHaveAccessibleDescription(inOther('Enter your first name.'))
    await field.fill('Ada')
    await field.press('Tab')
    await expect(field).toHaveAccessibleDescription('')
  })
  expect(complaints).toEqual([])
})

test('a page that was translated before its scripts came works, and nothing failed', async ({
  page,
  complaints,
}) => {
  const letScriptsCome = await openWithLateScripts(page, '/glossary')
  const field = page.getByRole('main').getByRole('searchbox')
  await field.fill('screen')
  await page.evaluate(translate)
  await letScriptsCome()

  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(inOther('Technical Recruiting Glossary'))
  await expect(field).toHaveValue('screen')
  await page
    .getByRole('main')
    .getByRole('button', { name: inOther('Schedule a Call') })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(complaints).toEqual([])
})
