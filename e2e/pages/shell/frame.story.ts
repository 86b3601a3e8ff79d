import { settled } from '../../site/checks/axe.ts'
import { expect, hydrated, test } from '../../site/fixtures.ts'

test('header menus open as disclosures and close by Escape and by leaving', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  const services = page.getByRole('banner').getByRole('button', { name: 'Services' })
  const link = page.getByRole('banner').getByRole('link', { name: /Recruiter Training/ })
  await expect(services).toHaveAttribute('aria-expanded', 'false')
  await services.click()
  await expect(services).toHaveAttribute('aria-expanded', 'true')
  await expect(link).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(services).toHaveAttribute('aria-expanded', 'false')
  await expect(link).toBeHidden()
  await services.click()
  await page.getByRole('heading', { level: 1 }).click()
  await expect(services).toHaveAttribute('aria-expanded', 'false')
})

test('the top bar turns translucent after 20 px', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  const background = () =>
    page.getByRole('banner').evaluate((header) => getComputedStyle(header).backgroundColor)
  const clear = 'rgba(0, 0, 0, 0)'
  await expect.poll(background).toBe(clear)
  await page.evaluate(() => window.scrollTo(0, 20))
  await settled(page)
  expect(await background()).toBe(clear)
  await page.evaluate(() => window.scrollTo(0, 21))
  await expect.poll(background).not.toBe(clear)
})

test('the mobile menu opens, offers Get Started, and closes when a link is followed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 800 })
  await page.goto('/')
  await hydrated(page)
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
