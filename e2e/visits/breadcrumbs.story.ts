import { expect, test } from '../site/fixtures.ts'

test('breadcrumbs use friendly labels and the last is not a link', async ({ page }) => {
  await page.goto('/roles/data-engineer/austin')
  const trail = page.getByRole('navigation', { name: /breadcrumb/i })
  await expect(trail.getByRole('listitem')).toHaveText(['Home', 'Roles', 'Data Engineer', 'Austin'])
  await expect(trail.getByRole('link', { name: 'Austin' })).toHaveCount(0)
  await page.goto('/')
  await expect(trail).toHaveCount(0)
})
