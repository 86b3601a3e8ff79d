import type { Page } from '@playwright/test'
import { contactForm, failToSend, fill, sendContact, visitor } from '../../site/contact-form.ts'
import { expect } from '../../site/fixtures.ts'
import { examineStates, hold } from '../../site/states.ts'

const main = (page: Page) => page.getByRole('main')

async function send(page: Page) {
  await fill(contactForm(page), visitor())
  await main(page).getByRole('button', { name: 'Send message' }).click()
}

examineStates({
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
    before: (page) => page.route(sendContact, failToSend),
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
})
