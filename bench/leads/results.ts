import type { LeadReport } from 'supabase/tests/lead-checker/check-leads.ts'
import type { Figure } from '../figures/format.ts'
import { sumOf } from '../figures/statistics.ts'

/** @param ms how long the leads checker took */
export function figuresOf(report: LeadReport, ms: number): Figure[] {
  const { disk, journal, nobody: _, ...kills } = report.strikes
  const count = (name: string, value: number): Figure => ({ name, value, unit: 'count' })
  return [
    count('contact forms sent', report.submissions),
    count('of these acknowledged', report.acknowledged),
    count('stored, each once', report.stored),
    count('mails sent, each under one Message-ID', report.mails),
    count('further copies under the same Message-ID', report.duplicates),
    count('processes killed meanwhile', sumOf(Object.values(kills))),
    count('of these the shell', kills.shell),
    count('times that the disk was full', disk + journal),
    count('restarts of a backend that stayed silent after that', report.restarts),
    { name: 'leads checker, in all', value: ms, unit: 'ms' },
  ]
}
