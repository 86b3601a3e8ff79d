import type { LeadReport } from 'supabase/tests/lead-checker/check-leads.ts'
import { sumOf, type Measurement } from './measurement.ts'

/** @param ms how long the leads checker took */
export function rowsOf(report: LeadReport, ms: number): Measurement[] {
  const { disk, journal, nobody: _, ...kills } = report.strikes
  return [
    { name: 'contact forms sent', value: report.submissions, unit: 'count' },
    { name: 'of these acknowledged', value: report.acknowledged, unit: 'count' },
    { name: 'stored, each once', value: report.stored, unit: 'count' },
    { name: 'mails sent, each under one Message-ID', value: report.mails, unit: 'count' },
    { name: 'further copies under the same Message-ID', value: report.duplicates, unit: 'count' },
    { name: 'processes killed meanwhile', value: sumOf(Object.values(kills)), unit: 'count' },
    { name: 'of these the shell', value: kills.shell, unit: 'count' },
    { name: 'times that the disk was full', value: disk + journal, unit: 'count' },
    {
      name: 'restarts of a backend that stayed silent after that',
      value: report.restarts,
      unit: 'count',
    },
    { name: 'leads checker, in all', value: ms, unit: 'ms' },
  ]
}
