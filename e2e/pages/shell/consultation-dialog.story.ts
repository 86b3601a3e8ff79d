import { expect, hydrated, test } from '../../site/fixtures.ts'

test('the consultation dialog opens from any Schedule a Call button, shows the booking page, and closes in three ways', async ({
  page,
  complaints,
}) => {
  const bookings: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/booking')) bookings.push(request.url())
  })
  await page.goto('/')
  await hydrated(page)
  const dialog = page.getByRole('dialog', { name: 'Schedule a Consultation' })
  const close = dialog.getByRole('button', { name: 'Close' })

  await test.step('shows the booking page, which nothing asked for before', async () => {
    expect.soft(bookings).toEqual([])
    await page.getByRole('banner').getByRole('button', { name: 'Schedule a Call' }).click()
    const frame = page.frameLocator('iframe[title="Schedule a consultation"]')
    await expect(frame.getByRole('heading', { level: 1 })).toBeVisible()
    expect.soft(complaints).toEqual([])
    await close.click()
  })

  await test.step('closes by Close, Escape and an outside click', async () => {
    const opener = page.getByRole('main').getByRole('button', { name: 'Schedule a Call' }).first()
    const ways = [
      () => close.click(),
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(5, 450),
    ]
    for (const leave of ways) {
      await opener.click()
      await expect(dialog).toBeVisible()
      await expect(dialog.locator('iframe')).toHaveAttribute('title', 'Schedule a consultation')
      await leave()
      await expect(dialog).toBeHidden()
      await expect(opener).toBeFocused()
    }
  })
})
