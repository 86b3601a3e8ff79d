import { expect, hydrated, test } from '../../site/fixtures.ts'

test('opens from any Schedule a Call button and closes by Close, Escape and an outside click', async ({
  page,
}) => {
  await page.goto('/')
  await hydrated(page)
  const opener = page.getByRole('main').getByRole('button', { name: 'Schedule a Call' }).first()
  const dialog = page.getByRole('dialog', { name: 'Schedule a Consultation' })

  const ways = [
    () => dialog.getByRole('button', { name: 'Close' }).click(),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(5, 450),
  ]
  for (const close of ways) {
    await opener.click()
    await expect(dialog).toBeVisible()
    await expect(dialog.locator('iframe')).toHaveAttribute('title', 'Schedule a consultation')
    await close()
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
  }
})

test('shows the booking page, which nothing asked for before', async ({ page, complaints }) => {
  const bookings: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/booking')) bookings.push(request.url())
  })
  await page.goto('/')
  await hydrated(page)
  expect(bookings).toEqual([])
  await page.getByRole('banner').getByRole('button', { name: 'Schedule a Call' }).click()
  const frame = page.frameLocator('iframe[title="Schedule a consultation"]')
  await expect(frame.getByRole('heading', { level: 1 })).toBeVisible()
  expect(complaints).toEqual([])
})
