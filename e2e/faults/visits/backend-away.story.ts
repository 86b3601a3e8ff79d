import { startBackendRelay, type BackendRelay } from '../../site/backend-relay.ts'
import { expect, hydrated, test } from '../../site/fixtures.ts'
import { navigate } from '../../site/navigate.ts'

/** Screens that are made of the backend's data: address, what it is called when it does not come, and when it does. */
const screens = [
  {
    path: '/technologies/react',
    problem: ['Technology Not Found', 'Failed to load technology data'],
    heading: 'React Developer Recruitment',
  },
  {
    path: '/locations/austin',
    problem: ['Location Not Found', 'Failed to load location data'],
    heading: 'Austin',
  },
  {
    path: '/roles/data-engineer/austin',
    problem: ['Role Not Found', 'The requested role and location combination could not be found.'],
    heading: 'Data Engineer Jobs in Austin',
  },
  {
    path: '/industries/retail/services/direct-hire',
    problem: ['Page Not Found', 'Failed to load page data'],
    heading: 'Retail',
  },
  {
    path: '/resources/technical-interview-services-guide',
    problem: ['Content Not Found', 'The requested content could not be found.'],
    heading: 'Technical interview services',
  },
] as const

let backend: BackendRelay
test.beforeEach(async () => void (backend = await startBackendRelay()))
test.afterEach(() => backend.off())

for (const [mood, goAway] of [
  ['is switched off', () => backend.off()],
  ['hangs', () => backend.hang()],
] as const)
  test(`a backend that ${mood} is told of within two seconds, and tried again when it is back`, async ({
    page,
    startShell,
    complaints,
  }) => {
    test.slow()
    const shell = await startShell({ env: { SUPABASE_URL: backend.url } })
    await page.clock.install()
    await page.goto(`${shell}/technologies`)
    await hydrated(page)
    // From here on time passes as the story says.
    await page.clock.pauseAt(Date.now() + 3_600_000)
    for (const { path, problem, heading } of screens) {
      await goAway()
      const asked = page.waitForRequest(`${backend.url}/rest/**`)
      await navigate(page, path)
      await asked
      await page.clock.runFor(1_900)
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(problem[0])
      await expect(main).toContainText(problem[1])
      await expect(page.getByRole('banner')).toBeVisible()
      expect(complaints.join('\n')).toContain(problem[1])

      await backend.on()
      await main.getByRole('button', { name: 'Try again' }).click()
      await expect(main.getByRole('heading', { level: 1 })).toContainText(heading)
    }
  })

test('a page of a backend that is away is 503 by its own name, and is there when it is back', async ({
  page,
  startShell,
}) => {
  const shell = await startShell({ env: { SUPABASE_URL: backend.url } })
  await page.clock.install()
  let hours = 0
  await backend.off()
  for (const { path, problem, heading } of screens) {
    const response = await page.goto(shell + path)
    expect(response?.status()).toBe(503)
    expect(response?.headers()['retry-after']).toBeTruthy()
    const main = page.getByRole('main')
    await hydrated(page)
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(problem[0])
    await expect(main).toContainText(problem[1])
    await backend.on()
    // The new try is not cut short on a busy machine.
    hours += 1
    await page.clock.pauseAt(Date.now() + hours * 3_600_000)
    await main.getByRole('button', { name: 'Try again' }).click()
    await expect(main.getByRole('heading', { level: 1 })).toContainText(heading)
    await page.clock.resume()
    await backend.off()
  }
})
