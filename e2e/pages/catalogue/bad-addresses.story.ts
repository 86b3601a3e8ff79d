import { freePort } from 'delivery'
import { expect, hydrated, test } from '../../site/fixtures.ts'

test('what does not exist is 404 in the page’s own words with a way home, and stays so when scripts run', async ({
  page,
}) => {
  for (const [path, heading] of [
    ['/technologies/cobol-on-wheels', 'Technology Not Found'],
    ['/technologies/..%2f..%2fetc', 'Technology Not Found'],
    ['/roles/software-engineer/atlantis', 'Role Not Found'],
    ['/roles/pirate/austin', 'Role Not Found'],
  ] as const)
    await test.step(`${path}: ${heading}`, async () => {
      const response = await page.goto(path)
      expect.soft(response?.status()).toBe(404)
      const main = page.getByRole('main')
      await expect.soft(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      await expect.soft(main.getByRole('link', { name: 'Return Home' })).toBeVisible()
      await hydrated(page)
      await expect.soft(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    })
})

test('an address with nothing behind it is a true 404', async ({ read, paper }) => {
  for (const path of [
    '/industries/pharma/services/no-such',
    '/industries/no-such/direct-hire',
    '/locations/atlantis',
    '/roles/pirate',
  ])
    await test.step(path, async () => {
      expect.soft((await read(path)).status()).toBe(404)
      await expect.soft(paper.getByRole('heading', { level: 1 })).toHaveText(/Not Found$/)
    })
})

test('a backend that is away: the specification’s message, 503, the frame intact', async ({
  read,
  paper,
  startShell,
}) => {
  const nowhere = `http://localhost:${await freePort()}`
  const shell = await startShell({ env: { SUPABASE_URL: nowhere } })
  const response = await read(`${shell}/technologies/react`)
  expect(response.status()).toBe(503)
  expect(response.headers()['retry-after']).toBeTruthy()
  await expect(paper.getByText('Failed to load technology data')).toBeVisible()
  await expect(paper.getByRole('banner')).toBeVisible()
  await expect(paper.getByRole('button', { name: 'Try again' })).toBeVisible()
  expect((await fetch(`${shell}/glossary`)).status).toBe(200)
})
