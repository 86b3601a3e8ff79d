/** What every role says about pay: no figures are shown. */
export const compensation = 'Competitive Package'

/** Kinds of employment, as people say them. */
export const employments: Record<string, string> = {
  FULL_TIME: 'Full-time',
  PART_TIME: 'Part-time',
  CONTRACTOR: 'Contract',
  TEMPORARY: 'Temporary',
}
