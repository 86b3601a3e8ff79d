import { getBackend, rowsOf } from 'shared-ui/data'
import { isOver } from './employment.ts'

export type OpenPosition = NonNullable<Awaited<ReturnType<typeof getOpenPositions>>>[number]

/** As many as somebody reads. */
export const mostOpen = 200

/** The newest that are open today; null when they cannot be read, which is logged. */
export async function getOpenPositions() {
  const backend = await getBackend()
  const rows = await rowsOf(
    backend
      .from('job_openings')
      .select(
        'summary, employment_type, valid_through, role:job_roles!inner(title, slug), location:locations!inner(name, slug, type)',
      )
      .order('posted_on', { ascending: false })
      .order('reference')
      .limit(mostOpen),
  ).catch((error: unknown) => {
    console.error('Failed to load the open positions', error)
    return null
  })
  return rows && rows.filter(({ valid_through }) => !isOver(valid_through))
}
