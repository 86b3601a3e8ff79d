import { expect, hydrated, test } from '../../site/fixtures.ts'

test('nothing in sight moves when the page takes the place of its outline', async ({ page }) => {
  await page.goto('/about')
  await hydrated(page)
  await page.evaluate(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        shifts.push(entry.value)
    }).observe({ type: 'layout-shift' })
  })
  let release = () => {}
  const held = new Promise<void>((done) => (release = done))
  await page.route('**/rest/v1/**', async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('banner').getByRole('button', { name: 'Resources' }).click()
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^All Resources/ })
    .click()
  await expect(page.getByRole('main').locator('[aria-busy="true"]').first()).toBeVisible()
  await page.evaluate(() => ((window as unknown as { shifts: number[] }).shifts.length = 0))
  release()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Resources & Insights')
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.001)
})
