import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { freePort } from 'delivery'
import { findings, look, sidewaysFindings, type View } from '../../site/checks/axe.ts'
import { expect, test as base } from '../../site/fixtures.ts'

/** The gallery as a developer starts it. */
const test = base.extend<object, { gallery: string }>({
  gallery: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern
    async ({}, use) => {
      const file = resolve(import.meta.dirname, '../../../commands/dev.ts')
      const child = spawn(process.execPath, [file, '--gallery'], {
        env: { ...process.env, PORT: String(await freePort()) },
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      const gone = new Promise((done) => child.once('exit', done))
      const line = await new Promise<string>((ready, reject) => {
        child.stdout.once('data', (text: Buffer) => ready(text.toString()))
        child.once('exit', () => reject(new Error('The gallery ended before it was ready')))
      })
      await use(line.trim().replace(/^ready /, ''))
      child.kill('SIGTERM')
      await gone
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})

// A gallery for each worker.
test.describe.configure({ mode: 'parallel' })

/** The list of components is the same beside each of them: it is looked at once. */
const list = 'nav[aria-label="Components"]'

const parts = [0, 1, 2]

// Every colour pair is checked in both schemes by the kit's own test of its tokens.
const views: View[] = [{ width: 1280, mode: 'light' }]

/** Opens what a link of the list leads to. */
async function follow(page: Page, anchor: string): Promise<void> {
  const link = page.getByRole('navigation', { name: 'Components' }).locator(`a[href="#${anchor}"]`)
  const name = await link.innerText()
  await link.click()
  await expect(link).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('heading', { level: 1, name, exact: true }).first()).toBeVisible()
}

async function anchorsOf(page: Page): Promise<string[]> {
  const links = page.getByRole('navigation', { name: 'Components' }).getByRole('link')
  await expect(links.first()).toBeVisible({ timeout: 300_000 })
  return links.evaluateAll((list) => list.map((link) => link.getAttribute('href')?.slice(1) ?? ''))
}

for (const part of parts) {
  test(`every listed component is there for everybody, part ${part + 1} of ${parts.length}`, async ({
    page,
    gallery,
    complaints,
  }) => {
    await page.goto(gallery)
    const anchors = await anchorsOf(page)
    expect(anchors.length).toBeGreaterThan(40)
    const found: string[] = []
    if (part === 0) found.push(...(await findings(page, 'first', views)))
    for (const anchor of anchors.filter((_, index) => index % parts.length === part)) {
      await follow(page, anchor)
      for (const sample of await page.locator('[data-sample]').all())
        await expect(sample, anchor).toBeVisible()
      found.push(...(await findings(page, anchor, views, list)))
      await look(page, { width: 375, mode: 'light' })
      found.push(...(await sidewaysFindings(page)).map((finding) => `${anchor} 375: ${finding}`))
      await look(page, { width: 1280, mode: 'light' })
    }
    expect(found).toEqual([])
    expect(complaints).toEqual([])
  })
}

test('a component has an address, its states and the tokens look as they say, and what opens opens', async ({
  page,
  gallery,
  complaints,
}) => {
  await page.goto(`${gallery}/#button`)
  const colourOf = (state: string) =>
    page
      .locator(`[data-sample="${state}"]`)
      .getByRole('button')
      .first()
      .evaluate((button) => getComputedStyle(button).backgroundColor)
  await expect(page.getByText("import { Button } from 'shared-ui'")).toBeVisible()
  const resting = await colourOf('Primary')
  expect(await colourOf('Hover')).not.toBe(resting)
  await page.getByRole('button', { name: 'Compare roles' }).first().hover()
  await expect.poll(() => colourOf('Primary')).toBe(await colourOf('Hover'))

  await follow(page, 'dialog')
  const open = page.getByRole('main').getByRole('button', { name: 'Open' })
  for (const [index, name] of ['Delete this draft?', 'Ask a question', 'The notes'].entries()) {
    await open.nth(index).click()
    await expect(page.getByRole('dialog', { name })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await follow(page, 'notifications')
  await page.getByRole('main').getByRole('button', { name: 'Show' }).nth(1).click()
  await expect(page.getByRole('alert')).toContainText('Message not sent')

  await follow(page, 'colours')
  await expect(page.getByRole('row', { name: '--pl-ink ' })).toHaveText([/15\.8/, /14\.2/])
  await follow(page, 'space')
  await expect(page.getByRole('row', { name: '--pl-space-4 1rem' })).toBeVisible()
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const before = await ground()
  await page.getByRole('button', { name: 'Light / dark' }).click()
  await expect.poll(ground).not.toBe(before)
  expect(complaints).toEqual([])
})
