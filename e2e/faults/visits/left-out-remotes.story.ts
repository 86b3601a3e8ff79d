import type { Page } from '@playwright/test'
import { retryIn } from '../../site/faults/region.ts'
import { expect, hydrated, test } from '../../site/fixtures.ts'

interface Lock {
  remotes: Record<string, { integrity: string }>
}

/** Opens a page as it would be written if it had no link to a page of the remote. */
async function openWithout(page: Page, path: string, remote: string): Promise<void> {
  await page.route(path, async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    const data = /id="page-data">(.*?)<\/script>/s.exec(html)?.[1] ?? ''
    const written = JSON.parse(data) as { lock: Lock }
    const { [remote]: left, ...remotes } = written.lock.remotes
    const policy = response.headers()['content-security-policy'] ?? ''
    expect(policy).toContain(`'${left?.integrity}'`)
    await route.fulfill({
      response,
      body: html.replace(data, () =>
        JSON.stringify({ ...written, lock: { ...written.lock, remotes } }),
      ),
      headers: {
        ...response.headers(),
        'content-security-policy': policy.replace(`'${left?.integrity}'`, ''),
      },
    })
  })
  await page.goto(path)
  await hydrated(page)
}

const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true })

test('a remote that the document left out comes when a visitor goes to it', async ({
  page,
  complaints,
}) => {
  await openWithout(page, '/glossary', 'leads')
  await footerLink(page, 'Case Studies').click()
  const region = page.locator('main [data-remote="leads"]')
  await expect(region.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(region).toHaveAttribute('data-release', /^[a-f0-9]{16}$/)
  expect(complaints).toEqual([])
})

test('so does its part in a page of another remote', async ({ page, complaints }) => {
  await openWithout(page, '/glossary', 'leads')
  await footerLink(page, 'Privacy Policy').click()
  await expect(page.getByRole('main').getByRole('textbox', { name: /email/i })).toBeVisible()
  expect(complaints).toEqual([])
})

test('of a remote that the document left out, a changed byte is refused', async ({ page }) => {
  await openWithout(page, '/glossary', 'leads')
  await page.route(/\/remotes\/leads\/.*\.js$/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: `${await response.text()} ` })
  })
  await footerLink(page, 'Case Studies').click()
  await expect(retryIn(page)).toBeVisible()
})

test('while the shell does not say what was left out, the region offers a retry', async ({
  page,
}) => {
  await openWithout(page, '/glossary', 'leads')
  await page.route(/\/_composition/, (route) => route.abort())
  await footerLink(page, 'Case Studies').click()
  await retryIn(page).click()
  await expect(page.getByRole('status').filter({ hasText: 'Still not answering' })).toBeVisible()
  await expect(retryIn(page)).toBeVisible()
  await page.unroute(/\/_composition/)
  await retryIn(page).click()
  await expect(
    page.locator('main [data-remote="leads"]').getByRole('heading', { level: 1 }),
  ).toBeVisible()
})
