import type { Page } from '@playwright/test'
import { findings, look, type View } from './checks/axe.ts'
import { expect, hydrated, test } from './fixtures.ts'
import { visitsOf } from './visits.ts'

export const wide: View[] = [
  { width: 1280, mode: 'light' },
  { width: 1280, mode: 'dark' },
]
export const narrow: View[] = [
  { width: 320, mode: 'light' },
  { width: 320, mode: 'dark' },
]
export const forced: View[] = [{ width: 1280, mode: 'forced colours' }]
export const everywhere = [...wide, ...narrow, ...forced]

export interface State {
  path: string
  /** The first one is how the page is opened. */
  views?: View[]
  /** Set up before the page is asked for. */
  before?: (page: Page) => Promise<unknown>
  /** What the visitor does, and how to see that the state is there. */
  enter: (page: Page) => Promise<unknown>
  /** What brings the page back to how it was opened: the next state of the same path is entered in the same visit. */
  leave?: (page: Page) => Promise<unknown>
}

/** A story for each visit to states that pages can be brought into: axe finds nothing there in any view. */
export function examineStates(states: Record<string, State>): void {
  for (const visit of visitsOf(states, ({ leave }) => leave !== undefined)) {
    const [{ path, before }] = visit
    const names = visit.map(({ name }) => name).join(', ')
    test(`${path}, ${names}: no accessibility finding in any view`, async ({ page }) => {
      for (const state of visit)
        await test.step(state.name, async () => {
          const { name, views = everywhere, enter, leave } = state
          const [first] = views
          if (first) await look(page, first)
          if (state === visit[0]) {
            await before?.(page)
            await page.goto(path)
            await hydrated(page)
          }
          await enter(page)
          expect.soft(await findings(page, name, views)).toEqual([])
          await leave?.(page)
        })
    })
  }
}

export function isNotFound(page: Page): Promise<void> {
  return expect(page.getByRole('heading', { level: 1, name: /not found/i })).toBeVisible()
}

/** Notifications stay while something in them has focus. */
export const hold = (page: Page) => page.getByRole('button', { name: 'Dismiss' }).focus()
