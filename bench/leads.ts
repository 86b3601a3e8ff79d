import { performance } from 'node:perf_hooks'
import { checkLeads } from 'supabase/local/lead-checker/check-leads.ts'
import type { Measurement } from './measurement.ts'

const submissions = 10_000

/**
 * Whether leads survive: forms sent by eight clients while processes are killed and the mail server misbehaves.
 * @throws when anything was lost, doubled or invented, with what it was
 */
export async function measureLeads(): Promise<Measurement[]> {
  const start = performance.now()
  const report = await checkLeads({ submissions, clients: 8, strikes: 100 })
  const { faults, kills } = report
  if (faults.length > 0)
    throw new Error(`Leads: ${faults.length} faults, ${faults.slice(0, 5).join('; ')}`)
  const killed = Object.values(kills).reduce((sum, count) => sum + count)
  return [
    { name: 'contact forms sent', value: report.submissions, unit: 'count' },
    { name: 'of these acknowledged', value: report.acknowledged, unit: 'count' },
    { name: 'stored, each once', value: report.stored, unit: 'count' },
    { name: 'mails sent, each under one Message-ID', value: report.mails, unit: 'count' },
    {
      name: 'further copies under the same Message-ID',
      value: report.duplicates,
      unit: 'count',
    },
    { name: 'processes killed meanwhile', value: killed, unit: 'count' },
    { name: 'leads checker, in all', value: performance.now() - start, unit: 'ms' },
  ]
}
