import { checkLeads, type LeadReport } from 'supabase/tests/lead-checker/check-leads.ts'
import { allFaults } from 'supabase/tests/lead-checker/nemesis.ts'
import { publishRemotes } from '../commands/site.ts'
import { startShell } from '../shell/start-shell.ts'
import { describeRun } from './first-view/machine.ts'
import { rowsOf } from './leads-rows.ts'
import { timed } from './measurement.ts'
import type { RowResults } from './measurement.ts'
import { withTemporaryFolder } from './temporary-folder.ts'

const submissions = 10_000

/**
 * Whether leads survive: forms sent by eight clients, through the contact page and past it, while processes are killed,
 * the disk fills and the mail server misbehaves.
 * @throws when anything was lost, doubled or invented, with what it was
 */
export async function measureLeads(): Promise<RowResults> {
  const run = await describeRun()
  const { result: report, ms } = await timed(checkSite)
  const { faults } = report
  if (faults.length > 0)
    throw new Error(`Leads: ${faults.length} faults, ${faults.slice(0, 5).join('; ')}`)
  return { ...run, rows: rowsOf(report, ms) }
}

function checkSite(): Promise<LeadReport> {
  return withTemporaryFolder(async (dataFolder) => {
    await publishRemotes(dataFolder)
    const site = { startShell, dataFolder }
    return checkLeads({ submissions, clients: 8, strikes: 3 * allFaults, site })
  })
}
