import type { Locator, Page } from '@playwright/test'
import { failToSend, field, fill, sendContact, visitor } from '../../site/contact-form.ts'
import { expect, hydrated, test } from '../../site/fixtures.ts'

/** The window goes at once, so that what is seen is when it was told to. */

async function openDialog(page: Page) {
  const opener = page.getByRole('button', { name: 'Write to us' })
  const dialog = page.getByRole('dialog', { name: 'Write to us' })
  await opener.click()
  await expect(field(dialog, 'First name')).toBeFocused()
  return { opener, dialog }
}

const noon = new Date('2026-11-23T12:00:00Z')
const hoursLater = (hours: number) => new Date(noon.getTime() + hours * 3_600_000)

test('thanks, and closes 2000 ms later, unless it was opened again', async ({ page }) => {
  await page.clock.install({ time: noon })
  await page.goto('/contact')
  await hydrated(page)
  const sendAt = async (time: Date) => {
    const { opener, dialog } = await openDialog(page)
    await fill(dialog, visitor())
    await page.clock.pauseAt(time)
    await dialog.getByRole('button', { name: 'Send message' }).click()
    await expect(
      page.getByRole('status').getByText('Thanks for reaching out!').last(),
    ).toBeVisible()
    await expect(field(dialog, 'Message')).toHaveValue('')
    return { opener, dialog }
  }
  await test.step('left alone, it closes', async () => {
    const { opener, dialog } = await sendAt(hoursLater(1))
    await page.clock.runFor(1_999)
    await expect(dialog).toBeVisible()
    await page.clock.runFor(1)
    await expect(dialog).toBeHidden()
    await page.clock.resume()
    await expect(opener).toBeFocused()
  })
  await test.step('opened again within the 2000 ms, it stays', async () => {
    const { opener, dialog } = await sendAt(hoursLater(2))
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await opener.click()
    await page.clock.runFor(5_000)
    await expect(dialog).toBeVisible()
  })
})

test('closes as windows do, says what is missing, and stays open when sending fails', async ({
  page,
}) => {
  await page.route(sendContact, failToSend)
  await page.goto('/contact')
  await hydrated(page)
  const ways = {
    'by Escape': () => page.keyboard.press('Escape'),
    'by its button': (dialog: Locator) => dialog.getByRole('button', { name: 'Close' }).click(),
    'by a click outside': () => page.mouse.click(5, 450),
  }
  for (const [way, close] of Object.entries(ways))
    await test.step(`closed ${way}, what was typed is on the page`, async () => {
      const { opener, dialog } = await openDialog(page)
      await field(dialog, 'Company').fill(`Northgate ${way}`)
      await close(dialog)
      await expect(dialog).toBeHidden()
      await expect(opener).toBeFocused()
      await expect(field(page.getByRole('main'), 'Company')).toHaveValue(`Northgate ${way}`)
    })

  const { dialog } = await openDialog(page)
  const send = dialog.getByRole('button', { name: 'Send message' })
  await test.step('what is missing is said in the window', async () => {
    await send.click()
    const summary = dialog.getByRole('group', { name: 'Please check these fields' })
    await expect(summary).toBeFocused()
    await summary.getByRole('link', { name: 'Enter your phone number.' }).click()
    await expect(field(dialog, 'Phone')).toBeFocused()
  })
  await test.step('when sending fails it stays with everything typed, and is sent on the next try', async () => {
    const values = visitor()
    await fill(dialog, values)
    await send.click()
    await expect(page.getByRole('alert').getByText('Something went wrong')).toBeVisible()
    await expect(dialog).toBeVisible()
    await expect(field(dialog, 'Message')).toHaveValue(values.Message)

    await page.unroute(sendContact)
    await send.click()
    await expect(page.getByRole('status').getByText('Thanks for reaching out!')).toBeVisible()
    await expect(dialog).toBeHidden()
  })
})

test('until scripts run, Write to us leads to the form on the page', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/contact')
  await page.getByRole('main').getByRole('link', { name: 'Write to us' }).click()
  await expect(page).toHaveURL(/\/contact#write$/)
  await expect(page.getByRole('textbox', { name: /^First name/ })).toBeInViewport()
  await context.close()
})
