import { expect, test } from '../../site/fixtures.ts'
import { runDelivery } from '../../site/delivery-command.ts'
import { startVisitors } from '../delivery/visitors.ts'
import { startFleet, type RunningFleet } from '../../../commands/fleet/running-fleet.ts'
import { siteUnderTest } from '../../site/site-under-test.ts'

const statusOf = (port: number) =>
  fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ status }) => status,
    () => 0,
  )

let fleet: RunningFleet | undefined
// Also when it fails: a fleet would go on beside all other stories.
test.afterEach(() => fleet?.stop())

test('behind HAProxy no request fails while shell after shell is started again, and one is killed', async () => {
  const running = await startFleet({
    SUPABASE_URL: siteUnderTest.supabaseUrl,
    SUPABASE_ANON_KEY: siteUnderTest.supabaseAnonKey,
    DRAIN_SECONDS: '4',
    RENDER_WORKERS: '1',
  })
  fleet = running
  const visitors = startVisitors(running.url)
  const shells = await running.shells()
  expect(shells).toHaveLength(3)

  const endOne = async ({ pid, port }: (typeof shells)[number], signal: NodeJS.Signals) => {
    process.kill(pid, signal)
    if (signal === 'SIGTERM') await expect.poll(() => statusOf(port)).toBe(503)
    const another = async () =>
      (await running.shells()).some((shell) => shell.port === port && shell.pid !== pid)
    await expect.poll(another, { timeout: 300_000 }).toBe(true)
    await expect.poll(() => statusOf(port), { timeout: 300_000 }).toBe(200)
  }
  for (const shell of shells) await endOne(shell, 'SIGTERM')
  const [first] = await running.shells()
  if (first) await endOne(first, 'SIGKILL')

  const { requests, failures } = await visitors.leave()
  expect(failures).toEqual([])
  expect(requests).toBeGreaterThan(100)

  const store = { RELEASE_STORE: '', ROOT_FILE: '' }
  const { stdout } = await runDelivery(running.dataFolder, ['status', '--json'], store)
  expect(stdout).toContain('leads')
  await running.stop()
  expect(await running.shells()).toEqual([])
})
