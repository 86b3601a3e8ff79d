import { fill, visitor } from '../../site/contact-form.ts'
import { expect } from '../../site/fixtures.ts'
import { transcribe } from '../../site/checks/screen-reader.ts'

transcribe({
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
})
