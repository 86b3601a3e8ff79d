import { settled } from '../../site/checks/axe.ts'
import { expect, hydrated, test } from '../../site/fixtures.ts'

const softly = expect.configure({ soft: true })

test('the header has menus, turns translucent on the way down, and has a menu on small screens', async ({
  page,
}) => {
  await page.goto('/')
  await hydrated(page)

  await test.step('header menus open as disclosures and close by Escape and by leaving', async () => {
    const services = page.getByRole('banner').getByRole('button', { name: 'Services' })
    const link = page.getByRole('banner').getByRole('link', { name: /Recruiter Training/ })
    await expect.soft(services).toHaveAttribute('aria-expanded', 'false')
    await services.click()
    await expect.soft(services).toHaveAttribute('aria-expanded', 'true')
    await expect.soft(link).toBeVisible()
    await page.keyboard.press('Escape')
    await expect.soft(services).toHaveAttribute('aria-expanded', 'false')
    await expect.soft(link).toBeHidden()
    await services.click()
    await page.getByRole('heading', { level: 1 }).click()
    await expect.soft(services).toHaveAttribute('aria-expanded', 'false')
  })

  await test.step('the top bar turns translucent after 20 px', async () => {
    const background = () =>
      page.getByRole('banner').evaluate((header) => getComputedStyle(header).backgroundColor)
    const clear = 'rgba(0, 0, 0, 0)'
    await softly.poll(background).toBe(clear)
    await page.evaluate(() => window.scrollTo(0, 20))
    await settled(page)
    expect.soft(await background()).toBe(clear)
    await page.evaluate(() => window.scrollTo(0, 21))
    await softly.poll(background).not.toBe(clear)
  })

  await test.step('the mobile menu opens, offers Get Started, and closes when a link is followed', async () => {
    await page.evaluate(() => window.scrollTo(0, 0))
    await page.setViewportSize({ width: 375, height: 800 })
    const header = page.getByRole('banner')
    const toggle = header.getByRole('button', { name: /menu/i })
    await toggle.click()
    await expect(header.getByRole('link', { name: 'Get Started' })).toHaveAttribute(
      'href',
      '/questionnaire',
    )
    await header.getByRole('link', { name: 'Contact', exact: true }).click()
    await expect(page).toHaveURL(/\/contact$/)
    await expect(header.getByRole('link', { name: 'Get Started' })).toBeHidden()
  })
})

test('on paper of any width no line runs through the text', async ({ page }) => {
  await page.goto('/about')
  const main = page.getByRole('main')
  const bob = main.locator('svg[viewBox="0 0 16 28"]')
  const line = () =>
    main.evaluate((element) => {
      const frame = element.parentElement
      return frame && getComputedStyle(frame, '::before').content
    })
  const tick = () =>
    main
      .getByText('Our story')
      .evaluate((eyebrow) => getComputedStyle(eyebrow, '::before').position)
  expect([await line(), await tick()]).toEqual(['""', 'absolute'])
  await expect(bob).toBeVisible()

  await page.emulateMedia({ media: 'print' })
  await expect(bob).toBeHidden()
  expect([await line(), await tick()]).toEqual(['none', 'static'])
})
