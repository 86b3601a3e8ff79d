import { checkLeads } from 'supabase/tests/lead-checker/check-leads.ts'
import { allFaults } from 'supabase/tests/lead-checker/nemesis.ts'
import { startShell } from '../../../shell/start-shell.ts'
import { expect, test } from '../../site/fixtures.ts'
import { siteUnderTest } from '../../site/site-under-test.ts'

test('nothing acknowledged is lost or doubled while processes are killed, the disk fills and the mail server misbehaves', async () => {
  test.setTimeout(1_800_000)
  const clients = 8
  // Through the contact page and past it, in turn.
  const report = await checkLeads({
    submissions: 500,
    clients,
    strikes: allFaults,
    site: { startShell, dataFolder: siteUnderTest.dataFolder },
  })
  process.stdout.write(`leads: ${JSON.stringify(report)}\n`)

  expect(report.faults).toEqual([])
  expect(report.submissions).toBeGreaterThanOrEqual(500)
  expect(report.stored).toBeGreaterThanOrEqual(report.acknowledged)
  expect(report.mails).toBe(report.stored * 2)
  // Each client has at most two clicks under way, and each click two mails.
  const strikes = Object.values(report.strikes).reduce((sum, count) => sum + count)
  expect(report.unexplained).toBeLessThanOrEqual(strikes * clients * 4)
  // A checker that broke nothing, or stopped everything, has shown nothing.
  const victims = ['function', 'worker', 'backend', 'shell', 'sink', 'disk', 'journal'] as const
  for (const victim of victims) expect(report.strikes[victim], victim).toBeGreaterThan(1)
  expect(report.acknowledged).toBeGreaterThan(250)
})
