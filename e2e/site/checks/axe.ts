import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { Page } from '@playwright/test'

/** Less than half of what `axe.source` has: every page gets it anew. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

const rulesAboutColours = ['color-contrast', 'link-in-text-block']

/** How a page is looked at: CSS pixels of width, and what the visitor asked their system for. */
export interface View {
  width: number
  mode: 'light' | 'dark' | 'forced colours'
}

/** Shows the open page in another view, without loading it again; resolves when it has put it on. */
export async function look(page: Page, { width, mode }: View): Promise<void> {
  const colorScheme = mode === 'dark' ? 'dark' : 'light'
  await page.setViewportSize({ width, height: 900 })
  await page.emulateMedia({
    colorScheme,
    forcedColors: mode === 'forced colours' ? 'active' : 'none',
    reducedMotion: 'reduce',
  })
  await page.waitForFunction((wanted) => {
    const shown = document.documentElement.dataset['mantineColorScheme']
    return !shown || shown === wanted
  }, colorScheme)
  await settled(page)
}

/**
 * Waits until the new styles are painted and no transition runs that would end by itself. A colour that is inherited
 * passes from parent to child with a transition for each.
 */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const painted = () => new Promise((done) => requestAnimationFrame(done))
    const running = () =>
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    do {
      await Promise.allSettled(running().map(({ finished }) => finished))
      await painted()
      await painted()
    } while (running().length > 0)
  })
}

/**
 * What axe finds on the page as it stands, without exceptions, as `rule: target`; not in frames of other origins.
 * The markup is the same in every mode: in light all rules are asked, in the others those about colours.
 *
 * @param without a selector of a part that is left out
 */
export async function axeFindings(
  page: Page,
  mode: View['mode'] = 'light',
  without?: string,
): Promise<string[]> {
  const options: axe.RunOptions = {
    runOnly: mode === 'light' ? tags : { type: 'rule', values: rulesAboutColours },
    resultTypes: ['violations'],
    iframes: false,
  }
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  return page.evaluate(
    async ([options, without]) => {
      const { violations } = await window.axe.run(
        { include: [document], exclude: without ? [without] : [] },
        options,
      )
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(
          ({ target, any }) => `${id}: ${target.flat().join(' ')} ${any[0]?.message ?? ''}`,
        ),
      )
    },
    [options, without] as const,
  )
}

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** What sticks out of the page's side, as pixels: the reason why a visitor would scroll in two directions. */
export async function sidewaysFindings(page: Page): Promise<string[]> {
  const excess = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  return excess > 0 ? [`sticks out by ${excess} px`] : []
}

/** Looks at the page in each view, but for a part that is left out; every finding is `route state width mode: rule target`. */
export async function findings(
  page: Page,
  state: string,
  views: readonly View[],
  without?: string,
): Promise<string[]> {
  const found: string[] = []
  for (const view of views) {
    await look(page, view)
    found.push(...(await findingsHere(page, state, view, without)))
  }
  return found
}

/** What is found in the view that the page is in. */
export async function findingsHere(
  page: Page,
  state: string,
  { width, mode }: View,
  without?: string,
): Promise<string[]> {
  const { pathname } = new URL(page.url())
  const found = [...(await axeFindings(page, mode, without)), ...(await sidewaysFindings(page))]
  return found.map((finding) => `${pathname} ${state} ${width} ${mode}: ${finding}`)
}
