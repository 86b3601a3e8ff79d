import { expect, hydrated, test } from '../../site/fixtures.ts'

test('three tabs, each an address of its own, moved by arrow keys', async ({ page }) => {
  await page.goto('/case-studies')
  await hydrated(page)
  const tabs = page.getByRole('tab')
  await expect(tabs).toHaveCount(3)
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true')
  const firstTitle = await page.getByRole('tabpanel').getByRole('heading').first().innerText()

  await tabs.first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/\/case-studies\/it-contractors$/)
  await expect(tabs.nth(1)).toBeFocused()
  await expect(page.getByRole('tabpanel').getByRole('heading').first()).not.toHaveText(firstTitle)
  await page.keyboard.press('End')
  await expect(page).toHaveURL(/\/case-studies\/technical-recruiter-training$/)
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/\/case-studies$/)
})

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 375, height: 667 }, hasTouch: true })

  test('a tab leaves the visitor where they are, the first one too, however slow', async ({
    page,
    context,
  }) => {
    const browser = await context.newCDPSession(page)
    await browser.send('Emulation.setCPUThrottlingRate', { rate: 6 })
    await page.goto('/case-studies')
    await hydrated(page)
    const tabs = page.getByRole('tab')
    await tabs.first().evaluate((tab) => tab.scrollIntoView())
    await page.evaluate(() => {
      const watch = () => {
        // Breadcrumbs above may take another line, and the browser scrolls by it.
        if (window.scrollY < 100) document.body.dataset['jumped'] = 'yes'
        requestAnimationFrame(watch)
      }
      watch()
    })
    for (const index of [1, 2, 0]) {
      await tabs.nth(index).tap()
      await expect(tabs.nth(index)).toHaveAttribute('aria-selected', 'true')
      await expect(tabs.nth(index)).toBeFocused()
    }
    await expect(page.locator('body')).not.toHaveAttribute('data-jumped')
  })
})

const studies = [
  { path: '/case-studies', tab: 'Contract recruitment' },
  { path: '/case-studies/it-contractors', tab: 'IT contractors' },
  { path: '/case-studies/technical-recruiter-training', tab: 'Technical recruiter training' },
] as const

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('each study has every part at its own address, and each tab is a link that Tab reaches', async ({
    page,
  }) => {
    for (const study of studies)
      await test.step(study.path, async () => {
        await page.goto(study.path)
        await expect(page.getByRole('tab', { selected: true })).toHaveText(study.tab)
        const panel = page.getByRole('tabpanel', { name: study.tab })
        await expect(panel.getByRole('heading', { level: 2 })).toHaveCount(1)
        for (const part of ['Challenge', 'Solution', 'Key metrics', 'Client testimonial'])
          await expect(panel.getByRole('heading', { name: part, exact: true })).toBeVisible()
        await expect(panel.getByRole('term').filter({ hasText: 'Client' }).first()).toBeVisible()
        await expect(panel.getByRole('blockquote')).toBeVisible()
        for (const { path, tab } of studies) {
          await expect(page.getByRole('tab', { name: tab })).toHaveAttribute('href', path)
          await expect(page.getByRole('tab', { name: tab })).not.toHaveAttribute('tabindex')
        }
      })
    await page.getByRole('tab', { name: 'IT contractors' }).click()
    await expect(page).toHaveURL(/\/case-studies\/it-contractors$/)
  })
})
