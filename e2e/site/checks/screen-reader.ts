import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Virtual } from '@guidepup/virtual-screen-reader'
import type { Page } from '@playwright/test'
import { expect, hydrated, roomOf, test } from '../fixtures.ts'
import { visitsOf } from '../visits.ts'

declare global {
  interface Window {
    screenReader: Virtual
  }
}

const library = createRequire(import.meta.url).resolve('@guidepup/virtual-screen-reader/browser.js')

/** A visitor who hears the page: what they do, and what is said to them, line by line. */
interface Listener {
  /** Goes item by item, until a phrase matches. */
  readTo(phrase: RegExp): Promise<void>
  /** Jumps by one of the reader's own commands. */
  jump(command: Command): Promise<void>
  /** Jumps from heading to heading, until a phrase matches. */
  jumpToHeading(phrase: RegExp): Promise<void>
  press(key: string): Promise<void>
  /** Tabs to what is labelled so; only the last stop is written down, as others change with the frame. */
  tabTo(name: string): Promise<void>
  /** This reader says nothing when a button's own state changes; the visitor asks for it. */
  hearAgain(): Promise<void>
  /** Types into the field that has focus. */
  type(text: string): Promise<void>
  /** Anything else the visitor's page does by itself; in the reader's words. */
  waits(what: string, until: () => Promise<unknown>): Promise<void>
}

/** What somebody does who hears a page. */
interface Flow {
  path: string
  before?: (page: Page) => Promise<unknown>
  walk: (listener: Listener, page: Page) => Promise<void>
  /** The page is in the end as it was opened: the next flow on it begins there, at the top. */
  isUndone?: boolean
}

/** A story for each visit: what is said in each of its flows is what `transcripts` beside the story has. */
export function transcribe(flows: Record<string, Flow>): void {
  for (const visit of visitsOf(flows, ({ isUndone = false }) => isUndone)) {
    const names = visit.map(({ name }) => name.replaceAll('-', ' ')).join(', ')
    test(`what a screen reader says: ${names}`, async ({ page }, testInfo) => {
      const [{ path, before }] = visit
      await before?.(page)
      await page.goto(path)
      await hydrated(page)
      await page.evaluate(await asScript())
      for (const { name, walk } of visit)
        await test.step(name, async () => {
          const { listener, lines } = await listen(page, path)
          await walk(listener, page)
          await expectTranscript(join(roomOf(testInfo), 'transcripts'), name, lines)
        })
    })
  }
}

/** Puts the screen reader's cursor, and the focus, at the top of the open page. */
async function listen(page: Page, path: string) {
  const lines = [`opens ${path}`, '', `- ${await page.title()}`]
  await page.evaluate(startAtTop)

  async function hear(onlyLast = false) {
    const said = () => page.evaluate(() => window.screenReader.spokenPhraseLog())
    let heard = await said()
    for (let before = -1; heard.length !== before; heard = await said()) {
      before = heard.length
      await page.waitForTimeout(400)
    }
    await page.evaluate(() => window.screenReader.clearSpokenPhraseLog())
    lines.push(...heard.slice(onlyLast ? -1 : 0).map((phrase) => `- ${phrase}`))
  }
  const does = async (what: string, action: () => Promise<unknown>, onlyLast = false) => {
    lines.push('', what, '')
    await action()
    await hear(onlyLast)
  }

  await hear()
  const listener: Listener = {
    readTo: (phrase) => does('reads on', () => page.evaluate(moveUntil, { source: phrase.source })),
    jumpToHeading: (phrase) =>
      does('goes from heading to heading', () =>
        page.evaluate(moveUntil, {
          source: phrase.source,
          command: 'moveToNextHeading' as Command,
        }),
      ),
    jump: (command) =>
      does(wordsOf[command], () =>
        page.evaluate(
          (name) => window.screenReader.perform(window.screenReader.commands[name]),
          command,
        ),
      ),
    tabTo: (name) => does(`tabs to “${name}”`, () => tabTo(page, name), true),
    hearAgain: () =>
      does(
        'hears the same item again',
        () =>
          page.evaluate(async () => {
            await window.screenReader.previous()
            await window.screenReader.next()
          }),
        true,
      ),
    press: (key) => does(`presses ${key}`, () => page.keyboard.press(key)),
    type: (text) => does(`types “${text}”`, () => page.keyboard.type(text)),
    waits: (what, until) => does(what, until),
  }
  return { listener, lines }
}

async function startAtTop() {
  const reader = window.screenReader
  if (reader.activeNode) await reader.stop()
  getSelection()?.setPosition(document.body, 0)
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  await reader.start({ container: document.body })
}

const wordsOf = {
  moveToNextHeading: 'goes to the next heading',
  moveToNextMain: 'goes to the main part',
  moveToNextForm: 'goes to the next form',
}

type Command = keyof typeof wordsOf

async function tabTo(page: Page, name: string) {
  for (let stops = 0; stops < 120; stops++) {
    await page.keyboard.press('Tab')
    const label = await page.evaluate(
      () => document.activeElement?.ariaLabel ?? document.activeElement?.textContent?.trim(),
    )
    if (label === name) return
  }
  throw new Error(`Tab does not lead to ${name}`)
}

/** The library as a classic script: the page's policy lets no module in that the shell does not know. */
async function asScript(): Promise<string> {
  const module = await readFile(library, 'utf8')
  const script = module.replace(
    /export\s*\{[^}]*?([\w$]+) as virtual\s*\}/,
    'window.screenReader=$1',
  )
  if (script === module) throw new Error('The library does not export itself as before')
  return `(() => {${script}\n})()`
}

async function moveUntil({ source, command }: { source: string; command?: Command }) {
  const reader = window.screenReader
  const phrase = new RegExp(source)
  for (let step = 0; step < 300; step++) {
    if (command) await reader.perform(reader.commands[command])
    else await reader.next()
    if (phrase.test(await reader.lastSpokenPhrase())) return
  }
  throw new Error(`The reader never says ${source}`)
}

/** Compares what was heard with the kept transcript; `UPDATE_TRANSCRIPTS=1` keeps this one instead. */
async function expectTranscript(
  folder: string,
  name: string,
  lines: readonly string[],
): Promise<void> {
  const file = join(folder, `${name}.md`)
  const transcript = `# ${name.replaceAll('-', ' ')}\n\n${lines.join('\n').trimEnd()}\n`
    .replace(/\n{3,}/g, '\n\n')
    .replace(/© \d{4}/g, '© year')
  if (process.env['UPDATE_TRANSCRIPTS']) {
    await mkdir(folder, { recursive: true })
    await writeFile(file, transcript)
  }
  expect.soft(transcript).toBe(await readFile(file, 'utf8'))
}
