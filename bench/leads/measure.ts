import { makeTemporaryFolder } from 'delivery'
import { checkLeads, type LeadReport } from 'supabase/tests/lead-checker/check-leads.ts'
import { allFaults } from 'supabase/tests/lead-checker/nemesis.ts'
import { startShell } from '../../shell/start-shell.ts'
import { publishRemotes } from '../../commands/site/publish-remotes.ts'
import { describeRun, type FigureResults } from '../running/machine.ts'
import { timed } from '../figures/statistics.ts'
import { figuresOf } from './results.ts'

const submissions = 10_000

/**
 * Whether leads survive: forms sent by eight clients, through the contact page and past it, while processes are killed,
 * the disk fills and the mail server misbehaves.
 * @throws when anything was lost, doubled or invented, with what it was
 */
export async function measureLeads(): Promise<FigureResults> {
  const run = await describeRun()
  const { result: report, ms } = await timed(checkSite)
  const { faults } = report
  if (faults.length > 0)
    throw new Error(`Leads: ${faults.length} faults, ${faults.slice(0, 5).join('; ')}`)
  return { ...run, rows: figuresOf(report, ms) }
}

async function checkSite(): Promise<LeadReport> {
  const { path: dataFolder } = makeTemporaryFolder('plumbline-')
  await publishRemotes(dataFolder)
  const site = { startShell, dataFolder }
  return checkLeads({ submissions, clients: 8, strikes: 3 * allFaults, site })
}
