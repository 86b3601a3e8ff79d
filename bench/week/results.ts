import type { Run } from '../running/machine.ts'

/** What a visitor fetches who comes every day of a week in which the site's own history is deployed. */
export interface WeekResults extends Run {
  /** That changed sources of browsers and build with today's settings; others changed them and do not. */
  commits: number
  notBuilt: number
  first: string
  last: string
  /** Way to deliver → bytes of scripts and stylesheets of all pages: on the first visit, and then day by day. */
  days: Record<string, number[]>
}

/** Bytes of the week, without the first visit. */
export const totalOf = (days: readonly number[]): number =>
  days.slice(1).reduce((sum, bytes) => sum + bytes, 0)
