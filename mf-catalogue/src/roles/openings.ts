import { getBackend, rowOrNull, type Tables } from 'shared-ui/data'
import { isOver } from './employment.ts'

/** A dated vacancy for a role in a location. */
export type Opening = NonNullable<ReturnType<typeof toOpening>>

type OpeningRow = Pick<
  Tables['job_openings']['Row'],
  'reference' | 'summary' | 'employment_type' | 'country' | 'posted_on' | 'valid_through'
>

/** The current opening for a role in a location, or null: also when it cannot be read, which is logged. */
export async function getOpening(roleSlug: string, locationSlug: string): Promise<Opening | null> {
  return readOpening(roleSlug, locationSlug).catch((error: unknown) => {
    console.error('Failed to load the opening', error)
    return null
  })
}

async function readOpening(roleSlug: string, locationSlug: string): Promise<Opening | null> {
  const backend = await getBackend()
  const row = await rowOrNull(
    backend
      .from('job_openings')
      .select(
        'reference, summary, employment_type, country, posted_on, valid_through, role:job_roles!inner(slug), location:locations!inner(slug)',
      )
      .eq('role.slug', roleSlug)
      .eq('location.slug', locationSlug)
      .maybeSingle(),
  )
  return row && toOpening(row, new Date().toISOString())
}

/**
 * The page's shape of a row; null once it is over, for an answer that was kept while the backend was away.
 *
 * @param now ISO 8601 in UTC, as the backend counts its days
 */
export function toOpening(row: OpeningRow, now: string) {
  if (isOver(row.valid_through, now)) return null
  return {
    reference: row.reference,
    summary: row.summary,
    /** As search engines spell it, for example `FULL_TIME`. */
    employmentType: row.employment_type,
    /** ISO 3166-1 alpha-2: where the work is, or for remote work where the person may live. */
    country: row.country,
    /** ISO 8601 days, the last one included. */
    postedOn: row.posted_on,
    validThrough: row.valid_through,
  }
}
