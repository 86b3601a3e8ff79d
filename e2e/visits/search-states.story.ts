import type { Page } from '@playwright/test'
import { expect } from '../site/fixtures.ts'
import { examineStates } from '../site/states.ts'

/** Opens the search over the page and asks it; a choice among the results is made, where there are any. */
async function search(page: Page, text: string) {
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
  const field = page.getByRole('dialog', { name: 'Search' }).getByRole('combobox')
  await field.fill(text)
  return field
}

/** Closes the search, as a visitor does who has seen enough. */
async function close(page: Page) {
  await page.getByRole('dialog', { name: 'Search' }).getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeHidden()
}

examineStates({
  'search that did not load': {
    path: '/',
    enter: async (page) => {
      await page.route('**/search-index.json*', (route) => route.abort())
      await search(page, 'react')
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    },
    leave: async (page) => {
      await page.unroute('**/search-index.json*')
      await close(page)
    },
  },
  'search open, nothing asked': {
    path: '/',
    enter: async (page) => {
      await expect(await search(page, '')).toBeFocused()
    },
    leave: close,
  },
  'search with results, one chosen': {
    path: '/',
    enter: async (page) => {
      const field = await search(page, 'react')
      await expect(page.getByRole('option').first()).toBeVisible()
      await field.press('ArrowDown')
      await expect(page.getByRole('option', { selected: true })).toBeVisible()
    },
    leave: close,
  },
  'search without results': {
    path: '/',
    enter: async (page) => {
      await search(page, 'zzzzzz')
      await expect(
        page
          .getByRole('dialog')
          .getByText(/zzzzzz/)
          .last(),
      ).toBeVisible()
    },
  },
})
