import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect, hydrated } from '../../site/fixtures.ts'
import { contactPage, failures, test } from './development.ts'

test('the first page of each remote comes as it is, at its first attempt', async ({
  development,
  page,
}) => {
  const refused: string[] = []
  page.on('response', (answer) => {
    if (answer.status() === 504) refused.push(answer.url())
  })
  for (const path of ['/', '/services', '/resources', '/contact']) {
    await page.goto(development.url + path)
    await hydrated(page)
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('This page did not load')
    await expect(page.locator(failures)).toHaveCount(0)
  }
  expect(refused).toEqual([])
})

test('pages are rendered on the server', async ({ development: { url }, browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  for (const path of ['/', '/services', '/resources', '/contact']) {
    await page.goto(url + path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await context.close()
})

test('styles, texts, components and loaders change in the page, which stays', async ({
  development: { url, edit },
  page,
}) => {
  await page.goto(`${url}/contact`)
  await hydrated(page)
  await page.getByLabel('First name').first().fill('Ada')
  await page.evaluate(() => Object.assign(window, { isTheSame: true }))

  await edit('mf-leads/src/contact/contact-page.module.css', '.form {', '.form {\n  order: 7;')
  await expect(page.locator('#write')).toHaveCSS('order', '7')
  await edit(
    'mf-leads/src/contact/contact-content.ts',
    'You get a confirmation',
    'You get a letter',
  )
  await expect(page.getByText('You get a letter')).toBeVisible()
  await edit(contactPage, 'title="Contact us"', 'title="Tell us more"')
  await expect(page.getByRole('heading', { name: 'Tell us more' })).toBeVisible()
  await edit('shell/src/frame/footer.module.css', '.footer {', '.footer {\n  order: 8;')
  await expect(page.getByRole('contentinfo')).toHaveCSS('order', '8')
  await edit('shell/src/frame/footer.tsx', 'people who write software', 'people who code')
  await expect(page.getByRole('contentinfo')).toContainText('people who code')
  await expect(page.getByLabel('First name').first()).toHaveValue('Ada')

  await page.getByRole('link', { name: 'Case Studies' }).first().click()
  const last = page.getByRole('tab').last()
  await expect(last).toHaveAttribute('aria-selected', 'false')
  const loader = 'mf-leads/src/case-studies/case-studies-page.tsx'
  await edit(loader, 'return { study }', 'return { study: studySlugs.at(-1) }')
  await expect(last).toHaveAttribute('aria-selected', 'true')
  expect(await page.evaluate(() => 'isTheSame' in window)).toBe(true)
})

test('what is replaced, saved twice at once, left empty or deleted is seen as it is at last, also by the server', async ({
  development: { url, folder },
  page,
}) => {
  const path = join(folder, contactPage)
  const text = await readFile(path, 'utf8')
  const write = (title: string) => writeFile(path, text.replace('What happens next', title))
  const seen = (title: string) =>
    expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible()
  const answer = async () => (await fetch(`${url}/contact`)).text()
  await page.goto(`${url}/contact`)
  await hydrated(page)

  await page.evaluate(() => Object.assign(window, { isTheSame: true }))
  await writeFile(path, '')
  await setTimeout(30)
  await rm(path)
  await setTimeout(30)
  await write('In its place')
  await seen('In its place')
  await write('In haste')
  await setTimeout(30)
  await write('At leisure')
  await seen('At leisure')
  expect(await page.evaluate(() => 'isTheSame' in window)).toBe(true)

  const isBlank = page.waitForEvent('console', (line) => line.text().startsWith('Matched leaf'))
  await writeFile(path, '')
  await isBlank
  await write('Begun')
  await seen('Begun')
  await hydrated(page)

  await rm(path)
  await expect.poll(answer).toContain('This page did not load')
  await write('Made anew')
  await expect.poll(answer).toContain('Made anew')
  await seen('Made anew')
  await expect(page.locator(failures)).toHaveCount(0)
})
