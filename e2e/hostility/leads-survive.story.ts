import { resolve } from 'node:path'
import { checkLeads } from 'supabase/local/lead-checker/check-leads.ts'
import { allVictims } from 'supabase/local/lead-checker/nemesis.ts'
import { expect, test } from '../site/fixtures.ts'
import { siteUnderTest } from '../site/site-under-test.ts'

test('forms of the contact page and of its script are each stored once and mailed twice, whatever is killed', async () => {
  test.setTimeout(1_200_000)
  const report = await checkLeads({
    submissions: 300,
    clients: 8,
    strikes: allVictims,
    site: {
      main: resolve(import.meta.dirname, '../../shell/dist/server/main.js'),
      dataFolder: siteUnderTest.dataFolder,
    },
  })
  process.stdout.write(`leads: ${JSON.stringify(report)}\n`)

  expect(report.faults).toEqual([])
  expect(report.stored).toBeGreaterThanOrEqual(report.acknowledged)
  expect(report.mails).toBe(report.stored * 2)
  // The backend keeps its functions running: one may be down in the moment that it should be killed.
  for (const victim of ['backend', 'shell', 'sink', 'disk', 'journal'] as const) {
    expect(report.strikes[victim], victim).toBeGreaterThan(0)
  }
  expect(report.acknowledged).toBeGreaterThan(150)
})
