import type { Page } from '@playwright/test'
import { findings } from '../../site/checks/axe.ts'
import { expect, test } from '../../site/fixtures.ts'
import { siteUnderTest } from '../../site/site-under-test.ts'
import { examineStates, forced, narrow, wide, type State } from '../../site/states.ts'

const header = (page: Page) => page.getByRole('banner')
const main = (page: Page) => page.getByRole('main')
const menus = ['Services', 'Industries', 'Resources']

async function openMobileMenu(page: Page) {
  await header(page).getByRole('button', { name: 'Menu' }).click()
  await header(page).getByRole('button', { name: 'Industries' }).click()
  await expect(header(page).getByRole('link', { name: 'Aerospace' })).toBeVisible()
}

examineStates({
  ...Object.fromEntries(
    menus.map((name): [string, State] => [
      `menu ${name} open`,
      {
        path: '/',
        views: [...wide, ...forced],
        enter: async (page) => {
          await header(page).getByRole('button', { name }).click()
          await expect(header(page).getByRole('list').nth(1)).toBeVisible()
        },
        leave: async (page) => {
          await page.keyboard.press('Escape')
          await expect(header(page).getByRole('list').nth(1)).toBeHidden()
        },
      },
    ]),
  ),
  'mobile menu open': {
    path: '/',
    views: [...narrow, { width: 768, mode: 'light' }, { width: 768, mode: 'dark' }],
    enter: openMobileMenu,
    leave: async (page) => {
      await header(page).getByRole('button', { name: 'Menu' }).click()
      await expect(header(page).getByRole('link', { name: 'Aerospace' })).toBeHidden()
    },
  },
  'consultation dialog open': {
    path: '/',
    enter: async (page) => {
      await main(page).getByRole('button', { name: 'Schedule a Call' }).first().click()
      const frame = page.frameLocator('iframe[title="Schedule a consultation"]')
      await expect(frame.getByRole('heading', { level: 1 })).toBeVisible()
    },
    leave: async (page) => {
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
      await expect(page.getByRole('dialog')).toBeHidden()
    },
  },
  'second testimonial': {
    path: '/',
    enter: async (page) => {
      await page.getByRole('button', { name: 'Next testimonial' }).click()
      await expect(page.getByRole('group', { name: '2 of 3' })).toBeVisible()
    },
  },
})

test('the booking page in the dialog has no accessibility finding in any view', async ({
  page,
}) => {
  await page.goto(`${siteUnderTest.supabaseUrl}/booking`)
  expect(await findings(page, 'in the dialog', [...wide, ...narrow])).toEqual([])
})
