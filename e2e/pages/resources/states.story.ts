import { expect } from '../../site/fixtures.ts'
import { siteUnderTest } from '../../site/site-under-test.ts'
import { examineStates, narrow } from '../../site/states.ts'

examineStates({
  loading: {
    path: '/resources',
    before: (page) => page.route(`${siteUnderTest.supabaseUrl}/rest/**`, () => {}),
    enter: async (page) => {
      const articles = page.getByRole('region', { name: 'Newest articles' })
      await articles.getByRole('article').first().getByRole('link').click()
      await expect(page.getByRole('status').getByText('Loading')).toBeVisible()
    },
  },
  'articles filtered': {
    path: '/resources?type=report&audience=executives',
    enter: (page) => expect(page.getByText('3 articles')).toBeVisible(),
  },
  'code wider than the screen': {
    path: '/resources/structured-interview-scorecards',
    views: narrow,
    enter: async (page) => {
      const code = page.getByRole('group', { name: 'Code' })
      await code.focus()
      const scrolled = async () => {
        await page.keyboard.press('ArrowRight')
        return code.evaluate(({ scrollLeft }) => scrollLeft)
      }
      await expect.poll(scrolled).toBeGreaterThan(0)
    },
  },
  'nothing found': {
    path: '/glossary?q=zzz',
    enter: (page) => expect(page.getByRole('heading', { name: 'No term matches' })).toBeVisible(),
  },
  'article not found': {
    path: '/resources/no-such-article',
    enter: async (page) => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Content Not Found')
      const main = page.getByRole('main')
      await expect(main.getByRole('link', { name: 'Return Home' })).toBeVisible()
    },
  },
})
