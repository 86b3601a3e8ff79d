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

examineStates({
  'search open, nothing asked': {
    path: '/',
    enter: async (page) => {
      await expect(await search(page, '')).toBeFocused()
    },
  },
  'search with results, one chosen': {
    path: '/',
    enter: async (page) => {
      const field = await search(page, 'react')
      await expect(page.getByRole('option').first()).toBeVisible()
      await field.press('ArrowDown')
      await expect(page.getByRole('option', { selected: true })).toBeVisible()
    },
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
  'search that did not load': {
    path: '/',
    before: (page) => page.route('**/search-index.json*', (route) => route.abort()),
    enter: async (page) => {
      await search(page, 'react')
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    },
  },
})
