import { expect } from '../../site/fixtures.ts'
import { examineStates } from '../../site/states.ts'

examineStates({
  'answers open': {
    path: '/services/direct-hire',
    enter: async (page) => {
      const questions = await page.locator('summary').all()
      expect(questions.length).toBeGreaterThan(2)
      for (const question of questions) await question.click()
    },
  },
})
