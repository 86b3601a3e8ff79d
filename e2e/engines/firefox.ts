import { launch, type KeyInput } from 'puppeteer-core'
import { findProgram } from './find-program.ts'
import { keys, type Engine } from './visitor.ts'

const named = new Map<string, KeyInput>([
  [keys.tab, 'Tab'],
  [keys.enter, 'Enter'],
  [keys.escape, 'Escape'],
  [keys.down, 'ArrowDown'],
])

/** Gecko: the Firefox of Debian, spoken to by WebDriver BiDi. */
export const firefox: Engine = {
  name: 'Firefox',
  async start() {
    const executablePath = await findProgram(['firefox-esr', 'firefox'], ['firefox-esr'])
    const browser = await launch({ browser: 'firefox', executablePath, timeout: 120_000 })
    const [page = await browser.newPage()] = await browser.pages()
    page.setDefaultTimeout(120_000)
    await page.setViewport({ width: 1280, height: 800 })
    return {
      open: async (url) => void (await page.goto(url)),
      ask: (question, ...args) =>
        page.evaluate(`(${question})(...${JSON.stringify(args)})`) as never,
      click: (selector) => page.click(selector),
      async type(text) {
        const key = named.get(text)
        await (key ? page.keyboard.press(key) : page.keyboard.type(text))
      },
      end: () => browser.close(),
    }
  },
}
