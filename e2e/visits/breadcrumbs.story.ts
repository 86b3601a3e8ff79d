import { expect, test } from '../site/fixtures.ts'

test('breadcrumbs use friendly labels and the last is not a link', async ({ read, paper }) => {
  await read('/roles/data-engineer/austin')
  const trail = paper.getByRole('navigation', { name: /breadcrumb/i })
  await expect(trail.getByRole('listitem')).toHaveText(['Home', 'Roles', 'Data Engineer', 'Austin'])
  await expect(trail.getByRole('link', { name: 'Austin' })).toHaveCount(0)
  await read('/')
  await expect(trail).toHaveCount(0)
})
