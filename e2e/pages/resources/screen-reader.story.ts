import { expect } from '../../site/fixtures.ts'
import { transcribe } from '../../site/checks/screen-reader.ts'

transcribe({
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
})
