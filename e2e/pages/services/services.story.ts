import { expect, test } from '../../site/fixtures.ts'
import { open, tabTo } from '../../site/checks/keyboard.ts'

test('a question opens by Enter and closes by Space', async ({ page }) => {
  await open(page, '/services/direct-hire')
  const question = page.locator('summary').first()
  const answer = page.locator('details').first()
  await tabTo(page, question)
  await page.keyboard.press('Enter')
  await expect(answer).toHaveAttribute('open', '')
  await page.keyboard.press('Space')
  await expect(answer).not.toHaveAttribute('open')
  await page.keyboard.press('Tab')
  await expect(page.locator('summary').nth(1)).toBeFocused()
})

test('the questions of a service open and close', async ({ page }) => {
  await open(page, '/services/technical-interview')
  const questions = page.getByRole('main').locator('details')
  await expect(questions).toHaveCount(3)
  await questions.first().locator('summary').click()
  await expect(questions.first()).toHaveAttribute('open', '')
  await expect(page.getByRole('main').getByRole('button', { name: /send/i })).toBeVisible()
})
