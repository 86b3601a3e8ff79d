import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { checkLeads, type LeadReport } from 'supabase/local/lead-checker/check-leads.ts'
import { allFaults } from 'supabase/local/lead-checker/nemesis.ts'
import { root } from '../commands/settings.ts'
import { publishRemotes } from '../commands/site.ts'
import { describeRun } from './first-view/machine.ts'
import type { RowResults } from './stored-results.ts'

const submissions = 10_000

/**
 * Whether leads survive: forms sent by eight clients, through the contact page and past it, while processes are killed,
 * the disk fills and the mail server misbehaves.
 * @throws when anything was lost, doubled or invented, with what it was
 */
export async function measureLeads(): Promise<RowResults> {
  const run = await describeRun()
  const start = performance.now()
  const { faults, strikes, ...report } = await checkSite()
  if (faults.length > 0)
    throw new Error(`Leads: ${faults.length} faults, ${faults.slice(0, 5).join('; ')}`)
  const { disk, journal, ...kills } = strikes
  const killed = Object.values(kills).reduce((sum, count) => sum + count)
  const rows: RowResults['rows'] = [
    { name: 'contact forms sent', value: report.submissions, unit: 'count' },
    { name: 'of these acknowledged', value: report.acknowledged, unit: 'count' },
    { name: 'stored, each once', value: report.stored, unit: 'count' },
    { name: 'of these released from quarantine', value: report.released, unit: 'count' },
    { name: 'mails sent, each under one Message-ID', value: report.mails, unit: 'count' },
    { name: 'further copies under the same Message-ID', value: report.duplicates, unit: 'count' },
    { name: 'processes killed meanwhile', value: killed, unit: 'count' },
    { name: 'of these the shell', value: kills.shell, unit: 'count' },
    { name: 'times that the disk was full', value: disk + journal, unit: 'count' },
    { name: 'restarts that took', value: report.restarts, unit: 'count' },
    { name: 'leads checker, in all', value: performance.now() - start, unit: 'ms' },
  ]
  return { ...run, rows }
}

async function checkSite(): Promise<LeadReport> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'plumbline-'))
  try {
    await publishRemotes(dataFolder)
    const site = { main: join(root, 'shell/dist/server/main.js'), dataFolder }
    return await checkLeads({ submissions, clients: 8, strikes: 3 * allFaults, site })
  } finally {
    await rm(dataFolder, { recursive: true, force: true })
  }
}
