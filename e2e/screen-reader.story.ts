import type { Page } from '@playwright/test'
import { fill, visitor } from './contact-form.ts'
import { expect, test } from './fixtures.ts'
import { expectTranscript, listen, type Listener } from './screen-reader.ts'

test.describe.configure({ timeout: 180_000 })

interface Flow {
  path: string
  before?: (page: Page) => Promise<unknown>
  walk: (listener: Listener, page: Page) => Promise<void>
}

const flows: Record<string, Flow> = {
  'home-top': {
    path: '/',
    walk: (listener) => listener.readTo(/^region/),
  },
  'header-menu': {
    path: '/',
    walk: async (listener) => {
      await listener.tabTo('Industries')
      await listener.press('Enter')
      await listener.hearAgain()
      await listener.press('Tab')
      await listener.press('Tab')
      await listener.press('Escape')
    },
  },
  'consultation-dialog': {
    path: '/technologies/react',
    walk: async (listener, page) => {
      await listener.tabTo('Schedule a Call')
      const dialog = page.getByRole('dialog')
      await listener.waits('presses Enter', async () => {
        await page.keyboard.press('Enter')
        await expect(dialog.locator(':focus')).toBeVisible()
      })
      await listener.readTo(/^end of dialog/)
      await listener.waits('presses Escape', async () => {
        await page.keyboard.press('Escape')
        await expect(dialog).toBeHidden()
      })
    },
  },
  'contact-form-with-errors': {
    path: '/contact',
    walk: async (listener, page) => {
      await listener.tabTo('Send message')
      await listener.press('Enter')
      await listener.press('Tab')
      await listener.press('Enter')
      await listener.type('Mara')
      await listener.press('Tab')
      await listener.waits('fills in the rest', () => fill(page.getByRole('main'), visitor()))
      await listener.tabTo('Send message')
      await listener.waits('presses Enter', async () => {
        await page.keyboard.press('Enter')
        await expect(page.getByRole('status').getByText('Thanks for reaching out!')).toBeVisible()
      })
    },
  },
  questionnaire: {
    path: '/questionnaire',
    walk: async (listener) => {
      await listener.jumpToHeading(/level 1/)
      await listener.readTo(/Submit/)
      await listener.tabTo('Submit')
      await listener.press('Enter')
      await listener.press('Tab')
    },
  },
  'case-study-tabs': {
    path: '/case-studies',
    walk: async (listener, page) => {
      await listener.tabTo('Contract recruitment')
      await listener.waits('presses ArrowRight', async () => {
        await page.keyboard.press('ArrowRight')
        await expect(page.getByRole('tab', { name: 'IT contractors' })).toBeFocused()
      })
      await listener.press('Tab')
      await listener.readTo(/level 3/)
    },
  },
  'testimonials-carousel': {
    path: '/',
    walk: async (listener) => {
      await listener.tabTo('Next testimonial')
      await listener.press('Enter')
      await listener.readTo(/^end of blockquote/)
    },
  },
  'glossary-search': {
    path: '/glossary',
    walk: async (listener, page) => {
      await listener.waits('moves to the search field', () => page.getByRole('searchbox').focus())
      await listener.type('pair')
      await listener.waits('presses Enter', async () => {
        await page.keyboard.press('Enter')
        await expect(page).toHaveURL(/q=pair/)
      })
      await listener.press('Tab')
      await listener.readTo(/^end of article/)
    },
  },
  'article-top': {
    path: '/resources/technical-interview-services-guide',
    walk: async (listener) => {
      await listener.jump('moveToNextMain')
      await listener.readTo(/^heading, Why companies/)
    },
  },
  'page-not-found': {
    path: '/no/such/page',
    walk: async (listener) => {
      await listener.jump('moveToNextMain')
      await listener.readTo(/^end of main/)
    },
  },
  'remote-failed': {
    path: '/technologies/react',
    before: (page) => page.route('**/remotes/catalogue/**', (route) => route.abort()),
    walk: async (listener) => {
      await listener.jump('moveToNextMain')
      await listener.readTo(/^end of main/)
    },
  },
}

for (const [name, { path, before, walk }] of Object.entries(flows)) {
  test(`what a screen reader says: ${name.replaceAll('-', ' ')}`, async ({ page }) => {
    await before?.(page)
    const { listener, lines } = await listen(page, path)
    await walk(listener, page)
    await expectTranscript(name, lines)
  })
}
