import type { StoredResults } from '../stored-results.ts'
import { unmeasuredSection, rowsTable, type Section } from './markdown.ts'

/** What becomes of leads when things break. */
export function leadsSection({ leads }: StoredResults): Section {
  const heading = '## Leads under faults'
  if (!leads) return unmeasuredSection(heading)
  return {
    charts: [],
    paragraphs: [
      heading,
      'Eight clients send contact forms, through the contact page and past it, while processes are killed, the disk fills and the mail ' +
        'server misbehaves; then what was acknowledged is compared with what is stored and what was mailed. A run in which anything ' +
        'was lost, doubled or invented has no figures.',
      rowsTable(leads.rows),
    ],
  }
}
