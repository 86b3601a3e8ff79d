import type { Page } from '@playwright/test'
import { findings, look, type View } from './axe.ts'
import { contactForm, fill, sendContact, visitor } from './contact-form.ts'
import { expect, hydrated, test } from './fixtures.ts'
import { siteUnderTest } from './site-under-test.ts'

test.describe.configure({ timeout: 180_000 })

const wide: View[] = [
  { width: 1280, mode: 'light' },
  { width: 1280, mode: 'dark' },
]
const narrow: View[] = [
  { width: 320, mode: 'light' },
  { width: 320, mode: 'dark' },
]
const forced: View[] = [{ width: 1280, mode: 'forced colours' }]
const everywhere = [...wide, ...narrow, ...forced]

interface State {
  path: string
  /** The first one is how the page is opened. */
  views?: View[]
  /** Set up before the page is asked for. */
  before?: (page: Page) => Promise<unknown>
  /** What the visitor does, and how to see that the state is there. */
  enter: (page: Page) => Promise<unknown>
}

const header = (page: Page) => page.getByRole('banner')
const main = (page: Page) => page.getByRole('main')
const menus = ['Services', 'Industries', 'Resources']

async function openMobileMenu(page: Page) {
  await header(page).getByRole('button', { name: 'Menu' }).click()
  await header(page).getByRole('button', { name: 'Industries' }).click()
  await expect(header(page).getByRole('link', { name: 'Aerospace' })).toBeVisible()
}

async function send(page: Page) {
  await fill(contactForm(page), visitor())
  await main(page).getByRole('button', { name: 'Send message' }).click()
}

/** Notifications stay while something in them has focus. */
const hold = (page: Page) => page.getByRole('button', { name: 'Dismiss' }).focus()

const states: Record<string, State> = {
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
      },
    ]),
  ),
  'mobile menu open': {
    path: '/',
    views: [...narrow, { width: 768, mode: 'light' }, { width: 768, mode: 'dark' }],
    enter: openMobileMenu,
  },
  'consultation dialog open': {
    path: '/',
    enter: async (page) => {
      await main(page).getByRole('button', { name: 'Schedule a Call' }).first().click()
      const frame = page.frameLocator('iframe[title="Schedule a consultation"]')
      await expect(frame.getByRole('heading', { level: 1 })).toBeVisible()
    },
  },
  'contact dialog open': {
    path: '/contact',
    enter: async (page) => {
      await main(page).getByRole('button', { name: 'Write to us' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: 'Send message' }).click()
      await expect(dialog.getByRole('group', { name: 'Please check these fields' })).toBeFocused()
    },
  },
  'third tab': {
    path: '/case-studies',
    enter: async (page) => {
      await page.getByRole('tab', { name: 'Technical recruiter training' }).click()
      await expect(
        page.getByRole('tabpanel', { name: 'Technical recruiter training' }),
      ).toBeVisible()
    },
  },
  'contact form with errors': {
    path: '/contact',
    enter: async (page) => {
      await main(page).getByRole('button', { name: 'Send message' }).click()
      await expect(page.getByRole('group', { name: 'Please check these fields' })).toBeFocused()
    },
  },
  'questionnaire with errors': {
    path: '/questionnaire',
    enter: async (page) => {
      await page.getByRole('button', { name: 'Submit' }).click()
      await expect(page.getByRole('group', { name: 'Please check these fields' })).toBeFocused()
    },
  },
  sending: {
    path: '/contact',
    before: (page) => page.route(sendContact, () => {}),
    enter: async (page) => {
      await send(page)
      await expect(main(page).getByRole('button', { name: 'Sending...' })).toBeDisabled()
    },
  },
  sent: {
    path: '/contact',
    enter: async (page) => {
      await send(page)
      await expect(page.getByRole('status').getByText('Thanks for reaching out!')).toBeVisible()
      await hold(page)
    },
  },
  'not sent': {
    path: '/contact',
    before: (page) => page.route(sendContact, (route) => route.abort()),
    enter: async (page) => {
      await send(page)
      await expect(page.getByRole('alert').getByText('Something went wrong')).toBeVisible()
      await hold(page)
    },
  },
  'questionnaire answered': {
    path: '/questionnaire',
    enter: async (page) => {
      await page.getByRole('textbox', { name: /^Full name/ }).fill('Mara Olsen')
      await page.getByRole('textbox', { name: /^Work email/ }).fill('mara@example.com')
      await page.getByRole('textbox', { name: /^Company name/ }).fill('Northgate Logistics')
      await page.getByRole('button', { name: 'Submit' }).click()
      await expect(page.getByRole('heading', { name: 'Thank you' })).toBeFocused()
      await hold(page)
    },
  },
  'answers open': {
    path: '/services/direct-hire',
    enter: async (page) => {
      const questions = await page.locator('summary').all()
      expect(questions.length).toBeGreaterThan(2)
      for (const question of questions) await question.click()
    },
  },
  'second testimonial': {
    path: '/',
    enter: async (page) => {
      await page.getByRole('button', { name: 'Next testimonial' }).click()
      await expect(page.getByRole('group', { name: '2 of 3' })).toBeVisible()
    },
  },
  loading: {
    path: '/resources',
    before: (page) => page.route(`${siteUnderTest.supabaseUrl}/rest/**`, () => {}),
    enter: async (page) => {
      const articles = page.getByRole('region', { name: 'Newest articles' })
      await articles.getByRole('article').first().getByRole('link').click()
      await expect(page.getByRole('status').getByText('Loading')).toBeVisible()
    },
  },
  'articles failed': {
    path: '/about',
    before: (page) => page.route(`${siteUnderTest.supabaseUrl}/**`, (route) => route.abort()),
    enter: async (page) => {
      await page.getByRole('contentinfo').getByRole('link', { name: 'Resources' }).click()
      await expect(page.getByRole('region', { name: 'Articles are not available' })).toBeVisible()
    },
  },
  'remote failed': {
    path: '/technologies/react',
    before: (page) => page.route('**/remotes/catalogue/**', (route) => route.abort()),
    enter: (page) => expect(main(page).getByRole('button', { name: 'Try again' })).toBeVisible(),
  },
  'articles filtered': {
    path: '/resources?type=report&audience=executives',
    enter: (page) => expect(page.getByText('3 articles')).toBeVisible(),
  },
  'nothing found': {
    path: '/glossary?q=zzz',
    enter: (page) => expect(page.getByRole('heading', { name: 'No term matches' })).toBeVisible(),
  },
  'role not found': { path: '/roles/no-such-role', enter: isNotFound },
  'article not found': { path: '/resources/no-such-article', enter: isNotFound },
}

function isNotFound(page: Page) {
  return expect(page.getByRole('heading', { level: 1, name: /not found/i })).toBeVisible()
}

for (const [name, { path, views = everywhere, before, enter }] of Object.entries(states)) {
  test(`${path}, ${name}: no accessibility finding in any view`, async ({ page }) => {
    const [first] = views
    if (first) await look(page, first)
    await before?.(page)
    await page.goto(path)
    await hydrated(page)
    await enter(page)
    expect(await findings(page, name, views)).toEqual([])
  })
}

test('the booking page in the dialog has no accessibility finding in any view', async ({
  page,
}) => {
  await page.goto(`${siteUnderTest.supabaseUrl}/booking`)
  expect(await findings(page, 'in the dialog', [...wide, ...narrow])).toEqual([])
})
