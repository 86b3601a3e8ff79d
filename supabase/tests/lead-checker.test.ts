import { expect, test } from 'vitest'
import { checkLeads } from '../local/lead-checker/check-leads.ts'
import { allFaults } from '../local/lead-checker/nemesis.ts'

test('nothing acknowledged is lost or doubled while processes are killed, the disk fills and the mail server misbehaves', async () => {
  const clients = 8
  const report = await checkLeads({ submissions: 500, clients, strikes: allFaults })
  process.stdout.write(`leads: ${JSON.stringify(report)}\n`)

  expect(report.faults).toEqual([])
  expect(report.submissions).toBeGreaterThanOrEqual(500)
  expect(report.stored).toBeGreaterThanOrEqual(report.acknowledged)
  expect(report.mails).toBe(report.stored * 2)
  // Each client has at most two clicks under way, and each click two mails.
  const strikes = Object.values(report.strikes).reduce((sum, count) => sum + count)
  expect(report.unexplained).toBeLessThanOrEqual(strikes * clients * 4)
  // A checker that broke nothing, or stopped everything, has shown nothing. Without a site there is no shell.
  for (const victim of ['function', 'worker', 'backend', 'sink', 'disk', 'journal'] as const) {
    expect(report.strikes[victim], victim).toBeGreaterThan(1)
  }
  expect(report.acknowledged).toBeGreaterThan(350)
}, 3_600_000)
