import { expect } from '../../site/fixtures.ts'
import { transcribe } from '../../site/checks/screen-reader.ts'

transcribe({
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
  'remote-failed': {
    path: '/technologies/react',
    before: (page) => page.route('**/remotes/catalogue/**', (route) => route.abort()),
    walk: async (listener) => {
      await listener.jump('moveToNextMain')
      await listener.readTo(/^end of main/)
    },
  },
})
