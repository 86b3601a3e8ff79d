import { freePort } from 'delivery'
import { expect, test } from '../../site/fixtures.ts'
import { isNotFoundAt } from '../../site/not-found.ts'

for (const [path, heading] of [
  ['/technologies/cobol-on-wheels', 'Technology Not Found'],
  ['/technologies/..%2f..%2fetc', 'Technology Not Found'],
  ['/roles/software-engineer/atlantis', 'Role Not Found'],
  ['/roles/pirate/austin', 'Role Not Found'],
] as const)
  isNotFoundAt(path, heading)

test('a backend that is away: the specification’s message, 503, the frame intact', async ({
  page,
  startShell,
}) => {
  const nowhere = `http://localhost:${await freePort()}`
  const shell = await startShell({ env: { SUPABASE_URL: nowhere } })
  const response = await page.goto(`${shell}/technologies/react`)
  expect(response?.status()).toBe(503)
  expect(response?.headers()['retry-after']).toBeTruthy()
  await expect(page.getByText('Failed to load technology data')).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  expect((await fetch(`${shell}/glossary`)).status).toBe(200)
})
