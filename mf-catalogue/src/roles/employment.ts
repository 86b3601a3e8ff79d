/** What every role says about pay: no figures are shown. */
export const compensation = 'Competitive Package'

/** Kinds of employment, as people say them. */
export const employments: Record<string, string> = {
  FULL_TIME: 'Full-time',
  PART_TIME: 'Part-time',
  CONTRACTOR: 'Contract',
  TEMPORARY: 'Temporary',
}

/**
 * Whether a position's last day has gone by, also in an answer that was kept while the backend was away.
 *
 * @param lastDay ISO 8601 @param now ISO 8601 in UTC, as the backend counts its days
 */
export const isOver = (lastDay: string, now = new Date().toISOString()): boolean =>
  lastDay < now.slice(0, 10)
