import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright-core'
import { parseAst } from 'vite'
import { findBrowser } from '../processes/browser.ts'
import { startGallery } from '../processes/gallery.ts'

type Shown = NonNullable<Awaited<ReturnType<typeof readEntry>>>

/** A development server that begins makes everything ready for the first page, in milliseconds. */
const longestMs = 300_000

/**
 * Writes a page about each component of the gallery: when to use it, how it looks, what to write, its props.
 *
 * @param declarations module → what it declares
 */
export async function writeComponentDocs(
  declarations: Readonly<Record<string, string>>,
  to: string,
): Promise<void> {
  await mkdir(to, { recursive: true })
  const list: string[] = []
  await withGallery(async (page) => {
    for (const anchor of await anchorsOf(page)) {
      const shown = await readEntry(page, anchor)
      if (!shown) continue
      const sample = page.locator('[data-sample]').first()
      await sample.screenshot({ path: join(to, `${anchor}.png`), animations: 'disabled' })
      await writeFile(join(to, `${anchor}.md`), pageAbout(shown, declarations))
      list.push(`- [${shown.name}](${anchor}.md): ${shown.use}`)
    }
  })
  await writeFile(join(to, 'README.md'), `# Components\n\n${list.join('\n')}\n`)
}

async function withGallery(work: (page: Page) => Promise<void>): Promise<void> {
  const gallery = await startGallery()
  const args = [
    '--no-sandbox',
    '--disable-gpu',
    '--font-render-hinting=none',
    '--disable-partial-raster',
  ]
  const browser = await chromium.launch({ executablePath: await findBrowser(), args })
  try {
    const viewport = { width: 1440, height: 900 }
    const page = await browser.newPage({ viewport, reducedMotion: 'reduce', colorScheme: 'light' })
    page.setDefaultTimeout(longestMs)
    await page.goto(gallery.url)
    await work(page)
  } finally {
    await browser.close()
    await gallery.stop()
  }
}

async function anchorsOf(page: Page): Promise<string[]> {
  const links = page.getByRole('navigation', { name: 'Components' }).getByRole('link')
  await links.first().waitFor()
  return links.evaluateAll((all) => all.map((link) => link.getAttribute('href')?.slice(1) ?? ''))
}

/** What the gallery says of a component; null of a place that is none. */
async function readEntry(page: Page, anchor: string) {
  const link = page.locator(`nav a[href="#${anchor}"]`)
  const name = await link.innerText()
  await page.evaluate((hash) => (location.hash = hash), anchor)
  await page.getByRole('heading', { level: 1, name, exact: true }).first().waitFor()
  const found = await page.getByRole('main').evaluate((main) => {
    const textOf = (selector: string) => main.querySelector(selector)?.textContent ?? ''
    const sample = '[data-sample] ~ details code'
    return { use: textOf('h1 + p'), importLine: textOf('code'), code: textOf(sample) }
  })
  if (!found.importLine.startsWith('import ')) return null
  // At rest it is the same picture each time.
  await page.evaluate(async () => {
    await document.fonts.ready
    await Promise.all(document.getAnimations().map((each) => each.finished.catch(() => null)))
  })
  return { name, anchor, ...found }
}

function pageAbout(
  { name, anchor, use, importLine, code }: Shown,
  declarations: Readonly<Record<string, string>>,
): string {
  const [, module = ''] = /from '(.+)'/.exec(importLine) ?? []
  const fenced = (language: string, text: string) => `\`\`\`${language}\n${text}\n\`\`\`\n`
  return [
    `# ${name}\n`,
    `${use}\n`,
    `![${name}](${anchor}.png)\n`,
    fenced('tsx', `${importLine}\n\n${code}`),
    '## Props\n',
    fenced('ts', declarationOf(name, declarations[module] ?? '')),
  ].join('\n')
}

/** What is declared of a name, and of the types that it is told with. */
function declarationOf(name: string, text: string): string {
  const all = statementsOf(text)
  const wanted = [name]
  for (const each of wanted)
    for (const word of all.get(each)?.match(/\b[A-Z]\w+/g) ?? [])
      if (all.has(word) && !wanted.includes(word)) wanted.push(word)
  return wanted.map((each) => all.get(each) ?? `export { ${each} }`).join('\n\n')
}

/** Declared name → its declaration, with the comment before it. */
function statementsOf(text: string): Map<string, string> {
  const statements = new Map<string, string>()
  let end = 0
  for (const statement of parseAst(text, { lang: 'dts' }).body) {
    const declaration = text.slice(end, statement.end).trim()
    const code = text.slice(statement.start, statement.end)
    end = statement.end
    const [, declared] =
      /^(?:export )?(?:declare )?(?:function|const|class|interface|type) (\w+)/.exec(code) ?? []
    if (declared !== undefined) statements.set(declared, declaration)
  }
  return statements
}
