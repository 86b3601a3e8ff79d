import { findings } from '../../site/checks/axe.ts'
import { expect, test } from '../../site/fixtures.ts'
import { open, tabTo } from '../../site/checks/keyboard.ts'
import { everywhere } from '../../site/states.ts'

test('questions open and close by keyboard, and all answers at once have no accessibility finding', async ({
  page,
}) => {
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

  await test.step('all answers open: no accessibility finding in any view', async () => {
    const questions = await page.locator('summary').all()
    expect(questions.length).toBeGreaterThan(2)
    for (const each of questions) await each.click()
    expect(await findings(page, 'answers open', everywhere)).toEqual([])
  })
})

test('the questions of a service open and close', async ({ page }) => {
  await open(page, '/services/technical-interview')
  const questions = page.getByRole('main').locator('details')
  await expect(questions).toHaveCount(3)
  await questions.first().locator('summary').click()
  await expect(questions.first()).toHaveAttribute('open', '')
  await expect(page.getByRole('main').getByRole('button', { name: /send/i })).toBeVisible()
})

test('on paper every question has its answer', async ({ page }) => {
  await page.goto('/services/technical-interview')
  const answers = page.getByRole('main').locator('details > div')
  const shown = () =>
    answers.evaluateAll(
      (all) =>
        all.filter((answer) => answer.checkVisibility({ contentVisibilityAuto: true })).length,
    )
  expect(await shown()).toBe(0)
  await page.emulateMedia({ media: 'print' })
  expect(await shown()).toBe(await answers.count())
})
