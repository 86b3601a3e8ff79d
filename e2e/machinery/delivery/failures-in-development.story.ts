import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, hydrated } from '../../site/fixtures.ts'
import { component, contactPage, failures, test } from './development.ts'

test('a syntax error stands there until it is mended, also after a reload', async ({
  development: { url, edit },
  page,
}) => {
  await page.goto(`${url}/contact`)
  await hydrated(page)
  const mend = await edit(contactPage, component, 'export function Component( {')
  await expect(page.locator(failures)).toContainText('contact-page.tsx')
  await page.reload()
  await expect(page.locator(failures).first()).toContainText('PARSE_ERROR')
  await mend()
  await expect(page.locator('#write')).toBeVisible()
  await expect(page.locator(failures)).toHaveCount(0)
})

const broken = [
  [
    'a loader that throws',
    `export const loader = () => { throw new Error('No rows') }\n`,
    'No rows',
  ],
  [
    'a browser’s name in a render',
    'const width = () => window.innerWidth\n',
    'window is not defined',
  ],
] as const

for (const [what, code, message] of broken)
  test(`${what} is shown with its file and stack, at once and after a reload`, async ({
    development: { url, edit, folder },
    page,
  }) => {
    const [above = ''] = (await readFile(join(folder, contactPage), 'utf8')).split(component)
    const line = above.split('\n').length
    const place = new RegExp(`at (loader|width) \\(.*contact-page\\.tsx:${line}:\\d+\\)`)
    await page.goto(`${url}/contact`)
    await hydrated(page)
    const calls = code.includes('width') ? '\n  width()' : ''
    const mend = await edit(contactPage, component, code + component + calls)
    for (const when of ['at once', 'after a reload']) {
      const overlay = page.locator(failures)
      await expect(overlay, when).toContainText(message)
      await expect(overlay, when).toContainText(place)
      await page.reload()
    }
    await mend()
    await expect(page.locator('#write')).toBeVisible()
    await expect(page.locator(failures)).toHaveCount(0)
  })

test('what the server rendered otherwise than the browser is shown', async ({
  development: { url, edit },
  page,
}) => {
  const mend = await edit(contactPage, '<Seo', '<p>{Date.now()}</p>\n      <Seo')
  await page.goto(`${url}/contact`)
  await expect(page.locator(failures)).toContainText('Hydration failed')
  await mend()
  await expect(page.locator(failures)).toHaveCount(0)
})

test('a type error is shown until it is mended', async ({
  development: { url, checked },
  page,
}) => {
  await page.goto(`${url}/contact`)
  await hydrated(page)
  checked(['mf-leads/src/a.ts(1,14): error TS2322: Not a number.'])
  await expect(page.locator('types-overlay')).toContainText('a.ts(1,14): error TS2322')
  checked([])
  await expect(page.locator('types-overlay')).toHaveCount(0)
})
