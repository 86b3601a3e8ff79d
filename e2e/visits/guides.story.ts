import { expect, test } from '../site/fixtures.ts'

test('guides show their weights and durations in words, and lead on', async ({
  page,
  complaints,
}) => {
  await page.goto('/resources/how-to-hire-software-developers')
  const weights = page.getByRole('region', { name: 'Suggested assessment weighting' })
  for (const percent of ['30%', '40%', '20%', '10%'])
    await expect(weights.getByText(percent)).toBeVisible()
  await page.getByRole('region', { name: 'Related resources' }).getByRole('link').first().click()
  await expect(page).toHaveURL(/technical-screening-process$/)
  const stages = page.getByRole('region', { name: 'The five-stage framework' })
  await expect(stages.getByText('45–90 minutes')).toBeVisible()
  await page.getByRole('link', { name: 'Recruiter training' }).click()
  await expect(page).toHaveURL(/recruiter-training$/)
  expect(complaints).toEqual([])
})
