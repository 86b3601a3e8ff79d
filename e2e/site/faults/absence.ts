import type { Page } from '@playwright/test'
import { defaultSite } from '../../../shell/src/site/site-plan.ts'
import { expect, hydrated, test } from '../fixtures.ts'

/** A remote, and a page of it. */
interface Subject {
  name: string
  path: string
  heading: string | RegExp
}

/** Stories of a remote that is not there: on the server, in the browser, and when a visitor walks to it. */
export function examineAbsence({ name, path, heading }: Subject): void {
  test(`${name} missing on the server: frame, fallback, 503; the others work`, async ({
    page,
    startShell,
  }) => {
    const shell = await startShell({ without: [name] })
    const response = await page.goto(shell + path)
    expect(response?.status()).toBe(503)
    expect(response?.headers()['retry-after']).toBeTruthy()
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')

    const others = defaultSite.remoteNames.filter((other) => other !== name)
    for (const prefix of others.map((other) => defaultSite.prefixesOf(other)[0] ?? ''))
      expect((await fetch(`${shell}/${prefix}`)).status, prefix).toBe(200)
  })

  test(`${name} missing in the browser: the fallback’s retry recovers when it is back`, async ({
    page,
  }) => {
    await page.route(`**/remotes/${name}/**`, (route) => route.abort())
    await page.goto(path)
    const retry = page.getByRole('main').getByRole('button', { name: 'Try again' })
    await expect(retry.first()).toBeVisible()
    await page.getByRole('banner').getByRole('button', { name: 'Schedule a Call' }).click()
    await expect(page.getByRole('dialog', { name: 'Schedule a Consultation' })).toBeVisible()
    await page.keyboard.press('Escape')

    await page.unroute(`**/remotes/${name}/**`)
    await retry.first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(page.locator(`[data-remote="${name}"]`).first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
    await expect.poll(() => hasStylesOf(page, name), 'its looks are back too').toBe(true)
  })

  test(`${name} missing when a visitor walks to it`, async ({ page }) => {
    await page.route(`**/remotes/${name}/**`, (route) => route.abort())
    await page.goto('/about')
    await hydrated(page)
    await walkTo(page, path)
    await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toBeVisible()
    await page.unroute(`**/remotes/${name}/**`)
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
    await expect(page.locator(`[data-remote="${name}"]`).first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
  })
}

function hasStylesOf(page: Page, name: string) {
  return page.evaluate((path) => {
    const sheets = [...document.styleSheets].filter(({ href }) => href?.includes(path))
    return sheets.length > 0 && sheets.every(({ cssRules }) => cssRules.length > 0)
  }, `/remotes/${name}/`)
}

/** Follows a link inside the site as the router sees it, from whatever page stands open. */
async function walkTo(page: Page, path: string) {
  const header = page.getByRole('banner')
  if (path === '/contact') return header.getByRole('link', { name: 'Contact', exact: true }).click()
  if (path === '/glossary') {
    await header.getByRole('button', { name: 'Resources' }).click()
    return header.getByRole('link', { name: 'Glossary' }).click()
  }
  await page.goto('/no-such-page')
  await hydrated(page)
  return page.getByRole('main').locator(`a[href="${path}"]`).click()
}
