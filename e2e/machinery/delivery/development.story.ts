import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { open, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout } from 'node:timers/promises'
import { freePort } from 'delivery'
import { copyWorkspace } from '../../../tools/new-remote/src/testing/workspace-copy.ts'
import { expect, hydrated, test as base } from '../../site/fixtures.ts'
import { siteUnderTest } from '../../site/site-under-test.ts'

interface Development {
  url: string
  /** The copy of the workspace. */
  folder: string
  /** Saves an edit there; resolves to what takes it back. */
  edit(file: string, from: string, to: string): Promise<() => Promise<void>>
  /** What `npm run dev` sends when types are checked. */
  checked(errors: string[]): void
}

/** A development server that nobody has started before: nothing is kept from an earlier one. */
const test = base.extend<object, { development: Development }>({
  development: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern
    async ({}, use) => {
      const { folder, remove } = await copyWorkspace()
      const port = await freePort()
      const child = spawn(process.execPath, ['shell/development/main.ts'], {
        cwd: folder,
        env: {
          ...process.env,
          PORT: String(port),
          DATA_DIR: join(folder, '.data'),
          BOOKING_URL: `${siteUnderTest.supabaseUrl}/booking`,
        },
        stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
      })
      await ready(child)
      await use({
        folder,
        url: `http://localhost:${port}`,
        edit: (file, from, to) => edit(join(folder, file), from, to),
        checked: (errors) => child.send(errors),
      })
      child.kill('SIGTERM')
      await once(child, 'exit')
      await remove()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})

async function ready({ stdout }: ChildProcess): Promise<void> {
  if (!stdout) return
  for await (const line of createInterface(stdout)) if (line.includes('"ready":true')) break
  stdout.resume()
}

async function edit(path: string, from: string, to: string): Promise<() => Promise<void>> {
  const before = await readFile(path, 'utf8')
  expect(before, path).toContain(from)
  await save(path, before.replace(from, to))
  return () => save(path, before)
}

/** As many editors do: a server that looks in between meets an empty file. */
async function save(path: string, text: string): Promise<void> {
  const file = await open(path, 'w')
  await setTimeout(20)
  await file.write(text)
  await file.close()
}

const contactPage = 'mf-leads/src/contact/contact-page.tsx'
const component = 'export function Component() {'
const failures = 'failure-overlay, vite-error-overlay'

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
