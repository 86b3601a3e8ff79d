import { expect, test } from '../../site/fixtures.ts'

test('about tells the story, three capabilities, four statistics and two calls, in this order', async ({
  read,
  paper,
}) => {
  await read('/about')
  const main = paper.getByRole('main')
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    'A notebook, and a habit of looking back',
    'Three things we do well',
    'What comes of it',
    'Four steps, the last of them after the hire',
    'Six things we will not do',
    'Hold us to it',
  ])
  const capabilities = main.getByRole('region', { name: 'Three things we do well' })
  await expect(capabilities.getByRole('heading', { level: 3 })).toHaveCount(3)
  const statistics = main.getByRole('region', { name: 'What comes of it' })
  await expect(statistics.getByRole('term')).toHaveText([
    'Interview accuracy',
    'Placement success rate',
    'Technical assessments',
    'Report delivery',
  ])
  for (const figure of ['98%', '95%', '500+', '24h'])
    await expect(statistics.getByText(figure, { exact: true })).toBeVisible()
})
