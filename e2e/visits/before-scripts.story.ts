import { expect, hydrated, test } from '../site/fixtures.ts'
import { openWithLateScripts } from '../site/late-scripts.ts'

test('what is typed stays when scripts come, also where an extension has put its own beside each field', async ({
  page,
}) => {
  const letScriptsCome = await openWithLateScripts(page, '/contact')
  const form = page.getByRole('main').locator('form')
  await form.locator('[name="message"]').fill('Two engineers who know Kafka')
  await form.locator('[name="firstName"]').fill('Ada')
  await page.evaluate(() => {
    for (const field of document.querySelectorAll('main input, main textarea'))
      field.after(document.createElement('extension-icon'))
  })
  await letScriptsCome()
  await expect(form.locator('[name="firstName"]')).toHaveValue('Ada')
  await expect(form.locator('[name="message"]')).toHaveValue('Two engineers who know Kafka')
  await expect(form.locator('[name="firstName"]')).toBeFocused()

  await page.reload()
  await hydrated(page)
  await expect(form.locator('[name="firstName"]')).toHaveValue('Ada')
})

test('a search of the glossary that is begun before scripts come goes on', async ({ page }) => {
  const letScriptsCome = await openWithLateScripts(page, '/glossary')
  const field = page.getByRole('main').getByRole('searchbox')
  await field.fill('screen')
  await letScriptsCome()
  await expect(field).toHaveValue('screen')
})

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 800 } })

  test('a menu that is pressed before scripts come opens with them', async ({ page }) => {
    const letScriptsCome = await openWithLateScripts(page, '/')
    const menu = page.getByRole('banner').getByRole('button', { name: 'Menu' })
    await menu.click()
    await menu.click()
    await letScriptsCome()
    await expect(menu).toHaveAttribute('aria-expanded', 'true')
    await menu.click()
    await expect(menu).toHaveAttribute('aria-expanded', 'false')
  })

  test('and stays closed when something was typed after that', async ({ page }) => {
    const letScriptsCome = await openWithLateScripts(page, '/')
    const menu = page.getByRole('banner').getByRole('button', { name: 'Menu' })
    await menu.click()
    await page.keyboard.press('Escape')
    await letScriptsCome()
    await expect(menu).toHaveAttribute('aria-expanded', 'false')
  })
})
